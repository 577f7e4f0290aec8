/** A person in the playground, and what they can do there, as far as their permissions go. */
import type { Choice } from '../interactions/interaction.ts';
import type { Dm, Message, Thread } from '../world/entities.ts';
import type { OptionValue } from './command-call.ts';
import type { FieldValue } from './filled-form.ts';
import type { PlaceRef } from './find-place.ts';
import type { Handle } from './handle.ts';
import { interacting } from './interacting.ts';
import type { PersonContext } from './person-context.ts';
import { threading } from './threading.ts';
import { writing, type SendOptions } from './writing.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  send(place: PlaceRef, content: string, options?: SendOptions): Message;
  edit(message: Message, content: string): Message;
  delete(message: Message): void;
  typing(place: PlaceRef): void;
  /** `path` is a command with its subcommands: `/compose case`. */
  command(place: PlaceRef, path: string, values?: Readonly<Record<string, OptionValue>>): Handle;
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
  /** Chooses in the select with this custom_id or placeholder; values or labels. */
  select(target: Message | Handle, which: string, values: readonly string[]): Handle;
  /** Submits the form that an interaction opened; values by custom_id or label. */
  submitModal(opened: Handle, values: Readonly<Record<string, FieldValue>>): Handle;
  openDm(): Dm;
  /** Switches "allow direct messages from server members". */
  allowDms(allowed: boolean): void;
  /** What this person sees, oldest first, with their private answers. */
  messagesIn(place: PlaceRef): Message[];
  createThread(
    place: PlaceRef,
    name: string,
    options?: { readonly private?: boolean; readonly on?: Message },
  ): Thread;
  editThread(
    thread: PlaceRef,
    edit: { readonly archived?: boolean; readonly locked?: boolean; readonly name?: string },
  ): Thread;
  join(thread: PlaceRef): void;
  leave(thread: PlaceRef): void;
  addToThread(thread: PlaceRef, userId: string): void;
}

/** A person who acts in this world. Everything throws a Refusal where Discord would refuse. */
export const createPerson = (context: PersonContext, name: string): Person => {
  const user = context.world.person(name);
  return {
    id: user.id,
    name: user.name,
    ...writing(context, user),
    ...interacting(context, user),
    ...threading(context, user),
  };
};
