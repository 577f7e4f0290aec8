/** The playground's HTTP surface as the page calls it. Every response is parsed. */
import { z } from 'zod';
import {
  callsOf,
  commandNamesOf,
  wireChoices,
  wireCommands,
  type Call,
  type Choice,
} from './wire-command.ts';
import {
  wireInteraction,
  wireSaid,
  wireStage,
  wireSwitches,
  type Interaction,
  type Said,
  type Switches,
} from './wire-event.ts';
import { wireMessage, type Message } from './wire-message.ts';
import {
  wirePeople,
  wirePerson,
  wirePlace,
  type Participant,
  type PersonView,
  type Place,
} from './wire-place.ts';
import { words } from './words.ts';

/** The playground refused; the message says why, as Discord's client would. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

const refusal = z.object({ message: z.string(), code: z.number().default(0) });

/** What Discord's client words in its own way. */
const slowMode = 20_016;

const ask = async <Answer>(path: string, schema: z.ZodType<Answer>, body?: object): Promise<Answer> => {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/playground${path}`, body === undefined ? {} : post);
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (response.ok) return schema.parse(answer);
  const refused = refusal.safeParse(answer).data;
  if (refused?.code === slowMode) throw new RefusedError(words.slowModeOn);
  throw new RefusedError(refused?.message ?? words.refused(response.status));
};

const nothing = z.unknown().transform(() => undefined);

export type OptionValue = string | number | boolean;
/** A file as it is sent: in base64. */
export interface SentFile {
  readonly name: string;
  readonly data: string;
  readonly contentType?: string;
}
export type FieldValue = string | boolean | readonly string[] | readonly SentFile[];

interface Sending {
  readonly channel: string;
  readonly content: string;
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly SentFile[];
}

interface MessageRef {
  readonly channel: string;
  readonly message: string;
}

interface Calling {
  readonly channel: string;
  /** `/compose case` */
  readonly path: string;
  readonly values: Readonly<Record<string, OptionValue>>;
}

/** The changes that the playground's switches accept. */
export type SwitchStep =
  | { readonly switch: 'service'; readonly to: 'works' | 'slow' | 'down' }
  | { readonly switch: 'gateway'; readonly to: 'connected' | 'lost' }
  | { readonly switch: 'intents'; readonly to: Switches['intents'] }
  | { readonly switch: 'expireTokens' }
  | { readonly switch: 'restartBot' };

export type Stage = z.infer<typeof wireStage>;

export const fetchPeople = (): Promise<readonly Participant[]> => ask('/people', wirePeople);
export const fetchStage = (): Promise<Stage> => ask('/stage', wireStage);
export const fetchSaid = (number: number): Promise<Said> => ask(`/traffic/${number}`, wireSaid);
export const turnSwitch = (step: SwitchStep): Promise<Switches> => ask('/switches', wireSwitches, step);

/** What one person can ask of the playground. Everything rejects with a RefusedError if the playground refuses. */
export interface Server {
  person(): Promise<PersonView>;
  messages(channel: string): Promise<readonly Message[]>;
  commands(channel: string): Promise<{
    readonly calls: readonly Call[];
    readonly messageCommands: readonly string[];
    readonly userCommands: readonly string[];
  }>;
  send(sending: Sending): Promise<Message>;
  edit(edit: MessageRef & { readonly content: string }): Promise<Message>;
  delete(ref: MessageRef): Promise<undefined>;
  react(ref: MessageRef & { readonly emoji: string }): Promise<undefined>;
  unreact(ref: MessageRef & { readonly emoji: string }): Promise<undefined>;
  typing(channel: string): Promise<undefined>;
  speak(locale: string): Promise<undefined>;
  openDm(): Promise<Place>;
  call(calling: Calling): Promise<Interaction>;
  autocomplete(
    typed: Calling & { readonly option: string; readonly text: string },
  ): Promise<readonly Choice[]>;
  press(ref: MessageRef & { readonly button: string }): Promise<Interaction>;
  select(
    ref: MessageRef & { readonly select: string; readonly values: readonly string[] },
  ): Promise<Interaction>;
  useApp(ref: MessageRef & { readonly command: string }): Promise<Interaction>;
  useUserApp(use: {
    readonly channel: string;
    readonly user: string;
    readonly command: string;
  }): Promise<Interaction>;
  submit(filled: {
    readonly interaction: string;
    readonly values: Readonly<Record<string, FieldValue>>;
  }): Promise<Interaction>;
}

export const serverFor = (name: string): Server => {
  const of = `/people/${encodeURIComponent(name)}`;
  const inChannel = (channel: string): string => `?channel=${encodeURIComponent(channel)}`;
  return {
    person: () => ask(of, wirePerson),
    messages: (channel) => ask(`${of}/messages${inChannel(channel)}`, z.array(wireMessage)),
    commands: async (channel) => {
      const commands = await ask(`${of}/commands${inChannel(channel)}`, wireCommands);
      const [userCommands, messageCommands] = [commandNamesOf(commands, 2), commandNamesOf(commands, 3)];
      return { calls: callsOf(commands), messageCommands, userCommands };
    },
    send: (sending) => ask(`${of}/send`, wireMessage, sending),
    edit: (edit) => ask(`${of}/edit`, wireMessage, edit),
    delete: (ref) => ask(`${of}/delete`, nothing, ref),
    react: (ref) => ask(`${of}/react`, nothing, ref),
    unreact: (ref) => ask(`${of}/unreact`, nothing, ref),
    typing: (channel) => ask(`${of}/typing`, nothing, { channel }),
    speak: (locale) => ask(`${of}/speak`, nothing, { locale }),
    openDm: () => ask(`${of}/dm`, wirePlace, {}),
    call: (calling) => ask(`${of}/command`, wireInteraction, calling),
    autocomplete: (typed) => ask(`${of}/autocomplete`, wireChoices, typed),
    press: (ref) => ask(`${of}/press`, wireInteraction, ref),
    select: (ref) => ask(`${of}/select`, wireInteraction, ref),
    useApp: (ref) => ask(`${of}/message-command`, wireInteraction, ref),
    useUserApp: (use) => ask(`${of}/user-command`, wireInteraction, use),
    submit: (filled) => ask(`${of}/submit`, wireInteraction, filled),
  };
};
