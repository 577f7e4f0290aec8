import { expect, it } from 'vitest';
import { commandPayloads } from '../../src/discord/commands/command-payload.ts';
import { done } from '../../src/discord/reply.ts';
import { command } from '../../src/discord/interactions/route.ts';
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

it('a command is described in every language, and as before if there is only one', () => {
  const help = command({
    name: 'help',
    description: (words) => words.help.command,
    where: 'guild',
    options: {
      about: {
        type: 'string',
        description: () => 'About',
        choices: [{ name: ({ help: words }: Texts) => words.command, value: 'all' }],
      },
    },
    handle: async () => done,
  });
  const translations = { de: german.help.command, 'pt-BR': english.help.command };
  expect(commandPayloads([help], spoken)).toMatchObject([
    {
      description: english.help.command,
      description_localizations: translations,
      options: [
        {
          description: 'About',
          choices: [{ name: english.help.command, name_localizations: translations, value: 'all' }],
        },
      ],
    },
  ]);
  expect(JSON.stringify(commandPayloads([help], { english, others: new Map() }))).not.toContain(
    'localizations',
  );
});
