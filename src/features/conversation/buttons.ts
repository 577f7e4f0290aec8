import { buttonKind, menuKind } from '../../discord/interactions/route.ts';

/** The buttons of conversations. What they may do is decided by the stored conversation, not by their custom_id. */
const inConversation = ['conversation'] as const;
const aboutMessage = ['conversation', 'message'] as const;

export const startAgain = buttonKind('again', inConversation);
export const confirmStartAgain = buttonKind('again-yes', inConversation);
export const end = buttonKind('end', inConversation);
export const confirmEnd = buttonKind('end-yes', inConversation);
/** Where it has ended. */
export const startOver = buttonKind('start-over', inConversation);
/** Shown if the service does not know the case. */
export const whichId = buttonKind('which-id', inConversation);
/** On the notice about a pause. */
export const goOn = buttonKind('go-on', inConversation);
export const manage = buttonKind('manage', inConversation);
export const transcript = buttonKind('transcript', inConversation);
export const tryNow = buttonKind('try', inConversation);
export const skipWaiting = buttonKind('skip-waiting', inConversation);
export const continueAsHost = buttonKind('continue', inConversation);
export const wake = buttonKind('wake', inConversation);
export const setRestAside = buttonKind('aside', inConversation);
export const answerAside = buttonKind('aside-answer', inConversation);
export const skipAside = buttonKind('aside-skip', inConversation);
export const askAgain = buttonKind('ask-again', aboutMessage);
export const skipDoubt = buttonKind('ask-skip', aboutMessage);
export const showAnswer = buttonKind('show', ['conversation', 'message', 'part']);
/** Where one person asks at a time. `line`: the number of the line that the button is on, by which that is found. */
export const raiseHand = buttonKind('hand', ['conversation', 'line']);
export const passOn = buttonKind('pass-on', ['conversation', 'line']);
/** On the hint below a message that was out of turn: also keeps that message. */
export const keepQuestion = buttonKind('hand-keep', aboutMessage);
/** On the line that gives its author the floor. */
export const askKept = buttonKind('ask-kept', aboutMessage);
export const lowerHand = buttonKind('hand-down', inConversation);
/** In the panel of a moderator, which shows the result. */
export const panel = {
  pause: buttonKind('panel-pause', inConversation),
  goOn: buttonKind('panel-go-on', inConversation),
  everyMessage: buttonKind('panel-every', inConversation),
  onlyMentions: buttonKind('panel-mentions', inConversation),
  setAside: buttonKind('panel-aside', inConversation),
  silent: buttonKind('panel-silent', inConversation),
  refresh: buttonKind('panel-refresh', inConversation),
  who: menuKind('panel-who', inConversation),
  chosen: menuKind('panel-chosen', inConversation),
  coHosts: menuKind('panel-cohosts', inConversation),
  giveFloor: menuKind('panel-floor', inConversation),
} as const;
/** `choice`: the id of a stored start that is waiting for an answer. */
export const endAndStart = buttonKind('start-here', ['choice']);
export const startFresh = buttonKind('start-fresh', ['choice']);
export const carryOn = buttonKind('carry-on', ['choice']);
