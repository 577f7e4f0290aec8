import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Item } from './plan.ts';
import type { Fault } from './world/faults.ts';

/** Sequences that matter, and that chance alone seldom produces. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const burst: Item = { do: 'burst', after: second, who: 0, count: 24 };
const press = (button: Extract<Item, { do: 'press' }>['button'], after: number): Item => ({
  do: 'press',
  button,
  which: 0,
  times: 1,
  after,
});
const question: Item = { do: 'write', after: second, who: 1, form: 'plain', to: 0 };
const crash = (on: string, at: Extract<Item, { do: 'crash' }>['at'], downFor: number): Item => ({
  do: 'crash',
  after: 0,
  on,
  at,
  skip: 0,
  downFor,
});

/** What was set aside waits for somebody while more is set aside. */
const twiceAside: readonly Item[] = [
  burst,
  press('rest', 2 * second),
  burst,
  press('rest', 4 * second),
  press('answer', 20 * second),
];

/** A question that was asked again is set aside before its turn comes. */
const againAside: readonly Item[] = [
  { do: 'fault', after: 0, on: 'call', what: 'connection_lost', skip: 0, times: 1 },
  burst,
  press('again', 4 * second),
  press('rest', 700),
  press('answer', 4 * second),
];

const hand = (who: number, after: number): Item => ({ do: 'hand', who, is: 'up', times: 1, after });
const asks = (who: number, after: number): Item => ({ do: 'write', after, who, form: 'plain', to: 0 });

/** One after another has the floor and asks. */
const oneByOne: readonly Item[] = [
  { do: 'manage', after: second, change: 'hands', times: 1 },
  hand(0, 2 * second),
  hand(1, 700),
  hand(3, 700),
  asks(0, 2 * second),
  asks(1, 4 * second),
  asks(0, 700),
  asks(3, 10 * second),
];

/** Nobody has the floor, and no hand is up: somebody asks, and so does somebody else. */
const freeFloor: readonly Item[] = [
  { do: 'manage', after: second, change: 'hands', times: 1 },
  asks(0, 2 * second),
  asks(1, 60),
  hand(1, second),
  asks(0, 4 * second),
  press('pass_on', 10 * second),
  asks(3, 100),
  asks(0, 2 * second),
];

/** Whoever has the floor says nothing. */
const silence: readonly Item[] = [
  { do: 'manage', after: second, change: 'hands', times: 1 },
  hand(0, 2 * second),
  hand(1, second),
  { do: 'type', after: minute, who: 0 },
  asks(1, 4 * minute),
];

const manage = (change: Extract<Item, { do: 'manage' }>['change'], after: number): Item => ({
  do: 'manage',
  after,
  change,
  times: 1,
});

/** Hands are used, then not, then again. */
const handsAgain: readonly Item[] = [
  manage('hands', second),
  hand(0, 2 * second),
  manage('everyone', 4 * second),
  manage('hands', 2 * second),
  asks(0, 60),
];

/** Whoever has the floor waits for a long time behind what was asked before. */
const crowdedFloor: readonly Item[] = [
  burst,
  burst,
  burst,
  manage('hands', second),
  hand(0, 2 * second),
  hand(1, second),
  asks(0, 2 * second),
];

/** The answer comes in a pause. */
const pausedFloor: readonly Item[] = [
  manage('hands', second),
  hand(0, 2 * second),
  hand(1, second),
  asks(0, 30 * second),
  manage('pause', 60),
  manage('go_on', minute),
];

/** A process dies while it deletes a line that a newer one has replaced, and so does the next process. */
const lateLine: readonly Item[] = [
  manage('hands', second),
  crash('delete_notice', 'in_flight', 0),
  crash('delete_notice', 'before', 4 * second),
  hand(0, 2 * second),
  hand(1, second),
  press('pass_on', 4 * second),
];

/** The floor is passed on twice at once. */
const passedTwice: readonly Item[] = [
  manage('hands', second),
  hand(0, 2 * second),
  hand(1, second),
  hand(3, second),
  { do: 'press', button: 'pass_on', which: 0, times: 2, after: 4 * second },
];

/** Nobody is told where the line stands that gives the floor, and those who have read it write on. */
const untoldLine: readonly Item[] = [
  manage('hands', second),
  { do: 'fault', after: 4 * second, on: 'post_notice', what: 'answer_lost', skip: 0, times: 6 },
  hand(0, 60),
  asks(0, 2 * second),
  asks(1, 12 * second),
  { do: 'kill', after: 8 * second, downFor: minute },
];

/** Moderators lose their role while a press of theirs is on its way. */
const demoted: readonly Item[] = [
  question,
  ...(['end'] as const).flatMap((button): readonly Item[] => [
    press(button, 4 * second),
    { do: 'person', after: 60, who: 4, loses: 'role', is: true },
    { do: 'person', after: 4 * second, who: 4, loses: 'role', is: false },
  ]),
];

