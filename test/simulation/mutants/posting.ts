import { runOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** Answers, notices, and what the bot says for somebody. */
export const posting: readonly Mutant[] = [
  {
    name: 'a line does not name what an earlier process has posted',
    file: 'rules/delivering.ts',
    from: 'known = partPostedAs(known, found, id);',
    to: '',
  },
  {
    name: 'a line names the parts of the previous answer',
    file: 'rules/delivering.ts',
    from: 'turnLine(state, turn)), delivery: noDelivery };',
    to: 'turnLine(state, turn)), delivery: { ...state.delivery, nextPart: 0, cutOff: false } };',
  },
  {
    name: 'an answer is posted before it is stored',
    file: 'rules/delivering.ts',
    from: "return wishOnceStored(next, 'turn', { kind: 'post_part', part, posting });",
    to: `const { lanes, ...wished } = wishOnceStored(next, 'turn', { kind: 'post_part', part, posting });
  return { ...wished, lanes: { ...lanes, turn: { ...lanes.turn, effect: { ...lanes.turn.effect, awaits: 0 } } } };`,
  },
  {
    name: 'the notice of a pause is posted anew under the nonce of the one that was deleted',
    file: 'domain/hearing-terms.ts',
    from: 'pause: one.pause && { ...one.pause, since }',
    to: 'pause: one.pause',
  },
  {
    name: 'a number waits for the store anew whenever it changes',
    file: 'board/board.ts',
    from: "return isLast(edit) || (slot === 'backlog' && !isKept)",
    to: "return isLast(edit) || slot === 'backlog'",
  },
  {
    name: 'all parts of an answer have the nonce of the first part',
    file: 'domain/nonce.ts',
    from: '.${turn.attempt}.${part}`',
    to: '.${turn.attempt}.0`',
  },
  {
    name: 'a notice has the nonce of another attempt',
    file: 'domain/nonce.ts',
    from: '.${letters[what]}${detail}`',
    to: '.${letters[what]}0`',
  },
  {
    name: 'a thread whose making got no response stays open when its start is given up',
    file: 'rules/opening.ts',
    from: "const mayExist = effect.kind === 'make_thread' && (isLost || unsure.has('thread'));",
    to: 'const mayExist = false;',
  },
  {
    name: 'the nonce of a part changes with each try',
    file: 'rules/delivering.ts',
    from: ': partNonce(turn, index);',
    to: ': partNonce(turn, index + 100 * state.lanes.nextEffect);',
  },
  {
    name: 'a part is posted again without a look first, however late',
    file: 'state/unsure.ts',
    from: '(lostSince !== undefined && now - lostSince > givens.pace.nonceTrusted)',
    to: 'false',
  },
  {
    name: 'what Discord refuses twice vanishes',
    file: 'rules/delivering.ts',
    from: 'return shelve(state, turn, part);',
    to: "return as(state, turn, 'shelved');",
  },
  {
    name: 'a failed request is repeated at once',
    file: 'state/lanes.ts',
    from: 'rest: { until: state.now + rest, endsWithChange: true },',
    to: '',
  },
  {
    name: 'a notice that is refused is given up, along with its reason',
    file: 'board/posted.ts',
    from: "return waitForDiscord(refused, 'board', result.failure);",
    to: 'return change(refused, { [slot]: undefined });',
  },
  {
    name: 'a note that is refused is dropped',
    file: 'board/posted.ts',
    from: "if (isForbidden || failure.kind === 'unauthorized' || tries < noteTries) {",
    to: "if (failure.kind !== 'unreachable') return recovered(withoutNote(state, note.nonce), 'board');\n  {",
  },
  {
    name: 'a notice whose post was lost is not looked for',
    file: 'board/posted.ts',
    from: "setSent(postLost(state, 'board'), slot, lost)",
    to: "postLost(state, 'board')",
    // The store has recovered before it is known that the post got no response.
    plan: runOf([
      { do: 'fault', after: 0, on: 'write', what: 'failed', skip: 0, times: 1 },
      { do: 'fault', after: 0, on: 'post_notice', what: 'answer_lost', skip: 0, times: 1 },
      { do: 'write', after: 1_000, who: 1, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'the deletion of a notice is ignored',
    file: 'step/step.ts',
    from: 'messagesDeleted(noticesDeleted(heardDeletions(state, event.ids), event.ids), event);',
    to: 'messagesDeleted(heardDeletions(state, event.ids), event);',
  },
  {
    name: 'the number in the notice of a hold is never corrected',
    file: 'board/board.ts',
    from: 'if (notice !== undefined && standing.shown === keyOf(notice) && standing.last === undefined)',
    to: "if (notice !== undefined && (slot === 'hold' || standing.shown === keyOf(notice)) && standing.last === undefined)",
  },
  {
    name: 'the number in the notice of a backlog is never corrected',
    file: 'board/board.ts',
    from: 'if (notice !== undefined && standing.shown === keyOf(notice) && standing.last === undefined)',
    to: "if (notice !== undefined && (slot === 'backlog' || standing.shown === keyOf(notice)) && standing.last === undefined)",
  },
  {
    name: 'a backlog counts the question that is being asked',
    file: 'board/notices.ts',
    from: 'return isBeingAsked ? waiting.slice(1) : waiting;',
    to: 'return waiting;',
  },
  {
    name: 'a backlog leaves out the first question though a pause keeps it from being asked',
    file: 'board/notices.ts',
    from: 'turn === undefined && !isPaused(record);',
    to: 'turn === undefined;',
  },
  {
    name: 'a backlog of twenty or fewer is not announced',
    file: 'board/notices.ts',
    from: 'behind.length >= toldFrom &&',
    to: 'behind.length > textsKept &&',
  },
  {
    name: 'a backlog names those who are last',
    file: 'board/notices.ts',
    from: 'const next = nextIn(behind);',
    to: 'const next = nextIn(behind.toReversed());',
  },
  {
    name: 'a notice without buttons is not found by its text',
    file: 'board/posted.ts',
    from: '(isMarked(state, message, marks) || isWorded(state, message, sent?.texts)),',
    to: 'isMarked(state, message, marks),',
  },
  {
    name: 'the notice about the store is taken for that of a hold',
    file: 'board/posted.ts',
    from: '!isPlaced(state, message.id) &&',
    to: '',
    // The notice about the store is not closed in time, and the process that begins a hold dies before it says so.
    plan: runOf(
      [
        { do: 'account', after: 0, is: 'host_left' },
        { do: 'fault', after: 0, on: 'write', what: 'failed', skip: 0, times: 1 },
        { do: 'fault', after: 0, on: 'edit_notice', what: 'lost', skip: 0, times: 2 },
        { do: 'write', after: 1_000, who: 1, form: 'plain', to: 0 },
        { do: 'kill', after: 4_000, downFor: 0 },
      ],
      5,
    ),
  },
  {
    name: 'a note that may still arrive is given up',
    file: 'board/posted.ts',
    from: "if (state.now < until) return restUntil(nowUnsure(state, 'board', note.nonce), 'board', until);",
    to: '',
    // The first line about the floor arrives after the second, and says that nobody has it.
    plan: runOf([
      { do: 'fault', after: 0, on: 'post_notice', what: 'late', skip: 1, times: 2 },
      { do: 'fault', after: 0, on: 'post_notice', what: 'refused', skip: 1, times: 1 },
      { do: 'manage', after: 1_000, change: 'hands', times: 1 },
      { do: 'hand', who: 0, is: 'up', times: 1, after: 2_000 },
      { do: 'hand', who: 1, is: 'up', times: 1, after: 1_000 },
      { do: 'write', after: 30_000, who: 0, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'a note that may still arrive from a dead process is given up',
    file: 'board/posted.ts',
    from: 'const until = landsUntil(state, state.lanes.board.lostSince === undefined ? 0 : state.now);',
    to: 'const until = state.lanes.board.lostSince === undefined ? 0 : landsUntil(state, state.now);',
    plan: runOf([
      { do: 'fault', after: 0, on: 'post_notice', what: 'late', skip: 1, times: 1 },
      { do: 'fault', after: 0, on: 'post_notice', what: 'refused', skip: 1, times: 3 },
      { do: 'manage', after: 1_000, change: 'hands', times: 1 },
      { do: 'kill', after: 900, downFor: 0 },
      { do: 'hand', who: 0, is: 'up', times: 1, after: 2_000 },
      { do: 'hand', who: 1, is: 'up', times: 1, after: 1_000 },
      { do: 'write', after: 30_000, who: 0, form: 'plain', to: 0 },
    ]),
  },
  {
    name: 'only the first wording of a notice that was tried again is remembered',
    file: 'board/board.ts',
    from: '[...earlier, text].slice(-wordingsKept)',
    to: '[...earlier, text].slice(0, 1)',
    // The second try has another count; it arrives, but its process dies before knowing that it has.
    plan: runOf([
      { do: 'fault', after: 0, on: 'post_notice', what: 'lost', skip: 0, times: 1 },
      { do: 'crash', after: 0, on: 'post_notice', at: 'after', skip: 1, downFor: 0 },
      { do: 'burst', after: 1_000, who: 0, count: 12 },
    ]),
  },
  {
    name: 'a late edit of a notice that is over is left standing',
    file: 'board/late-notices.ts',
    from: 'if (isRevived(state, message)) return addStrays(state, [message.id]);',
    to: '',
  },
  {
    name: 'a hold that is over stays on the board',
    file: 'board/board.ts',
    from: 'const edit = standing.last ?? notice ?? notices[slot].last(state);',
    to: "const edit = standing.last ?? notice ?? notices[slot].last(state);\n  if (slot === 'hold' && notice === undefined) return undefined;",
  },
  {
    name: 'a hint is given twice',
    file: 'state/hints.ts',
    from: 'if (hinted.includes(mark)) return state;',
    to: '',
  },
  {
    name: 'words that may have been posted are posted again',
    file: 'rules/speaking.ts',
    from: "return isUnsure(state, 'people', say.id)",
    to: "return say.id === ''",
  },
  {
    name: 'words that were not posted in time are posted with another nonce',
    file: 'rules/speaking.ts',
    from: 'return state.now < until ?',
    to: 'return false ?',
  },
  {
    name: 'an end does not report what it drops',
    file: 'rules/jobs.ts',
    from: 'if (ids.length === 0) return cleared;',
    to: 'return cleared;',
  },
  {
    name: 'an end drops what waits without settling it',
    file: 'rules/jobs.ts',
    from: "job.kind === 'end' || compareIds(at, job.id) < 0;",
    to: 'compareIds(at, job.id) < 0;',
  },
  {
    name: 'an edit that got no response is forgotten',
    file: 'board/posted.ts',
    from: '...(isLost ? withLostEdit(before) : before)',
    to: '...before',
  },
  {
    name: 'only buttons show that a notice that is over has come back',
    file: 'board/late-notices.ts',
    from: 'return marks.length > 0 || (notices[slot].mayBeBare === true && !last.includes(content));',
    to: 'return marks.length > 0;',
  },
  {
    name: 'words that got no response are given up at once',
    file: 'rules/speaking.ts',
    from: 'landsUntil(state, state.lanes.people.lostSince)',
    to: 'landsUntil(state)',
  },
];
