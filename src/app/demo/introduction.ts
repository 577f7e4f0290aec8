/** Links a demo's people before anybody comes: each of them does what a person would, including page and number. */
import type { Playground } from 'discord-playground';
import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import { messageFlags } from 'discord-playground/validate/message-body';
import type { Message } from 'discord-playground/world/entities';

/** Milliseconds allowed for each of the bot's answers. */
const patience = { within: 10_000 };

interface SignIn {
  readonly username: string;
  readonly password: string;
}

interface Newcomer {
  readonly person: Person;
  readonly signIn: SignIn;
  /** Where the command is given. */
  readonly channel: string;
}

/** The command that returns a link to a page, and a button for the number that the page shows. */
const command = '/link';

const pageIn = (message: Message): string => {
  const page = buttonsOf(message).find((button) => button.url)?.url;
  if (!page) throw new Error('the bot offered no page to sign in on');
  return page;
};

/** A page that shows no number has not accepted the sign-in. */
const numberFrom = async (page: string, { username, password }: SignIn): Promise<string> => {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ username, password }) });
  const number = /\b\d{3} ?\d{3}\b/.exec(await answer.text())?.[0];
  if (number === undefined) throw new Error(`the page answered ${answer.status}, without a number`);
  return number;
};

/** A slow bot first changes the message with the form's button, and answers later. */
const latestOf = (handle: Handle): Message | undefined => handle.followUps().at(-1) ?? handle.message();

const isFinal = (message: Message | undefined): boolean =>
  message !== undefined && (message.flags & messageFlags.loading) === 0 && buttonsOf(message).length === 0;

const link = async ({ person, signIn, channel }: Newcomer): Promise<void> => {
  const prompt = await person.command(channel, command).finished(patience);
  const number = await numberFrom(pageIn(prompt), signIn);
  const enter = buttonsOf(prompt).find((button) => button.custom_id);
  const opened = person.press(prompt, enter?.custom_id ?? '');
  await opened.answered;
  const top = opened.modal()?.components.find((one) => one.type === 18);
  if (top?.type !== 18) throw new Error('the bot asked for no number');
  const entered = person.submitModal(opened, { [top.component.custom_id]: number });
  // Until it is done, or if something is still to be done, the latest answer has buttons.
  await entered.waitUntil((handle) => isFinal(latestOf(handle)), patience);
  for (const message of new Set([prompt, latestOf(entered)])) if (message) person.dismiss(message);
};

/**
 * Links everybody who has a sign-in under their own name. `onLinked` hears the name of each. Rejects if the bot does not
 * link somebody; the others are linked all the same.
 */
export const introduce = async (
  { world, person }: Playground,
  signIns: readonly SignIn[],
  onLinked: (name: string) => void,
): Promise<void> => {
  const names = new Set(world.people().map(({ name }) => name));
  const channel = [...world.places.values()].find(({ kind }) => kind === 'channel')?.id ?? '';
  const outcomes = await Promise.allSettled(
    signIns
      .filter(({ username }) => names.has(username))
      .map(async (signIn) => {
        await link({ person: person(signIn.username), signIn, channel });
        onLinked(signIn.username);
      }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