const membership = (is: boolean, after: number): Item => ({ do: 'membership', is, after });

/** Somebody wakes the thread, the process dies meanwhile, and the next one has no access until it is asleep again. */
const wokenAway: readonly Item[] = [
  { ...question, after: 13 * hour },
  crash('edit_notice', 'after', 2 * hour),
  press('wake', 20 * second),
  membership(false, 700),
  membership(true, 13 * hour),
];

/** Long enough for Discord to forget what it was sent. */
const forgotten = 3 * minute;

/** A notice is posted by a process that cannot store that it has been posted. */
const untoldSuspension: readonly Item[] = [
  { do: 'fault', after: 0, on: 'call', what: 'misconfigured', skip: 0, times: 3 },
  question,
  crash('post_notice', 'after', forgotten),
];

/** A reset or an end is cut off. */
const cutOffJob: readonly Item[] = [
  { do: 'crash', after: 0, on: 'reset', at: 'before', skip: 0, downFor: forgotten },
  press('restart', 4 * second),
];
const cutOffEnd: readonly Item[] = [crash('post_notice', 'before', forgotten), press('end', 4 * second)];

/** An end waits for an answer, and the bot still posts what it was told to say. */
const saidBeforeEnd: readonly Item[] = [
  { do: 'fault', after: 0, on: 'call', what: 'slow', skip: 0, times: 1 },
  question,
  { do: 'say', after: second, who: 1, isEmpty: false },
  press('end', 10),
];

/** The service refuses one question, and then says that it knows no such case. */
const refusedTwice: readonly Item[] = [
  { do: 'fault', after: 0, on: 'call', what: 'rejected', skip: 0, times: 1 },
  { do: 'fault', after: 0, on: 'call', what: 'no_such_case', skip: 0, times: 1 },
  question,
  { ...question, after: 20 * second },
];

/** Questions come while nobody is listening, and are set aside; then the same once more. */
const absence: readonly Item[] = [
  { do: 'kill', after: 4 * second, downFor: 20 * minute },
  question,
  question,
];

/** The response to a post is lost, and the process waits for longer than Discord remembers. */
const lostPart: readonly Item[] = [
  { do: 'fault', after: 0, on: 'post_part', what: 'answer_lost', skip: 0, times: 1 },
  { do: 'fault', after: 0, on: 'post_part', what: 'forbidden', skip: 0, times: 1 },
  question,
];

const spoken: Item = { do: 'say', after: second, who: 1, isEmpty: false };

/** Words that stand, by a process that could not store that they do. */
const untoldWords: readonly Item[] = [crash('post_say', 'after', forgotten), spoken];

/** Words that arrive after the next process has looked for them. */
const lateWords: readonly Item[] = [
  { do: 'fault', after: 0, on: 'post_say', what: 'slow', skip: 0, times: 1 },
  crash('post_say', 'in_flight', 0),
  spoken,
];

/** They are given up one after another, and arrive all the same. */
const lateWordsInARow: readonly Item[] = [
  { do: 'fault', after: 0, on: 'post_say', what: 'late', skip: 0, times: 2 },
  spoken,
  spoken,
];

/** An offer stands of which the bot does not know, and somebody takes it. */
const untoldOffer: readonly Item[] = [
  burst,
  { do: 'fault', after: 2 * second, on: 'post_notice', what: 'answer_lost', skip: 0, times: 5 },
  press('rest', 700),
  press('answer', 4 * second),
];

/** A suspension is announced, the bot hears its own notice but no response, and everything else in the thread is known. */
const unansweredSuspension: readonly Item[] = [
  burst,
  press('rest', 2 * second),
  { do: 'fault', after: 2 * second, on: 'call', what: 'misconfigured', skip: 0, times: 6 },
  { do: 'fault', after: 0, on: 'post_notice', what: 'answer_lost', skip: 0, times: 5 },
  press('answer', second),
  { do: 'kill', after: 20 * second, downFor: forgotten },
];

/** A question is being read when it is edited, and the session in which that is told is over. */
const editedInGap: readonly Item[] = [
  burst,
  press('rest', 700),
  press('answer', 4 * second),
  { do: 'meanwhile', after: 0, on: 'read', what: 'edit' },
  { do: 'reconnect', after: 250, downFor: 2 * second },
];

/** A teacher pauses the thread while people write, and lets it go on. */
const paused: readonly Item[] = [
  question,
  { do: 'manage', after: 60, change: 'pause', times: 1 },
  question,
  { do: 'manage', after: 4 * second, change: 'go_on', times: 1 },
  question,
];

/** Every request for an announcement is given up, and one of them arrives all the same. */
const lateAnnouncement: readonly Item[] = [
  { do: 'fault', after: second, on: 'announce', what: 'late', skip: 0, times: 3 },
  { do: 'open', after: 0 },
];

