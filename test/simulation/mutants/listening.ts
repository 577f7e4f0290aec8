import type { Mutant } from './mutant.ts';

/** What was missed, what is settled, and how far the cursor has moved. */
export const listening: readonly Mutant[] = [
  {
    name: 'what was being read when a session began counts',
    file: 'missing.ts',
    from: "inLane(state, 'turn')?.kind === 'read' ? drop(state, 'turn') : state;",
    to: 'state;',
  },
  {
    name: 'a pause is forgotten when nobody listens',
    file: 'terms.ts',
    from: 'changesOf(record).findLast(({ from }) => compareIds(from, id) < 0)',
    to: 'changesOf(record).at(-1)',
  },
  {
    name: 'what was written after the press of a pause and came before it is asked',
    file: 'managing.ts',
    from: 'if (isSame) return state;',
    to: 'if (isSame || !isSame) return state;',
  },
  {
    name: 'what waits is asked during a pause',
    file: 'step.ts',
    from: 'pauseOf(state.record) === undefined && mayTry(state);',
    to: 'mayTry(state);',
  },
  {
    name: 'the words of a /say are lost when the terms change',
    file: 'managing.ts',
    from: 'messageId === underWay(state) || record.says.some((say) => say.messageId === messageId);',
    to: 'messageId === underWay(state);',
  },
  {
    name: 'a pause is over without a word',
    file: 'board.ts',
    from: 'return pause === undefined ? undefined : {',
    to: 'return pause === undefined || pause.since > 0 ? undefined : {',
  },
  {
    name: 'terms that are still needed are forgotten at the next change',
    file: 'terms.ts',
    from: 'before.slice(Math.max(0, current))',
    to: 'before.slice(before.length)',
  },
  {
    name: 'a settled message that comes again counts as new',
    file: 'cursor.ts',
    from: 'settled.includes(id) ||',
    to: '',
  },
  {
    name: 'all settled ids but the last one are forgotten',
    file: 'cursor.ts',
    from: 'const kept = all.slice(',
    to: 'const kept = all.slice(-1).slice(',
  },
  {
    name: 'the gate opens when the list arrives',
    file: 'missing.ts',
    from: "gate: isBehind ? { kind: 'looking', upTo } : { kind: 'open' }",
    to: "gate: { kind: 'open' }",
  },
  {
    name: 'the gate opens when the session begins',
    file: 'missing.ts',
    from: "gate: { kind: 'shut', listed: false },",
    to: "gate: { kind: 'open' },",
  },
  {
    name: 'the gate opens although the page could not be read',
    file: 'missing.ts',
    from: "return waitForDiscord(state, 'look', result.failure);",
    to: "return { ...state, gate: { kind: 'open' } };",
  },
  {
    name: 'only the first page is read',
    file: 'step.ts',
    from: 'return page.next === undefined ? pagesRead(read, lane, effect) : read;',
    to: 'return pagesRead(read, lane, effect);',
  },
  {
    name: 'a page from an earlier session is accepted',
    file: 'missing.ts',
    from: "...drop(state, 'look'),",
    to: '...state,',
  },
  {
    name: 'what was taken back begins all the same',
    file: 'lanes.ts',
    from: 'effects: state.effects.filter((effect) => effect.lane !== lane),',
    to: 'effects: state.effects,',
  },
  {
    name: 'what is known to be deleted is accepted from an older page',
    file: 'missing.ts',
    from: '!state.deletions.has(message.id) &&',
    to: '',
  },
  {
    name: 'what was missed is settled silently',
    file: 'missing.ts',
    from: 'const fresh = missed.filter((message) => !isOld(message));',
    to: 'const fresh = missed.filter((message) => !isOld(message)).slice(1);',
  },
  {
    name: 'what is set aside is forgotten',
    file: 'missing.ts',
    from: 'const settled = settle(removeWaiting(state, ids), ids);',
    to: 'const settled = settle(removeWaiting(state, ids), ids);\n  if (ids.length > 0) return settled;',
  },
  {
    name: 'what is set aside replaces what was set aside before',
    file: 'missing.ts',
    from: 'ids: [...before, ...ids], why',
    to: 'ids, why',
  },
  {
    name: 'a question that is set aside begins again at its first attempt',
    file: 'deciding.ts',
    from: '...tried.find((one) => one.messageId === messageId),',
    to: '',
  },
  {
    name: 'the cursor passes a question that waits',
    file: 'cursor.ts',
    from: 'const isClear = open === undefined || compareIds(open, reached) > 0;',
    to: 'const isClear = true;',
  },
  {
    name: 'the cursor passes the question that is being asked',
    file: 'cursor.ts',
    from: 'const turn = record.turn?.attempt === 0 ? record.turn.messageId : undefined;',
    to: 'const turn = undefined;',
  },
  {
    name: 'the cursor runs ahead by more than the tolerated disorder',
    file: 'cursor.ts',
    from: 'later(record.cursor, isClear ? reached : idBefore(open));',
    to: `later(
    record.cursor,
    isClear ? firstIdAt(timeOfId(reached) + 2 * state.rules.pace.overlap) : idBefore(open),
  );`,
  },
  {
    name: 'the cursor moves while something may have been missed',
    file: 'cursor.ts',
    from: 'const cursor = state.isDeaf ? record.cursor : moved;',
    to: 'const cursor = moved;',
  },
  {
    name: 'what the bot says for somebody does not count for slow mode',
    file: 'speaking.ts',
    from: 'const heard = heardFrom(asked, speakerId, id);',
    to: 'const heard = asked;',
  },
  {
    name: 'what people write does not count for slow mode',
    file: 'arriving.ts',
    from: 'const awake = heardFrom(lookIfUnlisted(state), author.id, id);',
    to: 'const awake = lookIfUnlisted(state);',
  },
];
