/** A person in the playground, and what they can do there, as far as their permissions go. */
import type { Choice } from '../interactions/interaction.ts';
import type { Dm, Message, Thread } from '../world/entities.ts';
import type { OptionValue } from './command-call.ts';
import type { FieldValue } from './filled-form.ts';
import type { PlaceRef } from './find-place.ts';
import type { GivenFile } from './given-file.ts';
import type { Handle } from './handle.ts';

export interface SendOptions {
  readonly replyTo?: Message | undefined;
  /** Whether a reply pings the one it answers; it does unless told otherwise. */
  readonly mention?: boolean | undefined;
  readonly attachments?: readonly GivenFile[] | undefined;
  /** Ids. */
  readonly stickers?: readonly string[] | undefined;
  /** Forwards this message; the content is then left empty. */
  readonly forward?: Message | undefined;
  readonly poll?: { readonly question: string; readonly answers: readonly string[] } | undefined;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** In a forum, this is a new post, and its first line the title. */
  send(place: PlaceRef, content: string, options?: SendOptions): Message;
  edit(message: Message, content: string): Message;
  delete(message: Message): void;
  /** Dismisses a private message for good. */
  dismiss(message: Message): void;
  /** Adds a reaction; `emoji` is one Unicode emoji. */
  react(message: Message, emoji: string): void;
  /** Takes one's own reaction away. */
  unreact(message: Message, emoji: string): void;
  pin(message: Message): void;
  unpin(message: Message): void;
  typing(place: PlaceRef): void;
  /** `path` is a command with its subcommands: `/compose case`. */
  command(place: PlaceRef, path: string, values?: Readonly<Record<string, OptionValue>>): Handle;
  /** Uses a command from a message's menu (Apps). */
  messageCommand(message: Message, name: string): Handle;
  /** Uses a command from the menu of a member, given by id or name. */
  userCommand(place: PlaceRef, whom: string, name: string): Handle;
  /** Types into an option; `values` are the options filled in so far. */
  autocomplete(
    place: PlaceRef,
    path: string,
    typed: {
      readonly option: string;
      readonly text: string;
      readonly values?: Readonly<Record<string, OptionValue>>;
    },
  ): Promise<readonly Choice[]>;
  /** Presses the button with this label or custom_id, in a message or in the answers to an interaction. */
  press(target: Message | Handle, labelOrId: string): Handle;
  /** Chooses in the menu with this custom_id or placeholder, by values, ids, labels or names. */
  select(target: Message | Handle, which: string, values: readonly string[]): Handle;
  /** Submits the form that an interaction opened; values by custom_id or label. */
  submitModal(opened: Handle, values: Readonly<Record<string, FieldValue>>): Handle;
  openDm(): Dm;
  /** Sets the language of their client, as Discord names it. */
  speak(locale: string): void;
  /** Switches "allow direct messages from server members". */
  allowDms(allowed: boolean): void;
  /** What this person sees, oldest first, including their private answers. */
  messagesIn(place: PlaceRef): Message[];
  createThread(
    place: PlaceRef,
    name: string,
    options?: { readonly private?: boolean | undefined; readonly on?: Message | undefined },
  ): Thread;
  editThread(
    thread: PlaceRef,
    edit: {
      readonly archived?: boolean | undefined;
      readonly locked?: boolean | undefined;
      readonly name?: string | undefined;
      /** Seconds between two messages by one person. */
      readonly slowmode?: number | undefined;
    },
  ): Thread;
  join(thread: PlaceRef): void;
  leave(thread: PlaceRef): void;
  addToThread(thread: PlaceRef, userId: string): void;
}