const fails = (on: string, what: Fault, times: number): Item => ({
  do: 'fault',
  after: 0,
  on,
  what,
  skip: 0,
  times,
});

const open: Item = { do: 'open', after: 0 };

/** What leads to requests that runs seldom make. */
const leadingTo: Readonly<Record<string, readonly Item[]>> = {
  close: [press('end', second)],
  archive: [fails('greet', 'forbidden', 1), open],
  remove_announcement: [fails('make_thread', 'forbidden', 1), open],
  // The process that was asked for the start is gone.
  tell_host: [fails('make_thread', 'forbidden', 1), crash('make_thread', 'before', 2 * second), open],
  forget: [fails('make_thread', 'forbidden', 1), open],
  read: [burst, press('rest', 700), press('answer', 4 * second)],
};

/** A process dies at one of these requests. */
const rareCrashes: readonly (readonly Item[])[] = Object.entries(leadingTo).flatMap(([place, leading]) =>
  (['before', 'after', 'in_flight'] as const).map((at) => [crash(place, at, 2 * second), ...leading]),
);

/** Somebody writes in a thread that is not open yet, and then thinks better of it. */
const hastily: readonly Item[] = [
  fails('greet', 'lost', 2),
  open,
  ...[4, 3, 3, 3].flatMap((seconds): readonly Item[] => [
    { ...question, after: seconds * second },
    { do: 'edit', after: 60, which: 0, into: 'question', isTold: true },
    question,
    { do: 'delete', after: 60, which: 0, count: 1 },
  ]),
];

const shortBurst: Item = { do: 'burst', after: second, who: 0, count: 6 };

/** The notice of a pause is deleted after the terms have changed in it. */
const pauseTakenAway: readonly Item[] = [
  manage('pause', second),
  manage('mentions', 4 * second),
  { do: 'moderate', after: second, what: 'delete_notice' },
  manage('go_on', minute),
];

/** How many wait is corrected by a process that dies over it, and the correction arrives when nothing waits any more. */
const lateCount: readonly Item[] = [
  { do: 'fault', after: 0, on: 'edit_notice', what: 'slow', skip: 0, times: 1 },
  crash('edit_notice', 'in_flight', 0),
  shortBurst,
];

/** Nobody hears that a correction arrives late, after those that followed it. */
const unheardCount: readonly Item[] = [
  { do: 'fault', after: 0, on: 'edit_notice', what: 'late', skip: 0, times: 1 },
  shortBurst,
  { do: 'reconnect', after: 700, downFor: 2 * minute },
];

/** How many wait is corrected, and its process dies before it has stored anything since. */
const untoldCount: readonly Item[] = [crash('edit_notice', 'after', 0), shortBurst];

/** The store is slow for a while, and whoever writes changes how many wait. */
const slowStore: readonly Item[] = [
  shortBurst,
  { do: 'fault', after: 2 * second, on: 'write', what: 'slow', skip: 0, times: 40 },
  ...Array.from({ length: 14 }, () => asks(1, 3 * second)),
];

/** Some wait in a pause that nobody ends. */
const pausedLine: readonly Item[] = [shortBurst, { do: 'manage', after: 700, change: 'pause', times: 1 }];

/** A thread is archived and woken again while its server's list is on its way. */
const wokenBeforeList: readonly Item[] = [
  { do: 'reconnect', after: 0, downFor: 20 * minute },
  question,
  { do: 'moderate', after: 60, what: 'archive' },
  { do: 'reconnect', after: 0, downFor: 0 },
  manage('me', 500),
];

/** Somebody who cannot be read is impatient. */
const impatient: readonly Item[] = [question, spoken, { ...spoken, after: 4 * second }, spoken];

const usual: Arbitrary<readonly Item[]> = fc.constantFrom(
  twiceAside,
  againAside,
  untoldSuspension,
  cutOffJob,
  cutOffEnd,
  saidBeforeEnd,
  refusedTwice,
  absence,
  [...absence, ...absence],
  lostPart,
  untoldWords,
  lateWords,
  lateWordsInARow,
  untoldOffer,
  unansweredSuspension,
  editedInGap,
  paused,
  pauseTakenAway,
  pausedLine,
  wokenBeforeList,
  impatient,
  lateCount,
  unheardCount,
  untoldCount,
  slowStore,
  [...paused, ...absence],
  freeFloor,
  [...freeFloor, ...absence],
  oneByOne,
  [...oneByOne, ...absence],
  silence,
  handsAgain,
  crowdedFloor,
  pausedFloor,
  passedTwice,
  lateLine,
  wokenAway,
  untoldLine,
  lateAnnouncement,
  hastily,
  demoted,
);

export const stories: Arbitrary<readonly Item[]> = fc.oneof(
  { weight: 12, arbitrary: usual },
  { weight: 1, arbitrary: fc.constantFrom(...rareCrashes) },
);
