import { expect, it } from 'vitest';
import { languages, speaker, wordsFor, type Texts } from '../../src/locale/words.ts';

const { english } = languages;
const german: Texts = { ...english, help: { ...english.help, command: 'Was als Nächstes zu tun ist' } };
const brazilian: Texts = { ...english };
const spoken = {
  english,
  others: new Map([
    ['de', german],
    ['pt-BR', brazilian],
  ]),
};

it.each(['', 'xx', '*', 'constructor', 'en', 'en-GB', 'zh-CN'])('"%s" is answered in English', (locale) => {
  expect(wordsFor(locale)).toBe(english);
});

it.each([
  ['de', german],
  ['de-AT', german],
  ['pt', brazilian],
  ['pt-BR', brazilian],
  ['fr', english],
])('a reader of %s gets the closest language', (locale, words) => {
  expect(speaker(spoken)(locale)).toBe(words);
});

it('of several languages, the first that is available counts', () => {
  expect(speaker(spoken)('fr', 'de', 'en')).toBe(german);
  expect(speaker(spoken)('en', 'de')).toBe(english);
});

it('the service’s reason cannot act as markdown or as a mention', () => {
  const reason = '@everyone <@1> [x](https://y) `z`\n# big';
  const words = english.failures.service({ kind: 'rejected', status: 400, reason });
  expect(words).not.toMatch(/(?<!\\)[@<>[\]`#]/);
  expect(words).not.toContain('\n');
});
