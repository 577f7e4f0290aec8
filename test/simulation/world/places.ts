import { channelId, guildId, messageId, roleId, userId } from '../../../src/lib/ids.ts';
import type { MessageId, RoleId, UserId } from '../../../src/lib/ids.ts';

/** Who and what there is in the simulated server. */

export const guild = guildId('10');
export const channel = channelId('20');

export const bot = userId('30');
export const botRole = '31';

export interface Person {
  readonly id: UserId;
  readonly name: string;
}

export const host: Person = { id: userId('40'), name: 'Hanna' };
export const moderator: Person = { id: userId('41'), name: 'Mo' };
export const people: readonly [Person, Person, ...Person[]] = [
  { id: userId('42'), name: 'Alice' },
  { id: userId('43'), name: 'Bob' },
  host,
  { id: userId('44'), name: 'Carol' },
  moderator,
];
export const personAt = (index: number): Person => people[index % people.length] ?? host;
/** The roles that some of them have. */
export const studentRole = roleId('61');
export const rolesOf = (id: string): readonly RoleId[] => (id === '42' || id === '44' ? [studentRole] : []);
export const otherBot: Person = { id: userId('50'), name: 'Beep' };

const everyone: readonly Person[] = [...people, otherBot, { id: bot, name: 'Rounds' }];
export const nameOf = (id: UserId): string => everyone.find((one) => one.id === id)?.name ?? 'someone';

const discordEpoch = 1_420_070_400_000;

/** Discord's ids, from virtual time: the 22 bits below the milliseconds distinguish those of the same moment. */
export class Snowflakes {
  #made = 0;

  next(now: number): MessageId {
    this.#made += 1;
    return messageId(String((BigInt(now - discordEpoch) << 22n) + BigInt(this.#made)));
  }
}
