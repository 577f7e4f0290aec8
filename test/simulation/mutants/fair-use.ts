import type { Mutant } from './mutant.ts';

/** How many questions are asked, and what becomes of the rest. */
export const fairUse: readonly Mutant[] = [
  {
    name: 'one more question is asked than the limit allows',
    file: 'domain/fair-use.ts',
    from: 'const isFull = count >= limit.most;',
    to: 'const isFull = count > limit.most;',
  },
  {
    name: 'each question begins its window anew',
    file: 'domain/fair-use.ts',
    from: 'spent[of] = { count: count + 1, until };',
    to: 'spent[of] = { count: count + 1, until: now + limit.lasts };',
  },
  {
    name: 'what was not taken stays counted',
    file: 'domain/remedy.ts',
    from: "['again', 'suspend'].includes(remedyFor(result.failure).kind)",
    to: "['never'].includes(remedyFor(result.failure).kind)",
  },
  {
    name: 'a question beyond a limit is dropped',
    file: 'talk/no-room.ts',
    from: "return triesAnew(setAside(change(back, { again }), [messageId], { why: 'no_room' }));",
    to: 'return dismiss(back, messageId);',
  },
  {
    name: 'nobody is told that a limit has been reached',
    file: 'talk/no-room.ts',
    from: 'if (lately.some((one) => one.who === who)) return state;',
    to: 'if (lately.length >= 0) return state;',
  },
];
