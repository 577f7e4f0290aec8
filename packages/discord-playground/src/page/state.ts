/** What the page currently knows and shows. Views are functions of it. */
import type { Call, Choice } from './wire-command.ts';
import type { Menu } from './wire-component.ts';
import type { Request, Said, Switches, Welcome } from './wire-event.ts';
import type { Form } from './wire-form.ts';
import type { Message } from './wire-message.ts';
import type { Participant, PersonView, Place } from './wire-place.ts';

/** A slash command that is being filled in. */
export interface CommandDraft {
  readonly call: Call;
  /** Texts as typed, by option name; an optional option is included once it has been added. */
  readonly values: ReadonlyMap<string, string>;
  /** The value of an autocompleted choice, by option name; its text is in `values`. */
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
  /** What is missing, by field id. */
  readonly errors: ReadonlyMap<string, string>;
  /** What was chosen in its menus, by their ids. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
}

/** A menu, and where it is used. */
export interface MenuUse {
  /** Identifies it, and its elements, among all those on the page. */
  readonly key: string;
  readonly menu: Menu;
  /** Undefined in a form. */
  readonly message: Message | undefined;
}

export interface OpenMenu {
  readonly key: string;
  readonly chosen: readonly string[];
  /** When it was opened. */
  readonly before: readonly string[];
  readonly highlighted: number;
}

/** A line that only this tab shows, for what Discord's client itself says. */
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
  /** Which start of the playground this is. */
  readonly run: string;
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly theme: 'light' | 'dark';
  readonly people: readonly Participant[];
  readonly person: PersonView;
  readonly places: ReadonlyMap<string, Place>;
  /** Of the channels opened so far, oldest first. */
  readonly messages: ReadonlyMap<string, readonly Message[]>;
  readonly current: string;
  readonly unread: ReadonlySet<string>;
  /** By channel: user id to the moment at which typing ends. */
  readonly typing: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Private messages that were dismissed. */
  readonly dismissed: ReadonlySet<string>;
  readonly calls: readonly Call[];
  /** Names of commands in the menu of a message, and in that of a member. */
  readonly messageCommands: readonly string[];
  readonly userCommands: readonly string[];
  /** Which of the small menus of messages and members is open. */
  readonly popup: string | undefined;
  readonly menu: OpenMenu | undefined;
  /** What was chosen in the menus of messages since the bot last changed these. */
  readonly picked: ReadonlyMap<string, readonly string[]>;
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
  readonly welcome: Welcome | null;
  /** Names of the people who no longer need to link. */
  readonly ready: readonly string[];
  readonly presence: string;
  /** The interaction whose answer, or a later one, leads to a thread that is then opened. */
  readonly followed: string | undefined;
  /** Whether the end of the channel is in sight, and how many messages came while it was not. */
  readonly atEnd: boolean;
  readonly newBelow: number;
  /** Counts how often the channel is to scroll to its end. */
  readonly toEnd: number;
  readonly switches: Switches;
  /** Newest last. */
  readonly requests: readonly Request[];
  /** The one that is looked at, and what was said in it once that is known. */
  readonly lookedAt: { readonly number: number; readonly said: Said | undefined } | undefined;
  /** What was copied last. */
  readonly copied: string | undefined;
  /** What covers the channel on a narrow screen, or is beside it on a wide one. */
  readonly panel: 'none' | 'channels' | 'members' | 'behind';
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
