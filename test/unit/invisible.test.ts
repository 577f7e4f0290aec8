import { describe, expect, it } from 'vitest';
import { senseOf } from '../../src/machine/hear.ts';
import { readMessage } from '../../src/discord/gateway/message.ts';
import { readFields, readOptions } from '../../src/discord/interactions/entered.ts';
import { readNumber } from '../../src/features/account/linking.ts';
import { userId } from '../../src/lib/ids.ts';
import { shownLine, showsNothing, withoutMarks } from '../../src/lib/invisible.ts';

const unnamed = { person: 'someone', role: 'the group', channel: 'another channel' };
const self = { id: userId('5'), roles: ['6'], readsMessages: true };

const senseIn = (content: string) => {
  const message = readMessage({ id: '1', channel_id: '2', content, author: { id: '7', username: 'alice' } });
  if (message === undefined) throw new Error('no message');
  return senseOf(message, 'everything', { self, unnamed });
};

it.each([
  ['zero width space', '\u200b'],
  ['zero width joiners', '\u200c\u200d'],
  ['direction marks', '\u200e\u200f\u061c'],
  ['overrides and isolates', '\u202e\u202c\u2066\u2069'],
  ['word joiner', '\u2060'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['soft hyphen', '\u00ad'],
  ['byte order mark', '\ufeff'],
  ['Mongolian separators', '\u180b\u180e'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['combining joiner', '\u034f'],
  ['Khmer inherent vowels', '\u17b4\u17b5'],
  ['variation selectors', '\ufe00\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0020}\u{e007f}'],
  ['empty braille cell', '\u2800'],
  ['musical null notehead', '\u{1d159}'],
  ['musical format characters', '\u{1d173}'],
  ['annotation marks', '\ufff9\ufffb'],
  ['control characters', '\u0000\u0007\u0085'],
  ['spaces of other scripts', '\u00a0\u2003\u202f\u3000\u2028'],
])(
  '%s: alone no name, no question, no option and no field; in front of a question not asked with it',
  (_, text) => {
    expect(showsNothing(text)).toBe(true);
    expect(shownLine(` ${text}\n${text}`)).toBe('');
    expect(showsNothing(`${text}a`)).toBe(false);

    expect(senseIn(text).kind).not.toBe('question');
    expect(senseIn(`<@5>${text}👍🏽${text}<:hm:12> <@&6>${text}`).kind).not.toBe('question');
    expect(senseIn(`${text}Where?`)).toMatchObject({ kind: 'question', text: 'Where?' });

    const option = { type: 'string', description: () => 'Text' } as const;
    const given = (value: string) => [{ type: 3, name: 'text', value }];
    expect(readOptions({ text: { ...option, required: true } }, given(text))).toHaveProperty('refusal');
    expect(readOptions({ text: option }, given(text))).toEqual({ values: { text: undefined } });
    expect(readOptions({ text: option }, given(`${text}a`))).toEqual({
      values: { text: withoutMarks(`${text}a`) },
    });

    const field = (value: string) => ({
      type: 18,
      id: 1,
      component: { type: 4, id: 2, custom_id: 'name', value },
    });
    const submitted = (value: string) =>
      readFields({ name: 'text' }, { custom_id: 'r1:ask', components: [field(value)] });
    expect(submitted(text)).toEqual({ name: '' });
    expect(submitted(`${text}Ana`)).toEqual({ name: withoutMarks(`${text}Ana`) });
  },
);

it.each(['a', '1', '…', '\u0301', '؀', '💊', '\u{1f1ef}\u{1f1f5}', 'ㅤa', '⠁', '\ufffd'])(
  '%s shows something',
  (text) => {
    expect(showsNothing(text)).toBe(false);
    expect(shownLine(` ${text}\n`)).toBe(text);
  },
);

describe('on one line, without marks that have no picture,', () => {
  it.each([
    ['Chest \u202epain\u2069', 'Chest pain'],
    ['\u200e\u200fA\u200bna\u00ad\n M.\ufeff', 'Ana M.'],
    ['tab\tand\u0000 zero', 'tab and zero'],
    // Letters that are written from right to left stay, as do the joiners of emoji and scripts.
    ['כאב בחזה', 'כאב בחזה'],
    ['می\u200cخواهم 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️', 'می\u200cخواهم 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️'],
  ])('%j is %j', (text, shown) => {
    expect(shownLine(text)).toBe(shown);
  });
});

it.each(['\u200e123\u2060 456\u200b', '123-456', '１２３４５６', ' 1 2 3 4 5 6 '])(
  'a number is read as it was copied or typed: %j',
  (text) => {
    expect(readNumber(text)).toBe('123456');
  },
);

it.each<[string, string]>([
  ...['((', '（（', '(（', '（(', ' \u200b((', '\u2060（（', '<@5> （（', '//'].map(
    (mark): [string, string] => [mark, 'marked'],
  ),
  ...['(', '（', '( (', 'Hm （（'].map((mark): [string, string] => [mark, 'question']),
])('what begins with “%s” is %s', (mark, kind) => {
  expect(senseIn(`${mark} shall we ask about her diet?`).kind).toBe(kind);
});
