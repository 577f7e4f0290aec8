import { inviteLink, readApplication, readServers, type Application } from '../../discord/application.ts';
import { createRest, type DiscordRest, type ObserveRequest } from '../../discord/outbox/rest.ts';
import { DiscordError } from '../../lib/failure.ts';
import { pause } from '../../lib/waiting.ts';
import { checkCommands } from './commands.ts';
import { failed, fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/** Token, intent, servers, commands, and the clock that is compared with Discord's. */

/** Milliseconds to wait for a limit to end: one shared with a running bot lasts a moment, one on the address hours. */
const limitPatience = 5_000;

/** Milliseconds, more than which signatures and "fifteen minutes ago" go wrong. */
const farOff = 30_000;

const behindToken = ['intent', 'servers', 'commands', 'clock'] as const;

const nothingMore = (why: string): readonly Finding[] =>
  behindToken.map((check) => skipped(check, 'not_looked', words.notLooked(why)));

const checkServers = async (
  { config }: Looking,
  rest: DiscordRest,
  application: Application,
): Promise<readonly Finding[]> => {
  const servers = await readServers(rest);
  const invite = inviteLink(application.id);
  const { guildId, allowedGuilds } = config.discord;
  if (servers.length === 0) return [failed('servers', 'none', words.servers.none(invite))];
  const found: Finding[] = [];
  if (guildId !== undefined && !servers.some(({ id }) => id === guildId)) {
    found.push(failed('servers', 'not_there', words.servers.notThere({ id: guildId, invite })));
  }
  for (const { id, name, missing } of servers) {
    const isAllowed = allowedGuilds?.some((allowed) => allowed === id) ?? true;
    if (!isAllowed) found.push(warning('servers', 'not_allowed', words.servers.notAllowed(name)));
    else if (missing === undefined) found.push(skipped('servers', 'unknown', words.servers.unknown(name)));
    else if (missing.length > 0) {
      found.push(failed('servers', 'missing', words.servers.missing({ server: name, permissions: missing })));
    }
  }
  return found.length > 0 ? found : [fine('servers', 'ok', words.servers.ok(servers.length))];
};

/** Discord's `Date` has whole seconds; the middle of the request is compared. */
const checkClock = async ({ config, now }: Looking): Promise<Finding> => {
  const before = now();
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`${config.discord.apiUrl}/v10/gateway`, { signal }).catch(() => undefined);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return skipped('clock', 'no_answer', words.notLooked(words.discord.noToken));
  const off = (before + now()) / 2 - theirs;
  if (Math.abs(off) < farOff) return fine('clock', 'ok', words.clock.ok);
  return failed('clock', 'off', words.clock.off(Math.round(off / 1_000)));
};

const whyNot = (error: unknown): Finding => {
  if (!(error instanceof DiscordError)) throw error;
  return error.failure.kind === 'unauthorized'
    ? failed('token', 'refused', words.discord.refused)
    : failed('token', 'unreachable', words.discord.unreachable);
};

const checkWith = async (looking: Looking, rest: DiscordRest): Promise<readonly Finding[]> => {
  const application = await readApplication(rest);
  const [servers, commands, clock] = await Promise.all([
    checkServers(looking, rest, application),
    checkCommands(looking, { rest, applicationId: application.id }),
    checkClock(looking),
  ]);
  return [
    fine('token', 'ok', words.discord.ok(application.userName)),
    application.mayReadMessages
      ? fine('intent', 'ok', words.intent.ok)
      : warning('intent', 'missing', words.intent.missing),
    ...servers,
    commands,
    clock,
  ];
};

export const checkDiscord = async (looking: Looking): Promise<readonly Finding[]> => {
  const { token, apiUrl } = looking.config.discord;
  if (token === undefined) {
    return [
      skipped('token', 'playground', words.notLooked(words.discord.playground)),
      ...nothingMore(words.discord.playground),
    ];
  }
  let limited: (() => void) | undefined;
  const limit = new Promise<void>((resolve) => {
    limited = resolve;
  }).then(() => pause(limitPatience));
  const observe: ObserveRequest = ({ status }) => {
    if (status === 429) limited?.();
  };
  const over = new AbortController();
  const closing = over.signal;
  const rest = createRest({ apiUrl, token, closing, onUnauthorized: () => undefined, observe });
  try {
    const found = await Promise.race([checkWith(looking, rest), limit]);
    return (
      found ?? [failed('token', 'limited', words.discord.limited), ...nothingMore(words.discord.noToken)]
    );
  } catch (error) {
    return [whyNot(error), ...nothingMore(words.discord.noToken)];
  } finally {
    over.abort();
  }
};
