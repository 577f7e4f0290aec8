import { buttonKind, formKind, menuKind, mixedFormKind } from '../../discord/interactions/route.ts';

/** Everything that can be pressed, chosen or filled in around a case. `kept` is its id. */

export const card = {
  show: buttonKind('case-card', ['kept']),
  open: menuKind('case-open', ['kept']),
  write: buttonKind('case-write', ['kept', 'part']),
  details: buttonKind('case-details', ['kept']),
  download: buttonKind('case-download', ['kept']),
  post: buttonKind('case-post', ['kept']),
  offer: buttonKind('case-offer', ['kept']),
  postRest: buttonKind('case-post-rest', ['kept']),
  duplicate: buttonKind('case-duplicate', ['kept']),
  delete: buttonKind('case-delete', ['kept']),
  reallyDelete: buttonKind('case-delete-yes', ['kept']),
};

export const list = {
  choose: menuKind('cases-choose'),
  offer: menuKind('cases-offer'),
  page: buttonKind('cases-page', ['page']),
};

/** Below the text of a part. */
export const part = {
  open: buttonKind('case-part', ['kept', 'part']),
  edit: buttonKind('case-edit', ['kept', 'part']),
  /** `unread`: the key of what could not be read. */
  editAgain: buttonKind('case-edit-again', ['unread']),
  upload: buttonKind('case-upload', ['kept', 'part']),
  writeAgain: buttonKind('case-again', ['kept', 'part']),
  versions: buttonKind('case-versions', ['kept', 'part']),
  version: menuKind('case-version', ['kept', 'part']),
  bringBack: buttonKind('case-back', ['kept', 'part', 'version']),
};

/** `version`: the one that the form was made from; `joints`: what was between its fields, a letter each. */
export const editForm = formKind(
  'case-edit',
  ['text1', 'text2', 'text3', 'text4', 'text5'],
  ['kept', 'part', 'version', 'joints'],
);

export const writeAgainForm = mixedFormKind(
  'case-again',
  { different: 'text', model: 'choices', other: 'text' },
  ['kept', 'part'],
);

/** Below an offer, for whom it is for. */
export const offer = {
  take: buttonKind('case-take', ['offer']),
  decline: buttonKind('case-decline', ['offer']),
};

export const offerForm = mixedFormKind('case-offer', { person: 'people', extras: 'choices' }, ['kept']);

export const uploadForm = mixedFormKind('case-upload', { file: 'files' }, ['kept', 'part']);

export const postForm = mixedFormKind('case-post', { parts: 'choices' }, ['kept']);

export const detailsForm = formKind(
  'case-details',
  ['name', 'age', 'gender', 'teaching_points', 'model'],
  ['kept'],
);
