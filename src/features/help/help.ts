import { LRUCache } from 'lru-cache';
import { hearing } from '../../machine/hear.ts';
import type { Conversation } from '../../machine/record.ts';
import type { DiscordMessage } from '../../discord/gateway/message.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { buttonKind } from '../../discord/interactions/components.ts';
import { command } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { sayAll, type MessageBody, type Reply } from '../../discord/reply.ts';
import { atMost } from '../../lib/at-most.ts';
import type { ChannelId, GuildId, MessageId, ThreadId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { AccountStep, HelpFacts, Situation } from '../../locale/facts.ts';
import type { Texts } from '../../locale/words.ts';

interface HelpDeps {
  readonly account: {
    stepOf(user: UserId): Promise<AccountStep>;
    /** What `/link` answers; called only when the button is pressed, because each call replaces an earlier page. */
    startLink(caller: Caller): Promise<Reply>;
  };
  readonly conversation: {
    /** Also that of one that has ended. */
    isThread(channel: ChannelId): boolean;
    /** The thread that is open below this announcement. */
    openBelow(announcement: MessageId): ThreadId | undefined;
    /** That of the thread that somebody is in, also if it has ended. */
    recordHere(caller: Caller): Promise<Conversation | undefined>;
    mayModerate(caller: Caller, conversation: Conversation): Promise<boolean>;
  };
  readonly discord: Pick<DiscordApi, 'post'>;
  readonly readsMessages: () => boolean;
  /** Who the bot is in a server; `roles`: a mention of any of them means the bot. */
  readonly selfIn: (guild: GuildId) => { readonly id: UserId; readonly roles: readonly string[] };
  /** Whether the bot is set up for this server; if not, a mention is told so. */
  readonly serves: (guild: GuildId) => boolean;
  /** The words in which the bot speaks to everybody in a server. */
  readonly wordsIn: (guild: GuildId) => Promise<Texts>;
  /** The words for one of Discord's locales. */
  readonly wordsFor: (locale: string) => Texts;
  readonly demo: boolean;
  readonly operatorContact?: string | undefined;
  /** Without a trailing slash; known once the web server listens. */
  readonly publicUrl: () => string;
  readonly log: Log;
}

type HelpButton = 'link' | 'linkAgain' | 'enterNumber';

const buttonForAccount: Readonly<Record<AccountStep, HelpButton | undefined>> = {
  not_linked: 'link',
  number_missing: 'enterNumber',
  linked: undefined,
  sign_in_ended: 'linkAgain',
};

const buttonIn = (situation: Situation): HelpButton | undefined => {
  if (situation.kind !== 'conversation') return buttonForAccount[situation.account];
  return situation.role === 'host_to_link' ? 'linkAgain' : undefined;
};

const linkButton = buttonKind('help-link');

export const helpBody = (
  situation: Situation,
  facts: HelpFacts,
  { account, help: texts }: Texts,
): MessageBody => {
  const content = `${texts.text(situation, facts)}\n${texts.patientLanguage}`;
  const button = buttonIn(situation);
  if (button === undefined) return { content };
  const label = account.buttons[button];
  return { content, rows: [[linkButton.make({ label, style: 'primary', with: {} })]] };
};

/** What a person's next step depends on. */
const situationsWith = ({ account, conversation: all, readsMessages }: HelpDeps) => {
  const outside = async (userId: UserId, kind: 'dm' | 'channel' | 'ended'): Promise<Situation> => ({
    kind,
    account: await account.stepOf(userId),
  });

  const roleOf = async (caller: Caller, conversation: Conversation) => {
    const { about, suspension } = conversation;
    const waitsForLink = suspension?.cause === 'link' || suspension?.cause === 'other_account';
    if (waitsForLink && caller.userId === about.hostId) return 'host_to_link';
    const verdict = hearing(conversation, {
      by: caller.userId,
      at: caller.interactionId,
      roles: caller.roles,
    });
    // Whoever has no floor yet may raise a hand.
    if (verdict === 'left_out' || verdict === 'not_chosen') return 'left_out';
    return (await all.mayModerate(caller, conversation)) ? 'moderator' : 'speaker';
  };

  return {
    outside,
    ofCaller: async (caller: Caller): Promise<Situation> => {
      const { userId, place } = caller;
      if (place === 'dm') return outside(userId, 'dm');
      const conversation = await all.recordHere(caller);
      if (conversation?.phase !== 'open')
        return outside(userId, conversation?.phase === 'ended' ? 'ended' : 'channel');
      const { who, hears } = conversation.terms;
      return {
        kind: 'conversation',
        partner: conversation.about.kind,
        role: await roleOf(caller, conversation),
        hears: readsMessages() ? hears : 'mentions',
        isByHand: who === 'hands',
      };
    },
  };
};

/** Milliseconds for which a channel gets no further help unasked. */
const quiet = 60_000;
/** How many channels are remembered; beyond that, the one that was helped longest ago is forgotten. */
const mostChannels = 10_000;

/** `/help`, and the same for a mention of the bot or its role, or a plain direct message. */
export const createHelp = (deps: HelpDeps) => {
  const { account, conversation, discord, selfIn, serves, wordsIn, wordsFor, log } = deps;
  const { demo, operatorContact, publicUrl } = deps;
  const situations = situationsWith(deps);
  const helped = new LRUCache<string, true>({ ...atMost(mostChannels), ttl: quiet });

  const bodyFor = (situation: Situation, words: Texts): MessageBody =>
    helpBody(situation, { demo, operatorContact, privacyUrl: `${publicUrl()}/privacy` }, words);

  /** `place`: a channel, or what one person replies to in it. */
  const isFirst = (place: string): boolean => {
    if (helped.has(place)) return false;
    helped.set(place, true);
    return true;
  };

  /** In writing, or by a reply with a ping. */
  const mentionsUs = (guild: GuildId, { content, mentions }: DiscordMessage): boolean => {
    const { id, roles } = selfIn(guild);
    if (mentions.has(id)) return true;
    return [`<@${id}>`, `<@!${id}>`, ...roles.map((role) => `<@&${role}>`)].some((one) =>
      content.includes(one),
    );
  };

  const helpUnasked = async (
    { id, channelId, guildId, author }: DiscordMessage,
    thread: ThreadId | undefined,
  ): Promise<void> => {
    const wordsFrom = async (words: Texts): Promise<MessageBody> => {
      if (guildId !== undefined && !serves(guildId)) return { content: words.router.foreignServer };
      if (thread !== undefined)
        return { content: words.conversation.small(words.help.inThread(author.id, thread)) };
      return bodyFor(await situations.outside(author.id, guildId === undefined ? 'dm' : 'channel'), words);
    };
    try {
      // A direct message does not say which language its author reads.
      const body = await wordsFrom(guildId === undefined ? wordsFor('') : await wordsIn(guildId));
      await discord.post(channelId, { ...body, replyTo: id, nonce: `help.${id}` });
    } catch (error) {
      log.warn(errorFacts(error), 'help could not be given');
    }
  };

  return {
    routes: [
      command({
        name: 'help',
        description: (words) => words.help.command,
        where: 'guild_and_dm',
        handle: async (caller) => sayAll([bodyFor(await situations.ofCaller(caller), caller.words)]),
      }),
      linkButton.on((caller) => account.startLink(caller)),
    ],
    hears: {
      message: (message: DiscordMessage): void => {
        const { author, system, guildId, channelId, repliesTo } = message;
        if (author.bot || system || conversation.isThread(channelId)) return;
        if (guildId !== undefined && !mentionsUs(guildId, message)) return;
        const thread = repliesTo && conversation.openBelow(repliesTo.messageId);
        if (isFirst(thread === undefined ? channelId : `${thread}/${author.id}`))
          void helpUnasked(message, thread);
      },
    },
  };
};
