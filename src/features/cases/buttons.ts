import { buttonKind, menuKind, formKind } from '../../discord/interactions/components.ts';

/** Everything that can be pressed, chosen or filled in around a case. `kept` is its id; pages count from 0. */

export const list = {
  choose: menuKind('cases-choose'),
  page: buttonKind('cases-page', ['page']),
};

export const card = {
  show: buttonKind('case-card', ['kept']),
  open: menuKind('case-open', ['kept']),
  write: buttonKind('case-write', ['kept', 'part']),
  /** `part`: the one that is preselected in the form. */
  writeAgain: buttonKind('case-again', ['kept', 'part']),
  /** `at`: when the new text was written. */
  keepNew: buttonKind('case-keep-new', ['kept', 'part', 'at']),
  keepEarlier: buttonKind('case-keep-earlier', ['kept', 'part', 'at']),
  download: buttonKind('case-download', ['kept']),
  post: buttonKind('case-post', ['kept']),
  delete: buttonKind('case-delete', ['kept']),
  reallyDelete: buttonKind('case-delete-yes', ['kept']),
};

export const partPage = buttonKind('case-part', ['kept', 'part', 'page']);

export const writeAgainForm = formKind('case-again', { part: 'choices', different: 'text' }, ['kept']);

export const postForm = formKind('case-post', { parts: 'choices' }, ['kept']);
