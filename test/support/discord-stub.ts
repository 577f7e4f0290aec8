/**
 * A minimal stand-in for the part of Discord that answers interactions: it records what it is sent and refuses what a
 * test tells it to. What Discord itself would refuse is the playground's business.
 */
import type { ServerResponse } from 'node:http';
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

/** What the bot sends, as far as tests look at it. */
interface Body {
  readonly type?: number;
  readonly data?: Body;
  readonly content?: string;
  readonly custom_id?: string;
  readonly flags?: number;
  readonly components?: readonly { readonly components?: readonly { readonly custom_id?: string }[] }[];
  readonly attachments?: readonly { readonly filename: string }[];
  readonly allowed_mentions?: { readonly users?: readonly string[] };
  readonly choices?: readonly { readonly name: string; readonly value: string }[];
}

const jsonOf = (body: string): Body => {
  // With files, the JSON is a separate part.
  const text = body.startsWith('{') ? body : (/name="payload_json"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? '{}');
  return JSON.parse(text) as Body;
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
  const { data = {}, type } = what === 'callback' ? json : { data: json };
  const message = /\/messages\/([^/?]+)$/.exec(request.path)?.[1];
  const { content, custom_id: customId, flags = 0, components = [], attachments = [] } = data;
  return {
    what,
    ...(type === undefined ? {} : { type }),
    ...(message === undefined ? {} : { message: decodeURIComponent(message) }),
    ...(content === undefined ? {} : { content }),
    ...(customId === undefined ? {} : { customId }),
    ephemeral: (flags & 64) !== 0,
    buttons: components.flatMap(({ components: row = [] }) => row.flatMap(({ custom_id: id }) => id ?? [])),
    files: attachments.map(({ filename }) => filename),
    pinged: data.allowed_mentions?.users ?? [],
    choices: data.choices ?? [],
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
