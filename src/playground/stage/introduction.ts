/** Links a demo's people before anybody comes: each of them does what a person would, including page and number. */
import { buttonsOf } from '../people/components.ts';
import type { Handle } from '../people/handle.ts';
import type { Person } from '../people/person.ts';
import { messageFlags } from '../validate/message-body.ts';
import type { Message } from '../world/entities.ts';

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

export class Introduction {
  readonly #linked = new Set<string>();

  /** Names of those who are linked. */
  get linked(): readonly string[] {
    return [...this.#linked];
  }

  /** Rejects if the bot does not link somebody; the others are linked all the same. */
  async introduce(newcomers: readonly Newcomer[]): Promise<void> {
    const outcomes = await Promise.allSettled(
      newcomers.map(async (newcomer) => {
        await link(newcomer);
        this.#linked.add(newcomer.person.name);
      }),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
