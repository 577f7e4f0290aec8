/** Between the playground and the sandbox: the settings of a bot, and how people sign in through its page. */
import type { Playground } from 'discord-playground';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import type { Sandbox } from 'service-sandbox';
import { wordsFor } from '../../src/locale/words.ts';

const { account: accountTexts } = wordsFor('en');

/** For a playground without what depends on how busy this machine is: rate limits, and Discord's three seconds. */
export const unhurried = {
  botName: 'Rounds',
  rateLimits: 'off',
  interactionTimes: { firstAnswer: 60_000, token: 15 * 60_000 },
} as const;

/** The address behind the link button of a private answer. */
export const linkIn = (message: Message): string => {
  const url = /https?:\/\/[^"\s]+\/link\/[\w-]+/.exec(JSON.stringify(message.components))?.[0];
  if (url === undefined) throw new Error(`no link in: ${message.content}`);
  return url;
};

/** Signs in on the page as a browser would; returns the page's HTML. */
export const signIn = async (
  url: string,
  credentials: { username: string; password: string },
): Promise<string> => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(credentials) });
  return response.text();
};

export const numberIn = (html: string): string => {
  const number = /\b\d{3}[\s\u2009\u00a0]?\d{3}\b/.exec(
    html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' '),
  )?.[0];
  if (number === undefined) throw new Error('no number on the page');
  return number.replace(/\D/g, '');
};

/** Presses "Enter number" below a private answer and types it. */
export const enterNumber = async (person: Person, below: Handle, number: string): Promise<Handle> => {
  const opened = person.press(below, accountTexts.buttons.enterNumber);
  await opened.answered;
  return person.submitModal(opened, { [accountTexts.form.number]: number });
};

interface Linking {
  readonly user: { readonly username: string; readonly password: string };
  /** Where the command is given; in the class by default. */
  readonly place?: Parameters<Person['command']>[0];
}

/** Links a person through the page. */
export const linked = async (person: Person, { user, place = 'class' }: Linking): Promise<void> => {
  const asked = person.command(place, '/link');
  const html = await signIn(linkIn(await asked.finished()), user);
  await (await enterNumber(person, asked, numberIn(html))).finished();
};

/** The settings of a bot between the two. */
export const settingsBetween = (playground: Playground, sandbox: Sandbox, storeUrl: string) => ({
  DISCORD_TOKEN: playground.token,
  DISCORD_API_URL: playground.apiUrl,
  SERVICE_AUTH_URL: sandbox.authUrl,
  SERVICE_BASE_URL: sandbox.baseUrl,
  SERVICE_CLIENT_ID: sandbox.clientId,
  SERVICE_CLIENT_SECRET: sandbox.clientSecret,
  STORE_URL: storeUrl,
  ...(storeUrl.startsWith('sqlite:') ? {} : { ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64') }),
  HTTP_PORT: '0',
});
