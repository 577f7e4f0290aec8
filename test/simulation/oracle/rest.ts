import { isDeepStrictEqual } from 'node:util';
import type { Conversation, Inbox } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { splitText } from '../../../src/lib/split.ts';
import { broken } from '../base.ts';
import type { Deed } from '../plan.ts';
import { speakerOf } from '../discord.ts';
import { isNobody, isNotTaken, isOf } from './oracle.ts';
import type { Oracle, Said } from './oracle.ts';
import { beginningOf, withoutFile } from '../places.ts';
import { isHalted } from './hearing.ts';
import { askingIn } from './preceptor.ts';
import { checkStatus } from './status.ts';
import { checkHintsGone, checkTold } from './telling.ts';

/** What has become of everything, once nothing moves any more. */

/** Of a long answer whose file is refused. */
const mostMessages = 20;

const plain = (record: Conversation): unknown => JSON.parse(JSON.stringify(record));

export const checkRest = (oracle: Oracle): void => {
  const { world } = oracle;
  const { discord, current: process } = world;
  const { disk } = world.store;
  const erasing = world.presses.filter(({ decision }) => decision.kind === 'delete');
  if (disk === undefined && erasing.length > 0) return checkDeleted(oracle);
  if (disk === undefined) return world.isRestored ? undefined : checkNeverOpened(oracle);
  if (!world.isRestored && erasing.some(({ outcome }) => outcome?.kind === 'done'))
    broken(4, 'it was to be deleted, and is still stored');
  if (process === undefined) return broken(5, 'nobody is there');
  const { record, memory } = process.state;
  if (disk !== record && !isDeepStrictEqual(plain(disk), plain(record)))
    broken(4, 'not everything is stored');
  if (record.phase === 'opening') broken(5, 'it is still being opened');
  const isAsleep = memory.gap?.at === 'archived' && (discord.isArchived || discord.isGone);
  if (memory.gap !== undefined && !isAsleep) broken(5, `the gap is still open: ${memory.gap.at}`);
  if (record.turn !== undefined || record.job !== undefined) broken(5, 'something is still under way');
  const open = world.presses.find((press) => press.process === process && press.outcome === undefined);
  if (open !== undefined) broken(5, `${open.decision.kind} is not answered`);
  if (discord.isGone) {
    if (record.phase !== 'ended' && !isAsleep) broken(5, 'it does not end although the thread is gone');
    return;
  }
  if (record.outgoing.length > 0) broken(5, `unsaid: ${world.show(record.outgoing)}`);
  checkStatus(oracle, process.state);
  checkHintsGone(oracle);
  checkWaiting(record);
  if (world.isRestored) return;
  // What was not stored was not dropped.
  for (const [id, key] of oracle.dropped) if (!oracle.said.get(key)?.message) oracle.dropped.delete(id);
  for (const place of oracle.callsAt.keys()) checkFate(oracle, record, place);
  for (const [place, id] of oracle.doubted) checkDoubt(oracle, record, place, id);
  checkOwed(oracle, record);
  checkTold(oracle);
  const ends = [...oracle.said.values()].filter(({ what, message }) => what.kind === 'ended' && message);
  if (ends.length > 1) broken(7, 'the end is said twice');
  checkTranscript(oracle);
  checkTally(oracle, record);
};

/** Whoever waits for it is told. */
const checkDeleted = ({ world: { presses, current } }: Oracle): void => {
  const open = presses.find((press) => press.process === current && press.outcome === undefined);
  if (current !== undefined && open !== undefined) broken(5, `${open.decision.kind} is not answered`);
};

const checkNeverOpened = ({ world }: Oracle): void => {
  if (world.discord.announcement?.isDeleted === false)
    broken(5, 'an announcement stands of what was never opened');
  const isOpened = world.presses.some(({ outcome }) => outcome?.kind === 'opened');
  if (isOpened) broken(4, 'it was opened, and is not stored');
};

const checkWaiting = (record: Conversation): void => {
  const { inbox, terms, suspension, hands, phase, preceptor } = record;
  if (phase === 'ended' && inbox.open.length > 0) broken(5, 'something is open after the end');
  if (isHalted(record)) return;
  const asks = preceptor?.id ?? '0';
  const waiting = inbox.open.filter(({ is, id }) => is === 'waiting' && compareIds(id, asks) > 0).length;
  if (waiting > 0) broken(5, `${waiting} wait for nothing`);
  if (terms.paused !== undefined) return;
  if (suspension !== undefined) broken(5, `suspended for nothing: ${suspension.cause}`);
  if (hands?.call === true) broken(6, 'the holder is not pinged');
  if (hands !== undefined && hands.up.length > 0) broken(5, `the floor stays with ${hands.holder}`);
};

const isIn = ({ inbox }: Conversation, id: string): boolean => inbox.open.some((item) => item.id === id);

/** What was said about an asking and stands there. */
const saidAbout = ({ said }: Oracle, place: string): readonly Said[] => {
  const about = `${BigInt(place).toString(36)}.`;
  return [...said.values()].filter(({ key, message }) => message !== undefined && key.startsWith(about));
};

