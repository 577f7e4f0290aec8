/** What people see and write, over HTTP: the same as `Person` offers in the process. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireCommand } from '../commands/command.ts';
import { inLanguage } from '../commands/in-language.ts';
import { findPlace } from '../people/find-place.ts';
import type { Person } from '../people/person.ts';
import { visibleCommands } from '../people/visible-commands.ts';
import { waitFor } from '../people/waiting.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { compareIds } from '../snowflake.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import type { SurfaceContext } from './context.ts';
import { givenFile } from './given-file.ts';
import { messageRef, seenMessage } from './seen-message.ts';
import { viewMessage, viewPerson } from './views.ts';

interface OfPerson {
  Params: { name: string };
  Body: RequestBody | undefined;
}

const speaking = z.object({ locale: z.string() });
const inChannel = z.object({ channel: z.string() });
const lookingBack = inChannel.extend({
  /** Only what came after this message; waits until somebody else has written. */
  after: z.string().optional(),
  /** Milliseconds. */
  within: z.coerce.number().int().min(0).max(60_000).default(5_000),
});
const editing = messageRef.extend({ content: z.string() });
const reacting = messageRef.extend({ emoji: z.string() });
const sending = inChannel.extend({
  content: z.string().default(''),
  /** The id of a message in the same channel. */
  replyTo: z.string().optional(),
  mention: z.boolean().optional(),
  forward: messageRef.optional(),
  attachments: z.array(givenFile).optional(),
  stickers: z.array(z.string()).optional(),
  poll: z.object({ question: z.string(), answers: z.array(z.string()) }).optional(),
});
const newThread = inChannel.extend({
  name: z.string(),
  private: z.boolean().optional(),
  /** The id of the message that the thread is started from. */
  message: z.string().optional(),
});
const threadEdit = z.object({
  thread: z.string(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  name: z.string().optional(),
  slowmode: z.int().min(0).max(21_600).optional(),
});
const inThread = z.object({ thread: z.string() });
const adding = inThread.extend({ user: z.string() });

export const peopleRoutes = (app: FastifyInstance, { world, commands, person }: SurfaceContext): void => {
  /** What is answered by 204: it is done. */
  const doing = <Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    act: (actor: Person, given: z.output<Schema>) => void,
  ): void => {
    app.post<OfPerson>(`/people/:name/${what}`, async (request, reply) => {
      act(person(request.params.name), parseBody(schema, bodyOf(request).json));
      return reply.code(204).send();
    });
  };

  app.get('/people', async () =>
    world.people().map(({ id, name, displayName }) => ({ id, name, displayName })),
  );

  app.get<OfPerson>('/people/:name', async ({ params }) => viewPerson(world, person(params.name).id));

  app.get<OfPerson>('/people/:name/messages', async ({ params, query }) => {
    const { channel, after, within } = parseBody(lookingBack, query);
    const { id, messagesIn } = person(params.name);
    const later = () => messagesIn(channel).filter((one) => compareIds(one.id, after ?? '0') > 0);
    const answered = () => later().some(({ authorId }) => authorId !== id);
    // If nobody has written by then, the empty list says so.
    if (after !== undefined) await waitFor(world, answered, { within }).catch(() => undefined);
    return later().map((message) => viewMessage(world, message, id));
  });

  app.get<OfPerson>('/people/:name/commands', async ({ params, query }) => {
    const userId = person(params.name).id;
    const { locale } = world.user(userId);
    const place = findPlace(world, userId, parseBody(inChannel, query).channel);
    return visibleCommands(world, commands, { userId, place }).map((command) =>
      wireCommand(inLanguage(command, locale)),
    );
  });

  app.post<OfPerson>('/people/:name/send', async (request) => {
    const actor = person(request.params.name);
    const { channel, content, replyTo, forward, ...rest } = parseBody(sending, bodyOf(request).json);
    const message = actor.send(channel, content, {
      ...rest,
      replyTo: replyTo === undefined ? undefined : seenMessage(actor, { channel, message: replyTo }),
      forward: forward === undefined ? undefined : seenMessage(actor, forward),
    });
    return viewMessage(world, message, actor.id);
  });

  app.post<OfPerson>('/people/:name/edit', async (request) => {
    const { content, ...ref } = parseBody(editing, bodyOf(request).json);
    const actor = person(request.params.name);
    return viewMessage(world, actor.edit(seenMessage(actor, ref), content), actor.id);
  });

  doing('react', reacting, (actor, { emoji, ...ref }) => actor.react(seenMessage(actor, ref), emoji));
  doing('unreact', reacting, (actor, { emoji, ...ref }) => actor.unreact(seenMessage(actor, ref), emoji));
  doing('pin', messageRef, (actor, ref) => actor.pin(seenMessage(actor, ref)));
  doing('unpin', messageRef, (actor, ref) => actor.unpin(seenMessage(actor, ref)));
  doing('delete', messageRef, (actor, ref) => actor.delete(seenMessage(actor, ref)));
  doing('dismiss', messageRef, (actor, ref) => actor.dismiss(seenMessage(actor, ref)));
  doing('typing', inChannel, (actor, { channel }) => actor.typing(channel));
  doing('speak', speaking, (actor, { locale }) => actor.speak(locale));
  doing('join', inThread, (actor, { thread }) => actor.join(thread));
  doing('leave', inThread, (actor, { thread }) => actor.leave(thread));
  doing('add-to-thread', adding, (actor, { thread, user }) => actor.addToThread(thread, user));

  app.post<OfPerson>('/people/:name/dm', async ({ params }) =>
    wirePlace(world, person(params.name).openDm()),
  );

  app.post<OfPerson>('/people/:name/create-thread', async (request) => {
    const actor = person(request.params.name);
    const { channel, message, ...rest } = parseBody(newThread, bodyOf(request).json);
    const on = message === undefined ? undefined : seenMessage(actor, { channel, message });
    const thread = actor.createThread(channel, rest.name, { private: rest.private, on });
    return wirePlace(world, thread, actor.id);
  });

  app.post<OfPerson>('/people/:name/edit-thread', async (request) => {
    const { thread, ...edit } = parseBody(threadEdit, bodyOf(request).json);
    const actor = person(request.params.name);
    return wirePlace(world, actor.editThread(thread, edit), actor.id);
  });
};
