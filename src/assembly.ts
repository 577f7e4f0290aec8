import { membersReachPage } from './config.ts';
import type { Config } from './config.ts';
import type { Pace } from './conversation/ports.ts';
import { createDiscordApi } from './discord/api.ts';
import type { Discord } from './discord/client.ts';
import type { DeferredRecords } from './discord/deferred.ts';
import type { GatewayEvents } from './discord/gateway-events.ts';
import { createRouter } from './discord/router.ts';
import type { Router } from './discord/router.ts';
import { createAccount } from './features/account/account.ts';
import { createCompose } from './features/compose/compose.ts';
import { createConversationFeature } from './features/conversation/conversation.ts';
import type { ConversationFeature } from './features/conversation/conversation.ts';
import type { Titled } from './features/conversation/commands.ts';
import { listenTo } from './features/conversation/listening.ts';
import { isModerator } from './features/conversation/place.ts';
import { createHelp } from './features/help/help.ts';
import { createSituations } from './features/help/situation.ts';
import { createUnaskedHelp } from './features/help/unasked.ts';
import { createStreamFeature } from './features/stream/stream.ts';
import { ServiceError } from './lib/failure.ts';
import type { GuildId } from './lib/ids.ts';
import type { Log } from './lib/log.ts';
import { Secret } from './lib/secret.ts';
import type { Service } from './service/client.ts';
import { conversationKey } from './store/conversations.ts';
import type { Store } from './store/store.ts';
import { discordWords, serviceWords } from './texts/failures.ts';

/** Where the edges meet: every feature, and the router in front of them. */

/** What the features stand on: opened, and closed again, by whoever has them assembled. */
export interface Edges {
  readonly config: Config;
  readonly log: Log;
  readonly pace: Pace;
  readonly store: Store;
  readonly service: Service;
  readonly discord: Discord;
  /** By their ids as people type them. */
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  /** The sandbox stands in for the service. */
  readonly demo: boolean;
  /** Known once the web server listens. */
  readonly publicUrl: () => string;
}

const deferredIn = ({ deferred }: Store['pending']): DeferredRecords => ({
  note: async (record) => deferred.set(record.interactionId, { ...record, token: record.token.reveal() }),
  find: async (id) => {
    const stored = await deferred.get(id);
    return stored === undefined ? undefined : { ...stored, token: new Secret(stored.token) };
  },
  done: async (id) => {
    await deferred.delete(id);
  },
});

/** What was told to wait and has no answer yet. */
export const allDeferred = async ({ deferred }: Store['pending']) => {
  const records = [];
  for await (const [, record] of deferred.entries())
    records.push({ ...record, token: new Secret(record.token) });
  return records;
};

/** Listens to nothing and starts nothing yet: `events` and `router` are for whoever opens the gateway. */
export const assemble = (edges: Edges) => {
  const { config, log, pace, store, service, discord, titled, demo, publicUrl } = edges;
  const { operatorContact } = config.web;
  const api = createDiscordApi(discord.rest);
  const botRoles = new Map<GuildId, readonly string[]>();
  const readsMessages = (): boolean => discord.readsMessages();

  const account = createAccount({
    accounts: store.accounts,
    links: store.pending.links,
    wanted: store.pending.wanted,
    auth: service.auth,
    serviceUserKey: (username) => store.serviceUserKey(username),
    publicUrl,
    pageReach: membersReachPage(config) ? 'members' : 'operator_only',
    operatorContact,
    demo,
    deleteUnfinished: async (user) => {
      for (const records of [store.drafts, store.pending.choices]) {
        for await (const [key, { userId }] of records.entries()) {
          if (userId === user) await records.delete(key);
        }
      }
    },
    hostedBy: async (user) => conversation.hostedBy(user),
    endHosted: async (user) => conversation.endHosted(user),
    endConversation: (caller, id) => conversation.endById(caller, id),
    resume: (caller, invocation) => router.run(invocation, caller),
    now: () => Date.now(),
  });
  const { withAccount } = account;
  const conversation: ConversationFeature = createConversationFeature({
    store: {
      set: async (_id, record) => store.conversations.set(conversationKey(record), record),
      delete: async (record) => store.conversations.delete(conversationKey(record)),
      entries: () => store.conversations.entries(),
    },
    choiceStore: store.pending.choices,
    accounts: account,
    chat: service.chat,
    engage: service.engage,
    discord: api,
    self: (guild) => ({ id: discord.self, roles: botRoles.get(guild) ?? [], readsMessages: readsMessages() }),
    readsMessages,
    models: config.service.models,
    ...titled,
    demo,
    catchUpWindow: config.conversations.catchUp,
    pace,
    words: { service: serviceWords, discord: discordWords },
    log,
  });
  const { conversations } = conversation;
  account.onLinked((user) => conversations.linked(user));
  const situations = createSituations({
    stepOf: (user) => account.stepOf(user),
    conversationIn: (channel) => conversations.inThread(channel),
    readsMessages,
    mayModerate: isModerator,
  });
  const help = createHelp({
    situation: situations.ofCaller,
    facts: () => ({ demo, operatorContact, privacyUrl: `${publicUrl()}/privacy` }),
    startLink: account.startLink,
  });
  const compose = createCompose({
    withAccount,
    compose: service.compose,
    models: config.service.models,
    drafts: store.drafts,
    failureWords: serviceWords,
    now: () => Date.now(),
  });
  const routes = [
    ...account.routes,
    ...compose.routes,
    ...conversation.routes,
    ...createStreamFeature({ withAccount, stream: service.stream }).routes,
    ...help.routes,
  ];
  const { allowedGuilds } = config.discord;
  const allowed = allowedGuilds === undefined ? undefined : new Set(allowedGuilds);
  const router: Router = createRouter({
    routes,
    interactionRest: discord.interactionRest,
    applicationId: discord.applicationId,
    api,
    allowedGuilds: allowed,
    deferred: deferredIn(store.pending),
    failureWords: (error) =>
      error instanceof ServiceError ? serviceWords(error.failure) : discordWords(error.failure),
    onNeedsLink: account.linkPrompt,
    log,
  });
  const giveHelp = createUnaskedHelp({
    discord: api,
    messageFor: help.messageFor,
    situationOf: situations.ofAsker,
    self: discord.self,
    serves: (guild) => allowed?.has(guild) ?? true,
    log,
  });
  const toConversations = listenTo(conversations);
  const events: GatewayEvents = {
    ...toConversations,
    // One that was taken away counts until the server is told anew: Discord need not name the bot's own role here.
    botRolesChanged: ({ id, botRoles: roles }) =>
      void botRoles.set(id, [...new Set([...(botRoles.get(id) ?? []), ...roles])]),
    guildAvailable: (guild) => {
      botRoles.set(guild.id, guild.botRoles);
      toConversations.guildAvailable(guild);
    },
    message: (message) => {
      toConversations.message(message);
      if (conversations.inThread(message.channelId) === undefined) giveHelp(message);
    },
  };
  return { account, conversation, conversations, router, routes, events };
};
