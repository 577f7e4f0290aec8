import { once } from 'node:events';
import { inviteLink, readApplication, readServers, type Application } from '../../discord/application.ts';
import { readCommandNames } from '../../discord/commands/registration.ts';
import { createRest, type DiscordRest, type ObserveRequest } from '../../discord/outbox/rest.ts';
import { DiscordError } from '../../lib/failure.ts';
import { pause } from '../../lib/waiting.ts';
import { checkCertificate } from './certificate.ts';
import { failed, fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/** Token, intent, servers, commands, and the clock that is compared with Discord's. */

/** Milliseconds to wait for a limit to end: one shared with a running bot lasts a moment, one on the address hours. */
const limitPatience = 5_000;

/** Milliseconds, more than which signatures and "fifteen minutes ago" go wrong. */
const farOff = 30_000;

const behindToken = ['intent', 'portal', 'servers', 'commands', 'clock'] as const;

const nothingMore = (why: string): readonly Finding[] =>
  behindToken.map((check) => skipped(check, 'not_looked', words.notLooked(why)));

type Servers = Awaited<ReturnType<typeof readServers>>;

/** Switches in the Developer Portal with which it cannot work; the start tells of them as well. */
export const checkPortal = ({ switches }: Pick<Application, 'switches'>): readonly Finding[] =>
  switches.length === 0
    ? [fine('portal', 'ok', words.portal.ok)]
    : switches.map((name) => failed('portal', name, words.portal[name]));

const checkServers = (
  { config }: Looking,
  application: Application,
  servers: Servers,
): readonly Finding[] => {
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

/** Whether our commands are registered where they belong, and nowhere else. */
const checkCommands = async (
  { config }: Looking,
  rest: DiscordRest,
  { application: { id }, servers }: { readonly application: Application; readonly servers: Servers },
): Promise<readonly Finding[]> => {
  const { guildId } = config.discord;
  const { commands: texts } = words;
  if (guildId !== undefined && servers.every((server) => server.id !== guildId))
    return [skipped('commands', 'not_there', words.notLooked(texts.notThere))];
  const ours = await readCommandNames(rest, id, guildId);
  if (ours.length === 0) return [warning('commands', 'missing', texts.missing)];
  const elsewhere = [
    ...(guildId === undefined ? [] : [{ where: texts.everywhere, server: undefined }]),
    ...servers
      .filter((server) => server.id !== guildId)
      .map((server) => ({ where: texts.inServer(server.name), server: server.id })),
  ];
  const found: Finding[] = [];
  for (const { where, server } of elsewhere)
    if ((await readCommandNames(rest, id, server)).some((name) => ours.includes(name)))
      found.push(warning('commands', 'twice', texts.twice(where)));
  return found.length > 0 ? found : [fine('commands', 'ok', texts.ok)];
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

/** Why Discord does not let the bot start, or does not answer; the start says the same. */
export const discordTrouble = async (
  { failure }: DiscordError,
  { config, now }: Looking,
): Promise<Finding> => {
  if (failure.kind === 'unauthorized') return failed('token', 'refused', words.discord.refused);
  if ('code' in failure) return failed('token', 'not_let', words.discord.notLet(failure.code));
  // A network that looks into TLS, or a wrong clock, is no network that is down.
  const certificate = await checkCertificate(config.discord.apiUrl, { now });
  const refused = certificate.find(({ code }) => code === 'refused');
  return refused ?? failed('token', 'unreachable', words.discord.unreachable);
};

const checkWith = async (looking: Looking, rest: DiscordRest): Promise<readonly Finding[]> => {
  const application = await readApplication(rest);
  const servers = await readServers(rest);
  const [commands, clock] = await Promise.all([
    checkCommands(looking, rest, { application, servers }),
    checkClock(looking),
  ]);
  return [
    fine('token', 'ok', words.discord.ok(application.userName)),
    application.mayReadMessages
      ? fine('intent', 'ok', words.intent.ok)
      : warning('intent', 'missing', words.intent.missing),
    ...checkPortal(application),
    ...checkServers(looking, application, servers),
    ...commands,
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
  const limited = new AbortController();
  const observe: ObserveRequest = ({ status }) => {
    if (status === 429) limited.abort();
  };
  const limit = once(limited.signal, 'abort').then(() => pause(limitPatience));
  const over = new AbortController();
  const closing = over.signal;
  const rest = createRest({ apiUrl, token, closing, onUnauthorized: () => undefined, observe });
  try {
    const found = await Promise.race([checkWith(looking, rest), limit]);
    return (
      found ?? [failed('token', 'limited', words.discord.limited), ...nothingMore(words.discord.noToken)]
    );
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    return [await discordTrouble(error, looking), ...nothingMore(words.discord.noToken)];
  } finally {
    over.abort();
  }
};
