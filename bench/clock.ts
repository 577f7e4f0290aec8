import { channel as diagnostics } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { Playground } from 'discord-playground';
import type { Person } from 'discord-playground/people/person';
import type { Sandbox } from 'service-sandbox';

/**
 * When a turn's steps pass our side of the sockets. Both ends are in this process, so one clock is enough: the event is
 * written to the gateway, the service's request arrives and its answer is written, Discord's request arrives. Requests
 * are timed when Node has read their headers, before the playground or the sandbox does anything with them.
 */

/** Milliseconds of the monotonic clock. */
export interface TurnTimes {
  readonly sent: number;
  readonly serviceIn: number;
  readonly serviceOut: number;
  readonly discordIn: number;
}

/** What the measured process added to a turn. */
export const addedTime = ({ sent, serviceIn, serviceOut, discordIn }: TurnTimes): number =>
  serviceIn - sent + (discordIn - serviceOut);

export interface TurnClock {
  /** Writes a question; resolves when the first message of its answer has arrived. Rejects after `patience`. */
  ask(person: Person, thread: { readonly id: string }): Promise<TurnTimes>;
  /** Nobody will answer any more: all questions, asked now or later, reject with this. */
  fail(cause: unknown): void;
  close(): void;
}

/** Milliseconds until a turn counts as lost, which ends the benchmark: a bot that loses turns is not fast. */
const patience = 120_000;

interface Turn {
  sent: number;
  serviceIn: number;
  serviceOut: number;
  readonly done: (times: TurnTimes) => void;
  readonly lost: (cause: unknown) => void;
}

/** Every question contains its number, by which it is found in the sandbox's record. */
const numbered = (count: number): string => `Good morning, how long have you had this pain? (${count})`;
const numberIn = (text: string): number => Number(/\((\d+)\)$/.exec(text)?.[1]);

const postRoute = /^\/api\/v10\/channels\/(\d+)\/messages$/;
const callRoute = /\/chat\/submit\/$/;

/** A request that has arrived and has not been answered yet. */
interface Arrival {
  readonly request: IncomingMessage;
  readonly at: number;
}

/** Removes the earliest one that matches from the list, and returns it. */
const take = <Item extends Arrival>(list: Item[], fits: (item: Item) => boolean): Item | undefined => {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
};

const requestOf = (event: unknown): IncomingMessage | undefined =>
  typeof event === 'object' &&
  event !== null &&
  'request' in event &&
  event.request instanceof IncomingMessage
    ? event.request
    : undefined;

export const startClock = ({
  playground,
  sandbox,
}: {
  playground: Playground;
  sandbox: Sandbox;
}): TurnClock => {
  const turns = new Map<number, Turn>();
  const byMessage = new Map<string, number>();
  /** Those whose turn is not known yet: their bodies follow immediately, in order. */
  const calls: Arrival[] = [];
  const posts: (Arrival & { readonly threadId: string })[] = [];
  const answering = new Map<IncomingMessage, Turn>();
  const discordPort = Number(new URL(playground.url).port);
  const servicePort = Number(new URL(sandbox.baseUrl).port);
  let count = 0;
  let lastCreated = 0;
  let failure: { readonly cause: unknown } | undefined;

  const arrived = (event: unknown): void => {
    const request = requestOf(event);
    if (request === undefined) return;
    const at = performance.now();
    const { method, url = '', socket } = request;
    if (method !== 'POST') return;
    if (socket.localPort === servicePort && callRoute.test(url)) calls.push({ request, at });
    const threadId = socket.localPort === discordPort ? postRoute.exec(url)?.[1] : undefined;
    if (threadId !== undefined) posts.push({ threadId, request, at });
  };

  const finished = (event: unknown): void => {
    const request = requestOf(event);
    if (request === undefined) return;
    // One that was refused, or that Discord took for a repeat, must not count as the next of its kind.
    take(calls, (call) => call.request === request);
    take(posts, (post) => post.request === request);
    const turn = answering.get(request);
    if (turn === undefined) return;
    answering.delete(request);
    turn.serviceOut = performance.now();
  };

  const started = diagnostics('http.server.request.start');
  const ended = diagnostics('http.server.response.finish');
  started.subscribe(arrived);
  ended.subscribe(finished);

  const stopCalls = sandbox.onCall(({ path, body }) => {
    if (!callRoute.test(path)) return;
    const call = calls.shift();
    const { message } = body;
    const turn = typeof message === 'string' ? turns.get(numberIn(message)) : undefined;
    if (call === undefined || turn === undefined) return;
    turn.serviceIn = call.at;
    answering.set(call.request, turn);
  });

  const stopChanges = playground.world.changes.listen((change) => {
    if (change.kind !== 'message_created') return;
    // The gateway listens too, and first: by now the event has been written to its socket.
    lastCreated = performance.now();
    const { message } = change;
    if (message.authorId !== playground.world.bot.id) return;
    const at = take(posts, ({ threadId }) => threadId === message.channelId)?.at;
    const answered = message.reference?.messageId;
    const number = answered === undefined ? undefined : byMessage.get(answered);
    const turn = number === undefined ? undefined : turns.get(number);
    if (at === undefined || answered === undefined || number === undefined || turn === undefined) return;
    turns.delete(number);
    byMessage.delete(answered);
    turn.done({ sent: turn.sent, serviceIn: turn.serviceIn, serviceOut: turn.serviceOut, discordIn: at });
  });

  return {
    ask: (person, thread) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure.cause);
        count += 1;
        const number = count;
        const lost = (cause: unknown): void => {
          clearTimeout(timer);
          reject(cause);
        };
        const done = (times: TurnTimes): void => {
          clearTimeout(timer);
          resolve(times);
        };
        const timer = setTimeout(() => lost(new Error('a turn was not answered')), patience);
        const turn: Turn = { sent: 0, serviceIn: 0, serviceOut: 0, done, lost };
        turns.set(number, turn);
        const { id } = person.send(thread, numbered(number));
        turn.sent = lastCreated;
        byMessage.set(id, number);
      }),
    fail: (cause) => {
      failure = { cause };
      for (const turn of turns.values()) turn.lost(cause);
      turns.clear();
    },
    close: () => {
      started.unsubscribe(arrived);
      ended.unsubscribe(finished);
      stopCalls();
      stopChanges();
    },
  };
};
