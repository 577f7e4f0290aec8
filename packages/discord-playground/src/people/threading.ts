/** What a person does with threads. */
import { addThreadMember, removeThreadMember } from '../actions/thread-members.ts';
import { createThread, createThreadOn, editThread } from '../actions/threads.ts';
import type { Thread, User } from '../world/entities.ts';
import { findPlace, type PlaceRef } from './find-place.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';

type Threading = Pick<Person, 'createThread' | 'editThread' | 'join' | 'leave' | 'addToThread'>;

export const threading = ({ world }: PersonContext, user: User): Threading => {
  const threadOf = (ref: PlaceRef): Thread => world.thread(findPlace(world, user.id, ref).id);
  return {
    createThread: (ref, name, options = {}) => {
      const parent = world.channel(findPlace(world, user.id, ref).id);
      if (options.on !== undefined) return createThreadOn(world, options.on, { by: user.id, parent, name });
      const type = options.private === true ? 12 : parent.type === 5 ? 10 : 11;
      return createThread(world, { by: user.id, parent, type, name });
    },
    editThread: (ref, { slowmode, ...edit }) =>
      editThread(world, {
        by: user.id,
        thread: threadOf(ref),
        edit: { ...edit, rate_limit_per_user: slowmode },
      }),
    join: (ref) => addThreadMember(world, { by: user.id, thread: threadOf(ref), userId: user.id }),
    leave: (ref) => removeThreadMember(world, { by: user.id, thread: threadOf(ref), userId: user.id }),
    addToThread: (ref, userId) => addThreadMember(world, { by: user.id, thread: threadOf(ref), userId }),
  };
};
