import type { Mutant } from './mutant.ts';

/** What is stored, when that counts, and what a process makes of it on starting; the actor. */
export const keeping: readonly Mutant[] = [
  {
    name: 'people are answered before it is stored',
    file: 'lanes.ts',
    from: "lane: 'answer', awaits: withThisStep",
    to: "lane: 'answer', awaits: 0",
  },
  {
    name: 'a write that failed counts as stored',
    file: 'actor.ts',
    from: "written === 'stored' ? { kind: 'stored', version } : { kind: 'store_failed' }",
    to: "{ kind: 'stored', version }",
  },
  {
    name: 'a write counts as having stored what changed after it began',
    file: 'actor.ts',
    from: "? { kind: 'stored', version } :",
    to: "? { kind: 'stored', version: this.#state.version } :",
  },
  {
    name: 'two writes are under way at once',
    file: 'actor.ts',
    from: 'if (this.#isWriting || writeAt === undefined',
    to: 'if (writeAt === undefined',
  },
  {
    name: 'a version is not raised',
    file: 'step.ts',
    from: 'const version = moved.record === before.record ? before.version : before.version + 1;',
    to: 'const version = before.version;',
  },
  {
    name: 'nothing checks whether the process may act',
    file: 'actor.ts',
    from: 'if (!this.#ports.mayAct(this.#state.record)) return this.#lose();',
    to: '',
  },
  {
    name: 'effects begin twice',
    file: 'actor.ts',
    from: 'this.#begun.add(effect.id);',
    to: '',
  },
  {
    name: 'effects begin before what they depend on is stored',
    file: 'actor.ts',
    from: 'if (this.#begun.has(effect.id) || !hasBegun(this.#state, effect)) continue;',
    to: 'if (this.#begun.has(effect.id)) continue;',
  },
  {
    name: 'nothing wakes the actor',
    file: 'actor.ts',
    from: 'this.#setAlarm(now);',
    to: '',
  },
  {
    name: 'an alarm is set only once',
    file: 'actor.ts',
    from: 'if (at === this.#alarm?.at) return;',
    to: 'if (this.#alarm !== undefined) return;',
  },
  {
    name: 'the end of a rest wakes nobody',
    file: 'step.ts',
    from: '...Object.values(rests).map((rest) => rest?.until),',
    to: '',
  },
  {
    name: 'a job is forgotten at a restart',
    file: 'state.ts',
    from: "hold: hold?.cause === 'store' || hold === undefined",
    to: "job: undefined, hold: hold?.cause === 'store' || hold === undefined",
  },
  {
    name: 'what was said for somebody is forgotten at a restart',
    file: 'state.ts',
    from: 'return [...again, ...said].filter(',
    to: 'return [...again].filter(',
  },
  {
    name: 'what is to be asked again is forgotten at a restart',
    file: 'state.ts',
    from: 'return [...again, ...said].filter(',
    to: 'return [...said].filter(',
  },
  {
    name: 'parts begin at the first one after a restart',
    file: 'state.ts',
    from: "...(turn === undefined ? [] : ['turn']),",
    to: '',
  },
  {
    name: 'notes are posted again after a restart',
    file: 'state.ts',
    from: '...notes.map(({ nonce }) => nonce),',
    to: '',
  },
  {
    name: 'the notice of a hold is posted again after a restart',
    file: 'state.ts',
    from: "...(hold === undefined || board?.hold !== undefined ? [] : ['hold']),",
    to: '',
  },
  {
    name: 'what was to be said is posted again after a restart',
    file: 'state.ts',
    from: '...says.flatMap(({ id, messageId }) => (messageId === undefined ? [id] : [])),',
    to: '',
  },
  {
    name: 'the announcement is posted again after a restart',
    file: 'state.ts',
    from: "['announcement', 'announcement on its way', 'thread', 'first']",
    to: "['first']",
  },
  {
    name: 'the first message is posted again after a restart',
    file: 'state.ts',
    from: "['announcement', 'announcement on its way', 'thread', 'first']",
    to: "['announcement']",
  },
  {
    name: 'a topic that was begun is begun again',
    file: 'opening.ts',
    from: "if (opening === 'begun') return notOpened(state, { kind: 'in_doubt' });",
    to: '',
  },
  {
    name: 'an opening goes on although its first write failed',
    file: 'step.ts',
    from: "if (state.record.status === 'opening' && state.stored === 0) return neverStored(state);",
    to: '',
  },
  {
    name: 'a start that came to nothing is not reported',
    file: 'opening.ts',
    from: 'abandoned: { tell: true }',
    to: 'abandoned: { tell: false }',
  },
  {
    name: 'the announcement of a start that came to nothing stays',
    file: 'opening.ts',
    from: "if (announcementId !== undefined) return wishOnceStored(state, 'turn', { kind: 'remove_announcement' });",
    to: '',
  },
];
