import type { WorldSpec } from 'discord-playground/world/spec';

/** The servers that a benchmark takes place in. */
export interface Size {
  readonly servers: number;
  readonly channels: number;
  readonly roles: number;
  readonly members: number;
  /** Active threads per server. */
  readonly threads: number;
}

const each = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const personName = (server: number, member: number): string => `person${server}x${member}`;

export const worldOf = ({ servers, channels, roles, members, threads }: Size): WorldSpec => ({
  people: each(servers, (server) => each(members, (member) => ({ name: personName(server, member) }))).flat(),
  guilds: each(servers, (server) => ({
    name: `Server ${server}`,
    owner: personName(server, 0),
    members: each(members, (member) => personName(server, member)),
    // The bot's own role and @everyone are created automatically.
    roles: each(Math.max(0, roles - 2), (role) => ({
      name: `Role ${role}`,
      permissions: ['ViewChannel', 'SendMessages'],
      members: [personName(server, role % members)],
    })),
    channels: each(channels, (channel) => ({
      name: `channel-${channel}`,
      topic: 'Where study groups meet and interview their patients',
      threads: each(threads, (thread) => thread)
        .filter((thread) => thread % channels === channel)
        .map((thread) => ({
          name: `Conversation ${thread}`,
          // Without a message in it, the bot could not know that it has missed nothing.
          messages: [{ from: 'bot', content: 'Write as you would speak to the patient.' }],
        })),
    })),
  })),
});
