import { buttonKind } from '../../discord/interactions/route.ts';

/** The buttons of conversations. What they may do is decided by the stored conversation, not by their custom_id. */
const inConversation = ['conversation'] as const;
const aboutMessage = ['conversation', 'message'] as const;

export const startAgain = buttonKind('again', inConversation);
export const confirmStartAgain = buttonKind('again-yes', inConversation);
export const end = buttonKind('end', inConversation);
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
/** `choice`: the id of a stored start that is waiting for an answer. */
export const endAndStart = buttonKind('start-here', ['choice']);
export const startFresh = buttonKind('start-fresh', ['choice']);
export const carryOn = buttonKind('carry-on', ['choice']);
