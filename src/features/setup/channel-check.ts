import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import type { Body } from '../../discord/reply.ts';
import { channelId, isSnowflake, type ChannelId, type UserId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import { channelMenu } from './buttons.ts';
import { back, managing, shown } from './managing.ts';

/** What the bot may do in a channel, and what would not work there. */

export interface ChannelLook {
  readonly discord: Pick<DiscordApi, 'permissionsIn'>;
  readonly self: UserId;
}

interface Checked {
  readonly channel: ChannelId;
  readonly granted: bigint;
}

export const channelBody = ({ channel, granted }: Checked, words: Words): Body => {
  const { permissions: names } = words.conversation;
  const needed = [
    { bit: permissions.ViewChannel, name: names.view, what: 'everything' },
    { bit: permissions.SendMessages, name: names.send, what: 'start' },
    { bit: permissions.ReadMessageHistory, name: names.history, what: 'missed' },
    { bit: permissions.CreatePublicThreads, name: names.publicThreads, what: 'start' },
    { bit: permissions.CreatePrivateThreads, name: names.privateThreads, what: 'private' },
    { bit: permissions.SendMessagesInThreads, name: names.sendInThreads, what: 'answers' },
    { bit: permissions.EmbedLinks, name: names.embed, what: 'pictures' },
    { bit: permissions.AttachFiles, name: names.attach, what: 'files' },
  ] as const;
  const { setup: texts } = words;
  const lines = needed.map(({ bit, name, what }) =>
    texts.permission(name, grants(granted, bit) ? undefined : texts.without[what]),
  );
  return {
    content: texts.channel(channel, lines),
    rows: [
      [
        channelMenu.make({
          of: 'channels',
          placeholder: texts.chooseChannel,
          with: {},
        }),
      ],
      [back(words)],
    ],
  };
};

export const channelRoutes = ({ discord, self }: ChannelLook): readonly Route[] => [
  channelMenu.on(
    managing(async ({ guildId, words, ...here }, { values: [chosen = ''] }) => {
      const channel = isSnowflake(chosen) ? channelId(chosen) : here.channelId;
      const granted =
        channel === here.channelId
          ? here.botPermissions
          : await discord.permissionsIn({ guild: guildId, channel, user: self });
      return shown(channelBody({ channel, granted }, words));
    }),
  ),
];
