import { buttonKind, formKind, menuKind } from '../../discord/interactions/route.ts';

/** Everything that can be pressed, chosen or filled in around a case. `kept` is its id. */

export const card = {
  show: buttonKind('case-card', ['kept']),
  open: menuKind('case-open', ['kept']),
  write: buttonKind('case-write', ['kept', 'part']),
  details: buttonKind('case-details', ['kept']),
  duplicate: buttonKind('case-duplicate', ['kept']),
  delete: buttonKind('case-delete', ['kept']),
  reallyDelete: buttonKind('case-delete-yes', ['kept']),
};

export const list = {
  choose: menuKind('cases-choose'),
  page: buttonKind('cases-page', ['page']),
};

export const detailsForm = formKind(
  'case-details',
  ['name', 'age', 'gender', 'teaching_points', 'model'],
  ['kept'],
);
