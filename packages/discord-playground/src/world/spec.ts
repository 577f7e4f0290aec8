/** How a playground begins: given as plain data, so that tests can have any server they need. */
import type { ChannelType } from './entities.ts';
import type { PermissionName } from './permissions.ts';

export interface OverwriteSpec {
  /** `everyone`, the name of a role, the name of a person, or `bot`. */
  readonly for: string;
  readonly allow?: readonly PermissionName[];
  readonly deny?: readonly PermissionName[];
}

export interface ThreadSpec {
  readonly name: string;
  /** Who created it: a person's name; the bot if left out. */
  readonly owner?: string;
  readonly archived?: boolean;
  /** Written by the persons named, oldest first. */
  readonly messages?: readonly { readonly from: string; readonly content: string }[];
}

export interface ChannelSpec {
  readonly name: string;
  readonly type?: ChannelType;
  readonly topic?: string;
  readonly overwrites?: readonly OverwriteSpec[];
  readonly threads?: readonly ThreadSpec[];
}

export interface RoleSpec {
  readonly name: string;
  readonly permissions: readonly PermissionName[];
  /** Names of people. */
  readonly members: readonly string[];
}

export interface GuildSpec {
  readonly name: string;
  /** Made up if left out. It says which shard the server belongs to. */
  readonly id?: string;
  /** A person's name. */
  readonly owner: string;
  /** Its language, which makes it a community. */
  readonly locale?: string;
  readonly channels: readonly ChannelSpec[];
  readonly roles?: readonly RoleSpec[];
  /** Names of people; all of them if left out. */
  readonly members?: readonly string[];
}

export interface PersonSpec {
  readonly name: string;
  readonly displayName?: string;
}

export interface WorldSpec {
  readonly people: readonly PersonSpec[];
  readonly guilds: readonly GuildSpec[];
}

/** One server with a teacher and two students, and a channel of every kind that matters. */
export const defaultWorld: WorldSpec = {
  people: [
    // Owns the server, because an owner may do everything and the teacher should not.
    { name: 'owner', displayName: 'Owner' },
    { name: 'teacher', displayName: 'Dr. Teacher' },
    { name: 'alice', displayName: 'Alice' },
    { name: 'bob', displayName: 'Bob' },
  ],
  guilds: [
    {
      name: 'Playground',
      owner: 'owner',
      roles: [
        {
          name: 'Teacher',
          permissions: ['ManageGuild', 'ManageThreads', 'ManageMessages', 'ManageChannels'],
          members: ['teacher'],
        },
      ],
      channels: [
        { name: 'class', topic: 'For everyone, run by the teacher' },
        { name: 'study-group', topic: 'Practise with each other' },
        {
          name: 'announcements',
          type: 5,
          overwrites: [
            { for: 'everyone', deny: ['SendMessages'] },
            { for: 'Teacher', allow: ['SendMessages'] },
            { for: 'bot', allow: ['SendMessages'] },
          ],
        },
        { name: 'lounge', type: 2 },
        { name: 'questions', type: 15 },
      ],
    },
  ],
};
