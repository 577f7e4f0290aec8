/** What a person does on the page. */
import type { CommandActions } from './command-actions.ts';
import type { InteractionActions } from './interaction-actions.ts';
import type { SwitchStep } from './server.ts';
import type { Message } from './wire-message.ts';
import type { PageState } from './state.ts';

export interface Actions extends CommandActions, InteractionActions {
  openPlace(id: string): void;
  openDm(): void;
  /** Sets the language of this person's client, as Discord names it. */
  speak(locale: string): void;
  showPanel(panel: PageState['panel']): void;
  /** Text was typed into the composer. */
  write(text: string): void;
  highlight(index: number): void;
  addFiles(files: readonly File[]): void;
  removeFile(file: File): void;
  /** Sends what the composer holds, or saves the edit. */
  send(): void;
  replyTo(message: Message): void;
  edit(message: Message): void;
  /** Cancels the reply, edit or command. */
  cancel(): void;
  delete(message: Message): void;
  /** Adds one's own reaction, or takes it away. */
  toggleReaction(message: Message, emoji: string): void;
  dismiss(message: Message): void;
  dismissNotice(id: number): void;
  turn(step: SwitchStep): void;
  /** Shows what was said in a request or an event, or hides it. */
  lookAt(number: number): void;
  copy(text: string): void;
  /** The end of the channel has come into view, or left it. */
  scrolled(atEnd: boolean): void;
  goToEnd(): void;
  /** Opens the thread that the followed answer leads to, if it exists. */
  follow(): void;
}