const checkFate = (oracle: Oracle, record: Conversation, place: string): void => {
  const last = oracle.callsAt.get(place)?.at(-1);
  if (last === undefined) return;
  const { id, result, process } = last;
  const said = saidAbout(oracle, place);
  const keys = oracle.kept.has(place) ? oracle.answers.get(place) : undefined;
  if (keys !== undefined) checkAnswer(oracle, id, keys, said);
  const isDoubted = said.some(({ what }) => what.kind === 'doubt');
  const isRefused = said.some(({ what }) => what.kind === 'refused' || what.kind === 'no_such_case');
  const fates = [keys !== undefined, isDoubted, isRefused].filter(Boolean).length;
  if (fates > 1) broken(5, `${id} has several fates at ${place}`);
  if (keys !== undefined && result?.kind !== 'answer') broken(5, `${id} has an answer that never came`);
  if (isDoubted && process.isAlive && result?.kind !== 'service_failed')
    broken(5, `${id} is in doubt, and came back`);
  if (fates > 0) return;
  // Out of the server, an end drops what may have been asked.
  if (!isNotTaken(result) && !oracle.dropped.has(id))
    broken(5, `${id} was asked at ${place}, and has no fate`);
  // Somebody wanted it asked again, and that is judged there.
  const isAgain = (at: string, one: string): boolean => one === id && compareIds(at, place) > 0;
  const isMoved =
    [...oracle.callsAt].some(([at, [call]]) => call !== undefined && isAgain(at, call.id)) ||
    [...oracle.doubted].some(([at, one]) => isAgain(at, one));
  if (!isIn(record, id) && !isMoved && !isExcused(oracle, id))
    broken(5, `${id} was not taken at ${place}, and is forgotten`);
};

/** What the file of a long answer holds. */
const textIn = ({ said }: Oracle, key = ''): string | undefined => {
  const what = said.get(key)?.what;
  const file = what?.kind === 'part' && what.part.whole === true ? what.part.file : undefined;
  return file !== undefined && 'text' in file ? file.text : undefined;
};

/** All of a long answer, in a file; or a line, where Discord fails at the file; or as many messages after its beginning as it may take, and a line if there is more. */
const checkLong = (id: string, text: string, said: readonly Said[]): void => {
  if (said.some(({ form }) => form?.kind === 'part' && form.part.whole === true)) return;
  if (said.length === 1 && said[0]?.form?.kind === 'unshown' && said[0].form.rest === true) return;
  const messages = splitText(text).slice(1);
  const shown = said.flatMap(({ what }) => (what.kind === 'part' ? [what.part.content] : []));
  const isCut = said.some(({ what }) => what.kind === 'unshown' && what.rest === true);
  if (!isDeepStrictEqual(shown, messages.slice(0, mostMessages - 1)))
    broken(7, `the long answer to ${id} is not shown as far as it could be`);
  if (isCut !== messages.length >= mostMessages)
    broken(7, `the long answer to ${id} does not say how much it is`);
};

/** Whole: each part as it is, as a file, or as a line that says that it could not be shown. */
const checkAnswer = (oracle: Oracle, id: string, keys: readonly string[], said: readonly Said[]): void => {
  for (const key of keys) {
    const {
      what,
      message,
      form = what,
    } = said.find((other) => isOf(other.key, key)) ?? broken(7, `the answer to ${id} lacks ${key}`);
    const long = textIn(oracle, key);
    if (long !== undefined)
      checkLong(
        id,
        long,
        said.filter((other) => isOf(other.key, key)),
      );
    const follows = textIn(oracle, keys[keys.indexOf(key) + 1]) ?? '';
    if (form.kind === 'beginning' && message?.wordings[0]?.content !== beginningOf(follows))
      broken(7, `the answer to ${id} begins with other words`);
    const isPlain = form.kind === 'part' && form.as === undefined;
    const whole = oracle.said.get(key)?.what;
    const isShowable = whole?.kind === 'part' && whole.part.content.startsWith('unlink');
    if (isShowable && !isPlain && !oracle.failedAt.has(key))
      broken(7, `the answer to ${id} is not shown as it could be`);
    const isBare = form.kind === 'part' && form.as === 'file' && form.part.file !== undefined;
    const wanted = isPlain ? form.part.content : isBare ? withoutFile(form.part.content) : undefined;
    if (wanted !== undefined && message?.wordings[0]?.content !== wanted)
      broken(7, `the answer to ${id} has other words`);
  }
};

/** It is open, or somebody has decided. */
const checkDoubt = (oracle: Oracle, record: Conversation, place: string, id: string): void => {
  const isDecided = oracle.world.presses.some(
    ({ decision: d }) =>
      ((d.kind === 'ask_again' || d.kind === 'skip_doubt') && d.place === place) ||
      (d.kind === 'ask_this' && d.message.id === id),
  );
  if (isDecided || oracle.message(id).deletedAt !== undefined) return;
  // What is not stored is not in doubt: an end may drop it after a crash.
  const isTold = oracle.dropped.has(id) || saidAbout(oracle, place).some(({ what }) => what.kind === 'doubt');
  if (!isTold) broken(5, `nobody hears that ${id} is in doubt`);
  const isOpen = record.inbox.open.some((item) => item.place === place && item.is === 'doubt');
  if (!isOpen && record.phase !== 'ended') broken(5, `the doubt about ${id} is forgotten`);
};

