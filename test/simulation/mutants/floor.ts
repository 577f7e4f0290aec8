import type { Item } from '../plan.ts';
import { runOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** Alice has the floor; Bob writes out of turn, and keeps it with his hand. */
const keepsTheirs: readonly Item[] = [
  { do: 'manage', after: 0, change: 'hands', times: 1 },
  { do: 'hand', after: 2_000, who: 0, is: 'up', times: 1 },
  { do: 'write', after: 4_000, who: 1, form: 'plain', to: 0 },
  { do: 'press', after: 4_000, button: 'keep', which: 0, times: 1 },
];

const handsBegin = { do: 'manage', after: 20_000, change: 'hands', times: 1 } as const;
const question = { do: 'write', after: 4_000, who: 0, form: 'plain', to: 0 } as const;

const attachmentFirst = runOf([
  { do: 'crash', after: 20_000, on: 'write', at: 'before', skip: 0, downFor: 40_000 },
  { do: 'write', after: 4_000, who: 3, form: 'attachment_only', to: 0 },
  { do: 'write', after: 44_700, who: 0, form: 'plain', to: 0 },
]);

/** One at a time: whose words are heard, and when the floor passes on. */
export const floor: readonly Mutant[] = [
  {
    name: 'an attachment without words takes a free floor',
    file: 'talk/free-floor.ts',
    from: "now.kind === 'turn' ? taken : before",
    to: 'taken',
    plan: {
      ...attachmentFirst,
      setup: { ...attachmentFirst.setup, who: 'hands' },
    },
  },
  {
    name: 'a hand that is raised at the floor keeps nothing',
    file: 'talk/kept.ts',
    from: 'chosen ?? (latest && isByHands(state.record, latest.id) ? latest : undefined)',
    to: 'chosen',
  },
  {
    name: 'what is out of turn is passed over in silence',
    file: 'talk/hints.ts',
    from: '[...others, one].slice(-mostToMark)',
    to: 'others',
  },
  {
    name: 'the host gets a reaction for what is out of turn',
    file: 'talk/hints.ts',
    from: 'if (isHostOrCoHost(before.record, message.author.id)) return before;',
    to: 'if (isHostOrCoHost(before.record, message.author.id)) return markForHand(before, message);',
  },
  {
    name: 'nobody takes the floor that nobody has',
    file: 'talk/free-floor.ts',
    from: 'hands.up.length > 0) return state;',
    to: 'hands.up.length >= 0) return state;',
  },
  {
    name: 'the floor is taken from somebody whose line still stands',
    file: 'talk/free-floor.ts',
    from: 'terms.floor === undefined && !isPast;',
    to: '!isPast;',
  },
  {
    name: 'a line that leaves the floor free takes it from somebody who has taken it',
    file: 'room/floor.ts',
    from: 'const isTaken = isIts && hands.from !== undefined;',
    to: 'const isTaken = false;',
    plan: runOf([
      { do: 'fault', after: 1_000, on: 'post_notice', what: 'slow', skip: 0, times: 1 },
      { do: 'manage', after: 0, change: 'hands', times: 1 },
      { do: 'write', after: 1_500, who: 0, form: 'plain', to: 0 },
      { do: 'write', after: 20_000, who: 0, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'everybody who writes has the floor that nobody had',
    file: 'talk/free-floor.ts',
    from: 'floors: taken,',
    to: 'floors: earlier, terms: [], who: "everyone",',
  },
  {
    name: 'somebody without the floor is heard',
    file: 'domain/hearing-terms.ts',
    from: "return id === floor ? undefined : 'no_floor';",
    to: 'return undefined;',
  },
  {
    name: 'a message is judged by who has the floor now, not by who had it then',
    file: 'domain/hearing-terms.ts',
    from: 'isPast(one) && compareIds(one.from, handsFrom) >= 0',
    to: 'compareIds(one.from, handsFrom) >= 0',
  },
  {
    name: 'whoever had the floor when hands were last used still has it',
    file: 'domain/hearing-terms.ts',
    from: 'isPast(one) && compareIds(one.from, handsFrom) >= 0',
    to: 'isPast(one)',
    // The host had it: what they write before the next line stands is talk, and takes no floor.
    plan: runOf([
      { do: 'manage', after: 0, change: 'hands', times: 1 },
      { do: 'hand', after: 2_000, who: 2, is: 'up', times: 1 },
      { do: 'manage', after: 4_000, change: 'everyone', times: 1 },
      { do: 'fault', after: 4_000, on: 'post_notice', what: 'slow', skip: 0, times: 1 },
      { do: 'manage', after: 0, change: 'hands', times: 1 },
      { do: 'write', after: 1_000, who: 2, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'a floor that is taken right after the press that began hands does not count',
    file: 'domain/hearing-terms.ts',
    from: 'compareIds(one.from, handsFrom) >= 0',
    to: 'compareIds(one.from, handsFrom) > 0',
    plan: runOf([handsBegin, { ...question, after: 0 }], 22),
  },
  {
    name: 'whoever wrote while hands were used before has the floor now',
    file: 'talk/free-floor.ts',
    from: '!isByHands(record, at)',
    to: '!isByHands(record)',
    // The message arrives only after hands have ended and begun again.
    plan: runOf(
      [
        { ...handsBegin, after: 1_000 },
        question,
        { do: 'manage', after: 5, change: 'everyone', times: 1 },
        { ...handsBegin, after: 5 },
        { ...question, who: 1 },
      ],
      91,
    ),
  },
  {
    name: 'a question that is read once more finds no free floor',
    file: 'talk/free-floor.ts',
    from: 'const taken = takeFloor(before,',
    to: 'const taken = isJudged === true ? before : takeFloor(before,',
    // It is under way as hands begin, and is not taken.
    plan: runOf([
      { do: 'fault', after: 0, on: 'call', what: 'account_refused', skip: 0, times: 2 },
      { ...handsBegin, after: 4_000 },
      { ...question, after: 0 },
    ]),
  },
  {
    name: 'what is written while a line is on its way is passed over in silence',
    file: 'talk/hints.ts',
    from: "if (hint === 'no_floor' && (isTooSoon || isFloorMoving(state.record)))",
    to: "if (isFloorMoving(state.record)) return state;\n  if (hint === 'no_floor' && isTooSoon)",
  },
  {
    name: 'the roles that were chosen count for nothing',
    file: 'domain/hearing-terms.ts',
    from: 'roles?.some((role) => wanted.includes(role)) === true',
    to: 'false',
  },
  {
    name: 'hands are lost at a restart',
    file: 'state/new-state.ts',
    from: "suspension: record.suspension?.cause === 'store'",
    to: "hands: record.hands && { ...record.hands, up: [] }, suspension: record.suspension?.cause === 'store'",
  },
  {
    name: 'hands stay up when the terms change while the thread cannot be read',
    file: 'room/floor.ts',
    from: 'const isOver = state.record.hands !== undefined &&',
    to: 'const isOver = state.record.awaySince === undefined && state.record.hands !== undefined &&',
    // The bot is back in the server, but may not read what it missed; then a hand goes up while somebody has the floor.
    plan: runOf([
      { do: 'manage', after: 0, change: 'hands', times: 1 },
      { do: 'hand', after: 2_000, who: 0, is: 'up', times: 1 },
      { do: 'membership', after: 2_000, is: false },
      { do: 'rights', after: 0, right: 'mayReadHistory', is: false },
      { do: 'membership', after: 1_000, is: true },
      { do: 'manage', after: 2_000, change: 'everyone', times: 1 },
      { do: 'hand', after: 1_000, who: 1, is: 'up', times: 1 },
    ]),
  },
  {
    name: 'the floor passes on while its holder waits for an answer',
    file: 'room/floor.ts',
    from: 'const isBusy = waiting.length > 0 || turn !== undefined ||',
    to: 'const isBusy =',
    plan: runOf([
      { do: 'manage', after: 0, change: 'hands', times: 1 },
      { do: 'hand', after: 2_000, who: 0, is: 'up', times: 1 },
      { do: 'hand', after: 2_000, who: 1, is: 'up', times: 1 },
      { do: 'fault', after: 110_000, on: 'call', what: 'slow', skip: 0, times: 1 },
      { do: 'write', after: 0, who: 0, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'the floor passes on during a pause',
    file: 'room/floor.ts',
    from: "!isPaused(record) && record.suspension === undefined && record.job?.kind !== 'end';",
    to: "record.suspension === undefined && record.job?.kind !== 'end';",
  },
  {
    name: 'silence does not count',
    file: 'room/floor.ts',
    from: 'const due = Math.min(floorQuiet',
    to: 'const due = 1e15 + Math.min(floorQuiet',
  },
  {
    name: 'the floor passes on at once',
    file: 'room/floor.ts',
    from: 'const isWaitedFor = hands.from',
    to: 'if (hands.holder !== undefined && hands.up.length > 0) return passOn(heard);\n  const isWaitedFor = hands.from',
  },
  {
    name: 'whoever types is passed over',
    file: 'room/floor.ts',
    from: 'passed: 0, total: total + (now - since), since: now',
    to: '...quiet',
  },
  {
    name: 'two presses pass the floor twice',
    file: 'room/floor.ts',
    from: 'const isOld = hands.holder !== decision.from || hands.holder === undefined;',
    to: 'const isOld = hands.holder === undefined;',
  },
  {
    name: 'a line that was deleted is not posted anew',
    file: 'room/floor.ts',
    from: 'const isLost = isGone ||',
    to: 'const isLost =',
  },
  {
    name: 'what came before a line was known to stand is not judged again',
    file: 'room/floor.ts',
    from: 'return rereadSince(changeFloor(given, { quiet: undefined }), id);',
    to: 'return changeFloor(given, { quiet: undefined });',
  },
  {
    name: 'what the floor decides about is settled while a line is on its way',
    file: 'talk/arriving.ts',
    from: 'ignore(isUndecided(awake, verdict) ? awake : settle(awake, [id]), [id]);',
    to: 'ignore(settle(awake, [id]), [id]);',
  },
  {
    name: 'the cursor passes a line that is on its way',
    file: 'talk/cursor.ts',
    from: ' || isFloorNoticeComing(state.record)',
    to: '',
  },
  {
    name: 'what somebody keeps stays when their hand is lowered',
    file: 'room/floor.ts',
    from: 'hands: keptWhileWanted({ ...hands, up }) }) : state;',
    to: 'hands: { ...hands, up } }) : state;',
    plan: runOf([...keepsTheirs, { do: 'hand', after: 4_000, who: 1, is: 'down', times: 1 }]),
  },
  {
    name: 'what somebody keeps stays when it is deleted',
    file: 'talk/arriving.ts',
    from: 'ids.reduce(messageDeleted, forgetKept(state, ids));',
    to: 'ids.reduce(messageDeleted, state);',
    plan: runOf([...keepsTheirs, { do: 'delete', after: 4_000, which: 0, count: 1 }]),
  },
  {
    name: 'what somebody keeps stays when they have passed the floor on',
    file: 'room/floor.ts',
    from: 'const given = keptWhileWanted({ up, order: hands.order, holder: to, by, gave, kept: hands.kept });',
    to: 'const given: Hands = { up, order: hands.order, holder: to, by, gave, kept: hands.kept };',
    plan: runOf([
      ...keepsTheirs,
      { do: 'press', after: 4_000, button: 'pass_on', which: 0, times: 1 },
      { do: 'press', after: 8_000, button: 'pass_on', which: 0, times: 1 },
    ]),
  },
  {
    name: 'raised hands are not remembered',
    file: 'room/floor.ts',
    from: 'hands: { ...hands, up } });\n  const place',
    to: 'hands: { ...hands, up: [] } });\n  const place',
  },
  {
    name: 'what is remembered of settled messages shrinks unnoticed',
    file: 'talk/cursor.ts',
    from: 'settledTo: laterId(settledTo, forgotten)',
    to: 'settledTo',
  },
  {
    name: 'words that a reopening has overtaken take a free floor for ever',
    file: 'talk/speaking.ts',
    from: 'return change(free, { relayed:',
    // Judged once more on the floor that they took, they would take it again: this says so at once.
    to: "if (free !== state && termsAt(free.record, request).floor === undefined) throw new Error('for ever');\n  return change(free, { relayed:",
    plan: runOf(
      [
        { do: 'manage', after: 1_000, change: 'hands', times: 1 },
        { do: 'press', after: 2_000, button: 'end', which: 0, times: 1 },
        { do: 'say', after: 20_000, who: 0, isEmpty: false },
        { do: 'press', after: 60, button: 'reopen', which: 0, times: 1 },
      ],
      1,
    ),
  },
];
