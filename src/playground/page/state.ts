/** What the page knows and shows right now. Views are functions of it. */
import type { Call, Choice } from './wire-command.ts';
import type { Request, Switches } from './wire-event.ts';
import type { Form } from './wire-form.ts';
import type { Message } from './wire-message.ts';
import type { Participant, PersonView, Place } from './wire-place.ts';

/** A slash command that is being filled in. */
export interface CommandDraft {
  readonly call: Call;
  /** Texts as typed, by the option's name; an optional one is there once it was added. */
  readonly values: ReadonlyMap<string, string>;
  /** What an autocompleted choice stands for, by the option's name: its text is in `values`. */
  readonly chosen: ReadonlyMap<string, Choice>;
  /** By the option's name. */
  readonly errors: ReadonlyMap<string, string>;
  readonly suggestions: { readonly option: string; readonly choices: readonly Choice[] } | undefined;
}

export interface OpenForm {
  readonly interaction: string;
  readonly channel: string;
  readonly form: Form;
  readonly error: string | undefined;
}

/** A line that only this tab shows: what Discord's client says by itself. */
export interface Notice {
  readonly id: number;
  readonly channel: string;
  readonly text: string;
}

/** An interaction that this tab has begun and that has no first answer yet. */
export interface Pending {
  readonly channel: string;
  /** What was used: a command's path, or a button. */
  readonly what: string;
  /** The message whose button was pressed. */
  readonly message: string | undefined;
}

export interface PageState {
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly theme: 'light' | 'dark';
  readonly people: readonly Participant[];
  readonly person: PersonView;
  readonly places: ReadonlyMap<string, Place>;
  /** Of the channels opened so far, oldest first. */
  readonly messages: ReadonlyMap<string, readonly Message[]>;
  readonly current: string;
  readonly unread: ReadonlySet<string>;
  /** By channel: user id to the moment at which it ends. */
  readonly typing: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Private messages that were put away. */
  readonly dismissed: ReadonlySet<string>;
  readonly calls: readonly Call[];
  /** The text in the composer, and what it is for. */
  readonly text: string;
  readonly files: readonly File[];
  readonly replyTo: Message | undefined;
  readonly editing: Message | undefined;
  readonly highlighted: number;
  readonly draft: CommandDraft | undefined;
  readonly form: OpenForm | undefined;
  readonly pending: ReadonlyMap<string, Pending>;
  readonly notices: readonly Notice[];
  readonly signIns: readonly { readonly username: string; readonly password: string }[];
  readonly switches: Switches;
  /** Newest last. */
  readonly requests: readonly Request[];
  /** What lies over the channel on a narrow screen, or beside it on a wide one. */
  readonly panel: 'none' | 'channels' | 'behind';
}

export class State {
  #current: PageState;
  readonly #changed: () => void;

  constructor(first: PageState, changed: () => void) {
    this.#current = first;
    this.#changed = changed;
  }

  get current(): PageState {
    return this.#current;
  }

  change(part: Partial<PageState>): void {
    this.#current = { ...this.#current, ...part };
    this.#changed();
  }
}