const isExcused = (oracle: Oracle, id: string): boolean => {
  const { deletedAt, wordings } = oracle.message(id);
  return oracle.dropped.has(id) || deletedAt !== undefined || wordings.some(({ isQuestion }) => !isQuestion);
};

/** Nobody who is owed an answer is forgotten. */
const checkOwed = (oracle: Oracle, record: Conversation): void => {
  const { askedIds, dropped, world } = oracle;
  const doubted = new Set(oracle.doubted.values());
  const hasFate = (id: string): boolean =>
    askedIds.has(id) || doubted.has(id) || dropped.has(id) || isIn(record, id);
  for (const message of world.discord.messages) {
    const { id } = message;
    if (speakerOf(message) !== undefined && !hasFate(id) && oracle.isOwed(message))
      broken(5, `${id} is forgotten`);
  }
  if (record.phase === 'ended') return;
  for (const { decision, outcome } of world.presses) {
    if (decision.kind !== 'ask_this' || outcome?.kind !== 'done') continue;
    const { id } = decision.message;
    if (!hasFate(id) && !isExcused(oracle, id)) broken(5, `${id} was to be asked, and is forgotten`);
  }
};

/** The transcript names the messages of each answer. */
const checkTranscript = (oracle: Oracle): void => {
  const lines = new Map(
    oracle.lines.flatMap((line) => (line.kind === 'turn' ? [[line.at, line] as const] : [])),
  );
  for (const place of oracle.kept) {
    const call = oracle.callsAt.get(place)?.at(-1);
    const { answers, question, speakerId } = lines.get(place) ?? broken(5, `the transcript lacks ${place}`);
    const parts = saidAbout(oracle, place).filter(({ what, form = what }) =>
      ['part', 'beginning'].includes(form.kind),
    );
    const posted = parts.toSorted((a, b) => a.order - b.order).map(({ message }) => message?.id);
    const isSpeaker = speakerId === call?.by || isNobody(speakerId);
    if (answers.join() !== posted.join() || question !== call?.id || !isSpeaker)
      broken(5, `the transcript has something else at ${place}`);
  }
};

const checkTally = (oracle: Oracle, record: Conversation): void => {
  const { tally, preceptor, phase } = record;
  const { kept } = oracle;
  const asked = Object.values(tally.by).reduce((sum, count) => sum + count, 0);
  if (tally.questions !== kept.size || asked !== kept.size)
    broken(5, `${tally.questions} or ${asked} count instead of ${kept.size}`);
  if (phase === 'ended') return;
  if ((preceptor?.id ?? '0') !== askingIn(oracle, record))
    broken(5, `the preceptor's question ${preceptor === undefined ? 'is forgotten' : 'stays'}`);
};

/** Without a question for a week, it ends. */
export const checkIdle = ({ world: { current } }: Oracle): void => {
  if (current !== undefined && !current.state.memory.deleted && current.record.phase !== 'ended')
    broken(5, 'it goes on without a question');
};

const hindering: readonly Deed[] = [
  'no_discord',
  'outage',
  'swallow',
  'no_reading',
  // It is told once it is stored.
  'no_store',
  'out',
  'gone',
  'restore',
];

/** `since`: when the bot was taken out of its thread, and how often the host had been told such by then. */
export const checkToldOut = (
  { world, toldOut }: Oracle,
  since: { readonly at: number; readonly toldOut: number },
): void => {
  const { setup, items } = world.plan;
  const { discord, lost, store } = setup.fails;
  const process = world.current;
  const isWell = discord + lost + store === 0 && !items.some((item) => hindering.includes(item.do));
  const hasHeard = process?.isConnected === true && !process.isClosing && process.sessionAt <= since.at;
  const isOpen = process?.record.phase === 'open' && process.record.job === undefined;
  if (isWell && hasHeard && isOpen && toldOut === since.toldOut)
    broken(5, 'nobody hears that the bot is out of its thread');
};

/** Promise 8: a new process reads, and may put the status right. */
export const checkRestart = ({ inRestart = [], world }: Oracle, stored: Inbox): void => {
  const { calm, upTo, recent } = stored;
  const { lastId = '' } = world.discord;
  const isKnown = calm && lastId === world.listedId && [upTo, ...recent].includes(lastId);
  const kinds = inRestart.map(({ kind }) => kind);
  if (isKnown && kinds.includes('history')) broken(8, 'a restart reads what is known');
  const [first, ...others] = kinds.filter((kind) => kind !== 'history' && kind !== 'read');
  const isQuiet =
    others.length === 0 && (first === undefined || first === 'edit_status' || first === 'delete');
  if (!isQuiet) broken(8, `a restart causes ${kinds.join()}`);
};
