import { describe, expect, it } from 'vitest';
import { senseOf } from '../../src/conversation/hear.ts';
import { readFields, readOptions } from '../../src/discord/interactions/entered.ts';
import { readMessage as readDiscordMessage } from '../../src/discord/gateway/message.ts';
import { readNumber } from '../../src/features/account/linking.ts';
import { userId } from '../../src/lib/ids.ts';
import { showsNothing, shownText } from '../../src/lib/invisible.ts';

const unnamed = { person: 'someone', role: 'the group', channel: 'another channel' };
const self = { id: userId('5'), roles: ['6'], readsMessages: true };
const host = userId('7');

const verdictOf = (content: string) => {
  const message = readDiscordMessage({
    id: '1',
    channel_id: '2',
    content,
    author: { id: host, username: 'alice' },
  });
  if (message === undefined) throw new Error('no message');
  return senseOf(message, 'everything', { self, unnamed }).kind;
};

const invisible: readonly (readonly [name: string, text: string])[] = [
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
];

describe.each(invisible)('%s alone', (_name, text) => {
  it('shows nothing', () => {
    expect(showsNothing(text)).toBe(true);
    expect(shownText(` ${text}\n${text}`)).toBe('');
    expect(showsNothing(`${text}a`)).toBe(false);
  });

  it('is not a question, even among emoji and mentions', () => {
    expect(verdictOf(text)).not.toBe('question');
    expect(verdictOf(`<@5>${text}👍🏽${text}<:hm:12> <@&6>${text}`)).not.toBe('question');
    expect(verdictOf(`${text}Where?`)).toBe('question');
  });

  it('is not a value for an option', () => {
    const given = [{ type: 3, name: 'text', value: text }];
    const optional = { type: 'string', description: () => 'Text' } as const;
    expect(readOptions({ text: { ...optional, required: true } }, given)).toHaveProperty('refusal');
    expect(readOptions({ text: optional }, given)).toEqual({ values: { text: undefined } });
    const seen = [{ type: 3, name: 'text', value: `${text}Hello` }];
    expect(readOptions({ text: optional }, seen)).toEqual({ values: { text: `${text}Hello` } });
  });

  it('is not a text in a form', () => {
    const submitted = (value: string) =>
      readFields(
        { name: 'text' },
        {
          custom_id: 'r1:ask',
          components: [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'name', value } }],
        },
      );
    expect(submitted(text)).toEqual({ name: '' });
    expect(submitted(`${text}Ana`)).toEqual({ name: `${text}Ana` });
  });
});

it.each(['a', '1', '…', '\u0301', '؀', '💊', '\u{1f1ef}\u{1f1f5}', 'ㅤa', '⠁', '\ufffd'])(
  'visible text shows something: %s',
  (text) => {
    expect(showsNothing(text)).toBe(false);
    expect(shownText(` ${text}\n`)).toBe(text);
  },
);

it('a number copied with invisible characters is read', () => {
  expect(readNumber('\u200e123\u2060 456\u200b')).toBe('123456');
});

it.each(['((', '（（', '(（', '（(', ' \u200b((', '\u2060（（', '<@5> （（', '//'])(
  'what begins with “%s” is talk among people',
  (mark) => {
    expect(verdictOf(`${mark} shall we ask about her diet?`)).not.toBe('question');
  },
);

it.each(['(', '（', '( (', 'Hm （（'])('what begins with “%s” is asked', (mark) => {
  expect(verdictOf(`${mark} shall we ask about her diet?`)).toBe('question');
});
