import { buttonKind, formKind, menuKind } from '../../discord/interactions/components.ts';

/** `shelf`: patients or topics; `page` counts from 0; `entry`: see `entryKey`. */
export const home = buttonKind('setup');
export const choosePage = menuKind('setup-page');
export const languageMenu = menuKind('setup-language');

export const forget = buttonKind('setup-forget');

export const shelf = {
  page: buttonKind('setup-shelf', ['shelf', 'page']),
  entry: menuKind('setup-entry', ['shelf']),
  add: buttonKind('setup-add', ['shelf']),
  change: buttonKind('setup-change', ['shelf', 'entry']),
  remove: buttonKind('setup-remove', ['shelf', 'entry']),
};

/** `entry`: the one that is being changed; empty for a new one. */
export const entryForm = formKind(
  'setup-entry',
  { id: 'text', title: 'text', name: 'text', description: 'text' },
  ['shelf', 'entry'],
);

export const defaults = {
  who: menuKind('setup-who'),
  hears: menuKind('setup-hears'),
};

export const changeDays = buttonKind('setup-days');
export const daysForm = formKind('setup-days', { days: 'text' });
