/**
 * A minimal stand-in for the part of Discord that answers interactions: it records what it is sent and refuses what a
 * test tells it to. What Discord itself would refuse is the playground's business.
 */
import type { ServerResponse } from 'node:http';
import {
  asPayload,
  childOf,
  numberOf,
  objectsOf,
  textOf,
  textsOf,
  type Payload,
} from '../../src/discord/payload.ts';
import { sendJson, startRestServer, type SeenRequest } from './rest-server.ts';

export interface Sent {
  readonly what: 'callback' | 'edit' | 'follow' | 'delete' | 'post';
  /** The kind of a callback. */
  readonly type?: number;
  /** Which message is edited or deleted. */
  readonly message?: string;
  readonly content?: string;
  readonly ephemeral: boolean;
  /** custom_ids. */
  readonly buttons: readonly string[];
  readonly files: readonly string[];
  readonly pinged: readonly string[];
  readonly customId?: string;
  readonly choices?: readonly { name: string; value: string }[];
}

type Refusal = { readonly status: number; readonly code: number } | undefined;

export interface DiscordStub {
  readonly apiUrl: string;
  /** What was accepted, in order. */
  readonly sent: readonly Sent[];
  /** Decides about whatever comes from now on. */
  refuse(decide: (sent: Sent) => Refusal): void;
  /** Resolves once this is true of what was sent. */
  until(holds: (sent: readonly Sent[]) => boolean): Promise<void>;
  /** The private messages as the person sees them now. */
  privately(): readonly (string | undefined)[];
  close(): Promise<void>;
}

const jsonOf = (body: string): Payload => {
  // With files, the JSON is a separate part.
  const text = body.startsWith('{') ? body : (/name="payload_json"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? '{}');
  return asPayload(JSON.parse(text));
};

const whatOf = ({ method, path }: SeenRequest): Sent['what'] => {
  if (path.endsWith('/callback')) return 'callback';
  if (method === 'PATCH') return 'edit';
  if (method === 'DELETE') return 'delete';
  return path.startsWith('/webhooks/') ? 'follow' : 'post';
};

const readSent = (request: SeenRequest): Sent => {
  const what = whatOf(request);
  const json = jsonOf(request.body);
  const data = what === 'callback' ? childOf(json, 'data') : json;
  const type = what === 'callback' ? numberOf(json, 'type') : undefined;
  const message = /\/messages\/([^/?]+)$/.exec(request.path)?.[1];
  const content = textOf(data, 'content');
  const customId = textOf(data, 'custom_id');
  return {
    what,
    ...(type === undefined ? {} : { type }),
    ...(message === undefined ? {} : { message: decodeURIComponent(message) }),
    ...(content === undefined ? {} : { content }),
    ...(customId === undefined ? {} : { customId }),
    ephemeral: ((numberOf(data, 'flags') ?? 0) & 64) !== 0,
    buttons: objectsOf(data, 'components').flatMap((row) =>
      objectsOf(row, 'components').flatMap((button) => textOf(button, 'custom_id') ?? []),
    ),
    files: objectsOf(data, 'attachments').flatMap((file) => textOf(file, 'filename') ?? []),
    pinged: textsOf(childOf(data, 'allowed_mentions'), 'users'),
    choices: objectsOf(data, 'choices').map((choice) => ({
      name: textOf(choice, 'name') ?? '',
      value: textOf(choice, 'value') ?? '',
    })),
  };
};

export const startDiscordStub = async (): Promise<DiscordStub> => {
  const sent: Sent[] = [];
  const shown = new Map<string, string | undefined>();
  const waiting = new Set<() => void>();
  let decide: (sent: Sent) => Refusal = () => undefined;
  let made = 0n;

  const show = (one: Sent): string => {
    made += 1n;
    const id = one.what === 'callback' ? '@original' : String(800_000_000_000_000_000n + made);
    const place = one.message ?? id;
    if (one.what === 'delete') shown.delete(place);
    else if (one.content !== undefined && one.what !== 'post') shown.set(place, one.content);
    return id;
  };

  const answer = (request: SeenRequest, response: ServerResponse): void => {
    const one = readSent(request);
    const refusal = decide(one);
    if (refusal !== undefined) {
      sendJson(response, refusal.status, { code: refusal.code, message: 'refused by the test' });
      return;
    }
    sent.push(one);
    const id = show(one);
    if (one.what === 'callback' || one.what === 'delete') response.writeHead(204).end();
    else sendJson(response, 200, { id });
    for (const check of waiting) check();
  };

  const server = await startRestServer(answer);
  return {
    apiUrl: server.apiUrl,
    sent,
    refuse: (next) => {
      decide = next;
    },
    until: (holds) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!holds(sent)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    privately: () => [...shown.values()],
    close: () => server.close(),
  };
};
