import type { Verdict } from './doctor.ts';

/** What the operator reads on the terminal and in the log. */

interface StartFacts {
  readonly name: string;
  readonly servers: number;
  readonly readsMessages: boolean;
  readonly serviceAnswers: boolean;
  /** Why nobody can sign in, as doctor puts it. */
  readonly trouble: Verdict | undefined;
  readonly pageUrl: string;
  /** Where the web server listens; also the page's address if PUBLIC_URL is not set. */
  readonly listensAt: string;
  /** Of settings; absent if none was read. */
  readonly envFile: string | undefined;
  /** A path, or a database and its host. */
  readonly store: string;
  /** Absent in a playground. */
  readonly inviteUrl: string | undefined;
}

interface DemoFacts {
  readonly users: readonly { readonly username: string; readonly password: string }[];
}

const pageAddress = ({ pageUrl, listensAt }: Pick<StartFacts, 'pageUrl' | 'listensAt'>): string =>
  pageUrl === listensAt ? `page ${pageUrl}` : `page ${pageUrl}, served on ${listensAt}`;

const serviceState = ({
  serviceAnswers,
  trouble,
}: Pick<StartFacts, 'serviceAnswers' | 'trouble'>): string => {
  if (trouble === undefined) return `the service ${serviceAnswers ? 'answers' : 'does not answer'}`;
  return `nobody can sign in: ${trouble.says} ${trouble.todo ?? ''}`.trim().replace(/\.$/, '');
};

export const startTexts = {
  started: ({ name, servers, readsMessages, inviteUrl, ...facts }: StartFacts): string =>
    [
      `${name} is ready in ${servers} ${servers === 1 ? 'server' : 'servers'}`,
      readsMessages ? 'reads messages' : 'reads only messages that mention it (no Message Content intent)',
      serviceState(facts),
      // In a playground, the only address that anybody needs is the playground's, which follows.
      ...(inviteUrl === undefined
        ? []
        : [
            pageAddress(facts),
            `store ${facts.store}`,
            facts.envFile === undefined ? 'no .env was read' : `settings from ${facts.envFile}`,
            `invite ${inviteUrl}`,
          ]),
    ].join('; '),
  demo: ({ users }: DemoFacts): string =>
    [
      'Demo: no service is set, so a sandbox stands in for it',
      `sign in as ${users.map(({ username, password }) => `${username} / ${password}`).join(', ')}`,
    ].join('; '),
  playground: (url: string): string =>
    `No DISCORD_TOKEN is set, so a playground stands in for Discord. Open it in a browser: ${url}`,
  noSandbox:
    'No SERVICE_BASE_URL is set, and the sandbox that stands in for the service is not installed. Set the SERVICE_ settings, or install everything with npm ci.',
  noPlayground:
    'No DISCORD_TOKEN is set, and the playground that stands in for Discord is not installed. Set DISCORD_TOKEN, or install everything with npm ci.',
  notIntroduced: "the playground's people could not be linked in advance: each of them can use /link",
  commandsRefused: ({
    code,
    reasons,
  }: {
    readonly code: number;
    readonly reasons: readonly string[];
  }): string =>
    [
      `Discord refuses the bot's commands (${code}). This version of the bot and Discord's rules do not fit together: look for a newer one.`,
      ...reasons,
    ].join('\n'),
  limited: ({ route, until }: { readonly route: string; readonly until: string }): string =>
    `Discord takes no requests to ${route} until ${until} (status 429): the start waits for that, and goes on by itself. If it happens again, look for something else that uses the token or this machine’s address.`,
  stillWaits: (what: string): string =>
    `The start has waited for ten seconds for ${what}, and goes on waiting.`,
  noTemporary: (code: string): string =>
    `No temporary folder can be made (${code}): set TMPDIR to a folder with room that this user may write to.`,
  connectionLost: (reason: string): string => `Discord ended the connection for good (${reason}).`,
  standsBy:
    'another process has the store: this one stands by, and takes over when that one ends or can no longer reach the database',
  storeLost:
    'the database could not be reached in time: another process may have the store by now, so this one ends',
  stopping: 'stopping: no new turns; turns in progress get a moment to finish',
  stopped: 'stopped',
  /** Everybody sees it, and a bot can show it in one language only. */
  demoPresence: 'Demo: do not use your real password',
} as const;
