import type { StatusButtonKind } from '../../machine/effects.ts';
import { limits } from '../../discord/limits.ts';
import { buttonKind, formKind, menuKind } from '../../discord/interactions/components.ts';

/** The buttons of conversations. What they may do is decided by the stored conversation, not by their custom_id. */
const inConversation = ['conversation'] as const;
/** One asking of a message; see the record's items. */
const aboutAsking = ['conversation', 'place'] as const;

/** On a conversation's first message and on the line about its end. */
export const manage = buttonKind('manage', inConversation);
export const transcript = buttonKind('transcript', inConversation);
export const startMyOwn = buttonKind('start-my-own', inConversation);
export const practiseAlone = buttonKind('alone', inConversation);
export const debrief = buttonKind('debrief', inConversation);
/** Below a question in doubt. */
export const askAgain = buttonKind('ask-again', aboutAsking);
export const skipDoubt = buttonKind('ask-skip', aboutAsking);
/** On a hint, or in an answer to the one who pressed something. */
export const raiseHand = buttonKind('hand', inConversation);
export const lowerHand = buttonKind('hand-down', inConversation);
export const confirmStartAgain = buttonKind('again-yes', inConversation);
export const end = buttonKind('end', inConversation);
export const confirmEnd = buttonKind('end-yes', inConversation);

/** What a press is about, as it was shown; version 1.0.0 left it out. */
const seen = ['on'] as const;
const ofStatus = (name: string) => buttonKind(`st-${name}`, inConversation, seen);

/** Of the status alone: by these, it is recognized in its thread. */
export const status = {
  try_now: ofStatus('try'),
  continue: ofStatus('continue'),
  skip_waiting: ofStatus('skip'),
  resume: ofStatus('resume'),
  more_time: ofStatus('more'),
  no_limit: ofStatus('nolimit'),
  end: ofStatus('end'),
  raise_hand: ofStatus('hand'),
  pass: ofStatus('pass'),
  ask_it: ofStatus('ask'),
  answer_aside: ofStatus('aside-answer'),
  skip_aside: ofStatus('aside-skip'),
  skip_preceptor: ofStatus('preceptor-skip'),
  manage: ofStatus('manage'),
} as const satisfies Readonly<Record<StatusButtonKind, unknown>>;

export const isOfStatus = (customId: string): boolean => /^\w+:st-/.test(customId);

/** In the panel of a moderator, which shows the result. */
export const panel = {
  pause: buttonKind('panel-pause', inConversation),
  resume: buttonKind('panel-resume', inConversation, seen),
  moreTime: buttonKind('panel-more', inConversation, seen),
  noLimit: buttonKind('panel-nolimit', inConversation, seen),
  time: buttonKind('panel-time', inConversation),
  setTime: menuKind('panel-set-time', inConversation, seen),
  everyMessage: buttonKind('panel-every', inConversation),
  onlyMentions: buttonKind('panel-mentions', inConversation),
  setAside: buttonKind('panel-aside', inConversation),
  startAgain: buttonKind('panel-again', inConversation),
  silent: buttonKind('panel-silent', inConversation),
  refresh: buttonKind('panel-refresh', inConversation),
  who: menuKind('panel-who', inConversation),
  chosen: menuKind('panel-chosen', inConversation),
  coHosts: menuKind('panel-cohosts', inConversation),
  giveFloor: menuKind('panel-floor', inConversation, seen),
} as const;

/** In the panel of a channel's conversations; `panel` names what it showed. */
export const groups = {
  show: buttonKind('groups', ['page']),
  pause: buttonKind('groups-pause', ['panel']),
  resume: buttonKind('groups-resume', ['panel']),
  time: buttonKind('groups-time', ['panel']),
  setTime: menuKind('groups-set-time', ['panel']),
  who: menuKind('groups-who', ['panel']),
  tell: buttonKind('groups-tell', ['panel']),
  tellForm: formKind('groups-tell', { words: 'text' }, ['panel']),
  transcripts: buttonKind('groups-transcripts', ['panel']),
  end: buttonKind('groups-end', ['panel']),
  confirmEnd: buttonKind('groups-end-yes', ['panel']),
  one: menuKind('groups-one'),
} as const;

/** On an invitation, which is all that there is of it: they name what a press starts. */
const invitation = ['kind', 'who', 'id'] as const;
export const invited = {
  startMyOwn: buttonKind('inv', invitation),
  practiseAlone: buttonKind('inv-alone', invitation),
} as const;
/** The longest id, encoded, that finds room in them: `r1:inv-alone:patient:everyone:` has 30 characters. */
export const longestInvited = limits.customId - 30;

/** `choice`: the id of a start that is waiting for an answer. */
export const endAndStart = buttonKind('start-here', ['choice']);
export const confirmEndAndStart = buttonKind('start-here-yes', ['choice']);
export const startFresh = buttonKind('start-fresh', ['choice']);
export const carryOn = buttonKind('carry-on', ['choice']);
/** What was typed fits several patients or topics. */
export const whichOne = menuKind('start-which', ['choice']);
