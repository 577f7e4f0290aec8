import { assert, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check';
import { describe, it } from 'vitest';
import type { Message } from '../src/world/entities.ts';
import { MessageLog } from '../src/world/message-log.ts';

const message = (id: number): Message => ({
  id: String(id),
  channelId: '1',
  authorId: '1',
  type: 0,
  content: '',
  editedAt: null,
  flags: 0,
  mentions: [],
  mentionRoles: [],
  mentionEveryone: false,
  attachments: [],
  embeds: [],
  components: [],
  stickers: [],
  reactions: new Map(),
});

describe('the messages of a channel', () => {
  it('a page contains what a plain search would find, newest first, in whatever order they were added', () => {
    const ids = uniqueArray(integer({ min: 1, max: 200 }), { maxLength: 40 });
    const page = record({
      limit: integer({ min: 1, max: 20 }),
      anchor: option(integer({ min: 0, max: 201 }), { nil: undefined }),
      side: constantFrom('after' as const, 'before' as const),
    });
    assert(
      property(ids, page, (all, { limit, anchor, side }) => {
        const log = new MessageLog();
        for (const id of all) log.add(message(id));
        const deleted = all.filter((id) => id % 7 === 0);
        for (const id of deleted) log.delete(String(id));
        const sorted = all.filter((id) => id % 7 !== 0).sort((a, b) => b - a);
        const on = (id: number): boolean =>
          anchor === undefined || (side === 'after' ? id > anchor : id < anchor);
        const fitting = sorted.filter(on);
        const expected =
          side === 'after' && anchor !== undefined ? fitting.slice(-limit) : fitting.slice(0, limit);
        const found = log.page(
          { limit, ...(anchor === undefined ? {} : { [side]: String(anchor) }) },
          () => true,
        );
        return JSON.stringify(found.map(({ id }) => Number(id))) === JSON.stringify(expected);
      }),
    );
  });
});
