import type { Caller } from '../../src/discord/interactions/caller.ts';
import type { Reply } from '../../src/discord/reply.ts';
import type { Meanwhile } from '../../src/discord/interactions/route.ts';
import { channelId, guildId, interactionId, userId, type UserId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';

/** Who links, what they send to the page, and what they are answered. */

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The six digits, from the one page that shows them. */
  readonly number: string | undefined;
}

const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const number = />(\d{3} \d{3})</.exec(text)?.[1]?.replace(' ', '');
  return { status: response.status, headers: response.headers, text, number };
};

export const alice = userId('101');
export const mallory = userId('666');

/** What the sandbox knows. */
export const student = { username: 'student1', password: 'demo-student1' };

export const callerOf = (id: UserId, channel = '900'): Caller => ({
  interactionId: interactionId('1'),
  userId: id,
  userName: id === alice ? 'alice' : 'mallory',
  displayName: 'Somebody',
  words: wordsFor('en'),
  guildId: guildId('800'),
  channelId: channelId(channel),
  place: 'text',
  permissions: 7n,
  roles: [],
  botPermissions: 9n,
  uploadLimit: 10_000_000,
});

/** For handlers after which nothing else goes on, and whose progress does not matter. */
export const alone: Meanwhile = {
  progress: () => Promise.resolve(),
  run: () => Promise.reject(new Error('nothing goes on here')),
};

/** As a browser opens a page. */
export const openPage = async (url: string, init: RequestInit = {}): Promise<Answer> =>
  readAnswer(await fetch(url, init));

/** As a browser posts the form, or as an attacker does with other headers. */
export const post = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  readAnswer(
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'null', 'sec-fetch-site': 'same-origin', ...headers },
    }),
  );

export const textOf = (reply: Reply): string => {
  if (reply.kind === 'private') return reply.messages.map(({ content }) => content).join('\n');
  return reply.kind === 'update' ? reply.body.content : reply.kind;
};

/** Buttons by their labels; what a link button leads to, or a custom_id. */
export const buttonsOf = (reply: Reply): ReadonlyMap<string, string> => {
  const bodies = reply.kind === 'private' ? reply.messages : reply.kind === 'update' ? [reply.body] : [];
  const components = bodies.flatMap(({ rows = [] }) => rows.flat());
  return new Map(
    components.flatMap((button) =>
      'label' in button
        ? [[button.label ?? '', 'url' in button ? button.url : button.custom_id] as const]
        : [],
    ),
  );
};
