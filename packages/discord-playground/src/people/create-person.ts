import { commanding } from './commanding.ts';
import { interacting } from './interacting.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { reacting } from './reacting.ts';
import { threading } from './threading.ts';
import { writing } from './writing.ts';

/** A person who acts in this world. Everything throws a Refusal where Discord would refuse. */
export const createPerson = (context: PersonContext, name: string): Person => {
  const user = context.world.person(name);
  return {
    id: user.id,
    name: user.name,
    ...writing(context, user),
    ...commanding(context, user),
    ...interacting(context, user),
    ...reacting(context, user),
    ...threading(context, user),
  };
};
