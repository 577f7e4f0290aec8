import { runOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const write = { do: 'write', after: 60, who: 0, form: 'plain', to: 0 } as const;

const pressedAndEdited = runOf([
  write,
  { do: 'meanwhile', after: 4_000, on: 'write', what: 'reconnect' },
  { ...write, after: 20_000 },
  write,
  { do: 'ask_this', after: 700, which: 0, times: 2 },
  { do: 'edit', after: 90_000, which: 0, into: 'question', isTold: true },
  { do: 'press', after: 4_000, button: 'try', which: 0, times: 1 },
]);

/** What is asked, when, and how often. */
export const asking: readonly Mutant[] = [
  {
    name: 'a call begins before the store has the turn',
    file: 'talk/asking.ts',
    from: "return performOnceStored(change(state, { turn, asked }), 'turn', { kind: 'call', text });",
    to: "return perform(change(state, { turn, asked }), 'turn', { kind: 'call', text });",
  },
  {
    name: 'a call whose answer was lost is sent again',
    file: 'domain/remedy.ts',
    from: "return { kind: 'ask_person', reason: failure.reason };",
    to: "return { kind: 'again', cause: 'service' };",
  },
  {
    name: 'a turn that an earlier process submitted is asked again',
    file: 'step/plan.ts',
    from: 'return state.delivery.cutOff ? lookAtCutOff(state, record.turn) : state;',
    to: 'return state.delivery.cutOff ? { ...state, delivery: { ...state.delivery, cutOff: false }, record: { ...record, turn: undefined } } : state;',
  },
  {
    name: 'a turn that an earlier process submitted is left as it is',
    file: 'state/new-state.ts',
    from: 'delivery: { ...noDelivery, cutOff: isStored && record.turn !== undefined },',
    to: 'delivery: noDelivery,',
  },
  {
    name: 'an edit is ignored while the question is being read',
    file: 'talk/asking.ts',
    from: `if (isOutdated(state, message))
    return restUntil(state, 'turn', state.now + state.environment.timings.delivery);`,
    to: '',
  },
  {
    name: 'an edit is ignored while the question waits',
    file: 'talk/arriving.ts',
    from: 'if (waiting === undefined) return current;',
    to: 'return current;',
  },
  {
    name: 'an edit is ignored while the call waits for the store',
    file: 'talk/arriving.ts',
    from: 'const current = underWay(heard) === id ? unsubmitIfUnsent(heard) : heard;',
    to: 'const current = heard;',
  },
  {
    name: 'an edit that only a second look shows is ignored while the call waits for the store',
    file: 'talk/gate.ts',
    from: 'withoutLook(unsubmitIfUnsent(state)), { gate',
    to: 'withoutLook(state), { gate',
    plan: runOf(
      [
        { do: 'reconnect', after: 20_000, downFor: 2_000 },
        { do: 'write', after: 60, who: 1, form: 'plain', to: 0 },
        { do: 'moderate', after: 60, what: 'archive' },
        { do: 'moderate', after: 2_100, what: 'wake' },
        { do: 'meanwhile', after: 0, on: 'write', what: 'edit' },
        { do: 'interrupt', after: 125, lasts: 40_000 },
      ],
      2,
    ),
  },
  {
    name: 'a deletion is ignored',
    file: 'step/step.ts',
    from: 'messagesDeleted(noticesDeleted(heardDeletions(state, event.ids), event.ids), event);',
    to: 'noticesDeleted(heardDeletions(state, event.ids), event.ids);',
  },
  {
    name: 'questions are asked in the order of their arrival, not of their writing',
    file: 'talk/queue.ts',
    from: 'if (earlier === undefined || byPlace(earlier, kept) <= 0) break;',
    to: 'break;',
  },
  {
    name: 'a doubt can be decided twice',
    file: 'talk/deciding.ts',
    from: 'doubts: doubts.filter((one) => one !== doubt)',
    to: 'doubts',
  },
  {
    name: 'a doubt is decided, but its question is not asked again',
    file: 'talk/deciding.ts',
    from: "return reply(addWaiting(asked, next), request, { kind: 'done' });",
    to: "return reply(decided, request, { kind: 'done' });",
  },
  {
    name: 'a question in doubt is to be asked again although it was deleted',
    file: 'talk/deciding.ts',
    from: 'if (state.thread.deletions.has(messageId))',
    to: 'if (false)',
    plan: runOf([
      { do: 'fault', after: 4_000, on: 'call', what: 'too_large', skip: 0, times: 3 },
      { do: 'write', after: 700, who: 0, form: 'plain', to: 0 },
      { do: 'write', after: 700, who: 0, form: 'plain', to: 0 },
      { do: 'write', after: 60, who: 0, form: 'plain', to: 0 },
      { do: 'manage', after: 8_000, change: 'pause', times: 1 },
      { do: 'delete', after: 700, which: 4, count: 1 },
      { do: 'press', after: 20_000, button: 'answer', which: 0, times: 1 },
    ]),
  },
  {
    name: 'what was asked by a press and set aside keeps its old words',
    file: 'talk/arriving.ts',
    from: 'if (isAskedForItself(current.record, id))',
    to: 'if (isAskedForItself(current.record, id) && current.waiting.some(({ messageId }) => messageId === id))',
    plan: {
      ...pressedAndEdited,
      setup: { ...pressedAndEdited.setup, room: { account: 3 } },
    },
  },
  {
    name: 'questions are asked although the thread is suspended',
    file: 'talk/suspension.ts',
    from: 'suspension === undefined || (suspension.nextTryAt !== undefined && suspension.nextTryAt <= now);',
    to: 'suspension === undefined || now > 0;',
  },
  {
    name: 'two doubts in a row do not make the thread suspension',
    file: 'talk/asking.ts',
    from: "return doubtsInRow >= 2 ? suspend(doubted, 'doubt') : resume(doubted);",
    to: 'return resume(doubted);',
  },
  {
    name: 'a suspension does not wait for its next try',
    file: 'step/plan.ts',
    from: 'isOpen ? record.suspension?.nextTryAt : undefined,',
    to: '',
  },
  {
    name: 'a suspension has no next try',
    file: 'talk/suspension.ts',
    from: '...(causes[cause].triesAgain ? { nextTryAt: state.now + wait } : {}),',
    to: '',
  },
  {
    name: 'a new turn begins while the process is closing',
    file: 'step/plan.ts',
    from: 'if (life.closing || !(isKnownAll || mayEnd)) return state;',
    to: 'if (!(isKnownAll || mayEnd)) return state;',
  },
  {
    name: 'a question overtakes words that the bot is about to say',
    file: 'step/plan.ts',
    from: 'boolean => nextNote(state) !== undefined || isSpeaking(state);',
    to: 'boolean => nextNote(state) !== undefined;',
  },
  {
    name: 'a refusal is not reported',
    file: 'talk/asking.ts',
    from: 'return resume(change(told, { doubtsInRow: 0 }));',
    to: 'return resume(change(dismiss(state, messageId), { doubtsInRow: 0 }));',
  },
  {
    name: 'what is skipped is not settled',
    file: 'talk/deciding.ts',
    from: 'resume(dropWaiting(state, ids))',
    to: 'resume({ ...state, waiting: state.waiting.filter(({ messageId }) => !ids.includes(messageId)) })',
  },
  {
    name: 'a conversation without a case goes on',
    file: 'talk/asking.ts',
    from: "return change(told, { noSuchCase: true, isFinal: true, job: { kind: 'end', id: messageId } });",
    to: 'return change(told, { noSuchCase: true, isFinal: true });',
  },
  {
    name: 'a refusal later on ends the conversation',
    file: 'talk/asking.ts',
    from: 'all.every((id) => id === messageId) &&',
    to: '',
  },
];
