/** What a person does on the page. */
import type { CommandActions } from './command-actions.ts';
import type { FieldValue, SwitchStep } from './server.ts';
import type { Message } from './wire-message.ts';
import type { PageState } from './state.ts';

export interface Actions extends CommandActions {
  openPlace(id: string): void;
  openDm(): void;
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
  /** Takes reply, edit and command back. */
  cancel(): void;
  delete(message: Message): void;
  dismiss(message: Message): void;
  dismissNotice(id: number): void;
  press(message: Message, button: string, label: string): void;
  choose(message: Message, select: string, values: readonly string[]): void;
  submitForm(values: Readonly<Record<string, FieldValue>>): void;
  closeForm(): void;
  turn(step: SwitchStep): void;
}
