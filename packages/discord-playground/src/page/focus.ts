/** Where the focus goes when something opens or closes: to where the next thing is typed. */
import type { PageState } from './state.ts';

const focusOn = (root: HTMLElement, selector: string): void => {
  const target = root.querySelector(selector);
  if (target instanceof HTMLElement) target.focus();
};

const newOption = (before: PageState, now: PageState): string | undefined =>
  before.draft?.call === now.draft?.call
    ? [...(now.draft?.values.keys() ?? [])].find((name) => before.draft?.values.has(name) !== true)
    : undefined;

export const moveFocus = (root: HTMLElement, before: PageState, now: PageState): void => {
  if (before.menu?.key !== now.menu?.key) {
    const key = now.menu?.key ?? before.menu?.key ?? '';
    focusOn(root, `#${CSS.escape(now.menu === undefined ? key : `${key}-list`)}`);
    return;
  }
  if (now.form !== undefined && before.form?.interaction !== now.form.interaction) {
    const dialog = root.querySelector('dialog.form');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    return;
  }
  if (now.form !== undefined) return;
  const added = newOption(before, now);
  if (now.draft !== undefined && before.draft?.call !== now.draft.call) {
    focusOn(root, '.composer .option .field > *, .composer button[type=submit]');
  } else if (added !== undefined) {
    focusOn(root, `#option-${CSS.escape(added)}`);
  } else if (
    (before.draft !== undefined && now.draft === undefined) ||
    (before.form !== undefined && now.form === undefined) ||
    before.current !== now.current ||
    before.replyTo !== now.replyTo ||
    before.editing !== now.editing
  ) {
    focusOn(root, '#message');
  }
};
