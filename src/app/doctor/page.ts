import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { codeOf } from '../../lib/log.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { ListenError } from '../../web/listen.ts';
import { openStandIn, wellKnownPath, type WellKnown } from '../../web/well-known.ts';
import { localAddress, membersReachPage } from '../config.ts';
import { checkCertificate } from './certificate.ts';
import { failed, fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/** Whether PUBLIC_URL leads to this bot, over a proxy that tells who asks. */

const patience = 10_000;

const answerSchema: z.ZodType<WellKnown> = z.object({
  rounds: z.string(),
  forwarded: z.enum(['no', 'trusted', 'untrusted']),
  standsBy: z.boolean(),
});

type Asked =
  | { readonly kind: 'rounds'; readonly answer: WellKnown }
  | { readonly kind: 'else'; readonly status: number }
  | { readonly kind: 'nobody'; readonly code: string };

/** fetch hides why it failed in the cause, or in several causes, one for each address of a name. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no code';
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return String(codeOf(error) ?? (error.cause === undefined ? error.name : reasonOf(error.cause)));
};

const ask = async (url: string): Promise<Asked> => {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url + wellKnownPath, { redirect: 'manual', signal });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
    return answer.success
      ? { kind: 'rounds', answer: answer.data }
      : { kind: 'else', status: response.status };
  } catch (error) {
    return { kind: 'nobody', code: reasonOf(error) };
  }
};

export interface Answering {
  /** Who answers at HTTP_HOST and HTTP_PORT. */
  readonly id: string;
  readonly botRuns: boolean;
  /** A bot runs there that stands by for another one. */
  readonly standsBy: boolean;
  close(): Promise<void>;
}

/** The bot that runs with these settings, or a stand-in for it. Throws a ListenError. */
export const findAnswering = async ({ config }: Looking): Promise<Answering> => {
  const { host, port, publicUrl, trustedProxies } = config.web;
  const close = async (): Promise<void> => undefined;
  if (port === 0) return { id: '', botRuns: false, standsBy: false, close };
  const here = await ask(localAddress(host, port));
  if (here.kind === 'rounds') {
    const { rounds: id, standsBy } = here.answer;
    return { id, botRuns: true, standsBy, close };
  }
  const id = randomUUID();
  const prefix = new URL(publicUrl ?? 'http://localhost').pathname.replace(/\/+$/, '');
  const standIn = await openStandIn({ host, port, prefix, trustedProxies, id });
  return { id, botRuns: false, standsBy: false, close: () => standIn.close() };
};

const checkProxy = ({ config }: Looking, { forwarded }: WellKnown, url: string): Finding => {
  const { protocol, port } = new URL(url);
  if (forwarded === 'trusted') return fine('proxy', 'ok', words.proxy.ok);
  if (forwarded === 'untrusted') return failed('proxy', 'untrusted', words.proxy.untrusted);
  // The bot itself speaks plain http, so whatever speaks https is a proxy.
  const isDirect = protocol === 'http:' && Number(port === '' ? 80 : port) === config.web.port;
  return isDirect ? fine('proxy', 'none', words.proxy.none) : failed('proxy', 'hidden', words.proxy.hidden);
};

const checkUrl = async (
  looking: Looking,
  { id, standsBy }: Answering,
  url: string,
): Promise<readonly Finding[]> => {
  const { config } = looking;
  const certificate = await checkCertificate(url, looking);
  if (certificate.some(({ code }) => code === 'refused')) return certificate;
  const asked = await ask(url);
  if (asked.kind === 'nobody') {
    return [failed('page', 'unreachable', words.page.unreachable({ url, code: asked.code }))];
  }
  if (asked.kind === 'rounds' && asked.answer.standsBy)
    return [failed('page', 'stand_by', words.page.standsBy(url)), ...certificate];
  // Of several processes, it leads to the one that does the work.
  const isOther = standsBy && asked.kind === 'rounds';
  if (asked.kind === 'else' || (asked.answer.rounds !== id && !isOther)) {
    const status = asked.kind === 'else' ? asked.status : 200;
    return [failed('page', 'elsewhere', words.page.elsewhere({ url, status })), ...certificate];
  }
  const isPlain = url.startsWith('http:') && membersReachPage(config) && config.discord.token !== undefined;
  const isHere = isLoopback(new URL(url).hostname);
  return [
    isPlain && !isHere
      ? warning('page', 'not_secure', words.page.notSecure)
      : fine('page', isOther ? 'other' : 'ok', isOther ? words.page.other(url) : words.page.ok(url)),
    ...certificate,
    checkProxy(looking, asked.answer, url),
  ];
};

export const checkPage = async (
  looking: Looking,
  answering: Answering | ListenError,
): Promise<readonly Finding[]> => {
  const { config } = looking;
  const { publicUrl, port } = config.web;
  if (answering instanceof ListenError) return [failed('page', 'taken', words.page.taken(answering.message))];
  if (publicUrl === undefined) {
    return [
      membersReachPage(config)
        ? skipped('page', 'local', words.notLooked(words.page.local))
        : failed('page', 'no_one', words.page.noOne),
    ];
  }
  if (port === 0) return [skipped('page', 'any_port', words.notLooked(words.page.anyPort))];
  return checkUrl(looking, answering, publicUrl);
};
