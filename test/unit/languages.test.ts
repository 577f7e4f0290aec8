import { describe, expect, it } from 'vitest';
import { commandPayloads } from '../../src/discord/commands/command-payload.ts';
import { limits } from '../../src/discord/limits.ts';
import { command } from '../../src/discord/interactions/route.ts';
import { done } from '../../src/discord/reply.ts';
import { announcement, firstMessage } from '../../src/features/conversation/rendering.ts';
import { chooseLanguage } from '../../src/features/setup/setup.ts';
import { caseName, personIn } from '../../src/features/cases/card.ts';
import { headingOf } from '../../src/features/compose/description.ts';
import { formsOf } from '../../src/locale/forms.ts';
import * as portuguese from '../../src/locale/pt-BR/forms.ts';
import { languageNames, languages, speaker, wordsFor, type Texts } from '../../src/locale/words.ts';
import type { Conversation } from '../../src/machine/record.ts';
import { conversationWith } from '../support/records.ts';

const tags = languageNames.map(({ tag }) => tag);
const spoken = languageNames.map(({ tag, name }): [string, Texts] => [name, wordsFor(tag)]);

// ---- every text that is a plain string, with its way through the words

type Text = readonly [way: string, text: string];

const textsIn = (value: unknown, way = ''): readonly Text[] => {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, way === '' ? key : `${way}.${key}`));
};

/** What Discord allows, for the texts that are no messages; the first that fits a text's way counts. */
const shorter: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\.)buttons\./, 80],
  [/^router\.(?:showAnswer|runAgain)$|^compose\.tryAgain$/, 80],
  [/^(?:\w+)\.(?:command|commands\.\w+|descriptions\.\w+|options?(?:\.\w+)?)$/, 100],
  [/[fF]orm\.(?:\w*[hH]int|placeholder)$/, 100],
  [/[fF]orm(?:\.\w+)*$|\.posting\.(?:title|parts)$/, 45],
  [/\.panel\.(?:whoMayAsk|choose|giveFloor|chooseCoHosts)$|\.choose\w*$|\.openPart$/, 150],
  [
    /^setup\.(?:pages|who|hears)\.|\.panel\.(?:everyone|onlyHost|inOrder|leastHeard|chosen)$/,
    limits.menuText,
  ],
];
const longest = (way: string): number => shorter.find(([ways]) => ways.test(way))?.[1] ?? limits.content;

/** What is no message, but made of what people or the service call something: with the longest that there can be. */
const madeLabels = ({ account, cases, setup, transcript }: Texts): readonly string[] => [
  setup.usualLanguage,
  transcript.listed({ started: '30 September 2026', asked: 9_999, isOver: true }),
  ...(['narrative', 'vital_signs', 'exam'] as const).map(cases.writeIt),
  cases.page({ page: 10, pages: 11 }),
  account.buttons.end('x'.repeat(50)),
  ...[account.buttons.endThem, account.buttons.leaveThem].flatMap((label) => [label(1), label(9)]),
];

const hostedBy = (hostName: string): Conversation =>
  conversationWith(
    { title: 'x'.repeat(100), hostName },
    { terms: { who: 'hands', hears: 'everything', coHosts: [] } },
  );

const manyNames = Array.from({ length: 10 }, (_, index) => `<@10000000000000000${index}>`);

const madeMessages = (words: Texts): readonly string[] => {
  const { account, conversation, setup, fairUse, help } = words;
  const chosen = Array.from({ length: 25 }, (_, index) => `<@&100000000000000${100 + index}>`);
  return [
    announcement(hostedBy('*'.repeat(32)), words).content,
    account.myData(Object.values(account.stored).map((what) => account.storedLine(what, 9_999))),
    account.deletedAll(true),
    conversation.status.terms({ by: '<@1>', who: 'chosen', hears: 'mentions', chosen }),
    conversation.panel.answers({ who: 'chosen', hears: 'mentions', chosen }),
    conversation.status.coHosts({ by: '<@1>', people: manyNames }),
    conversation.preceptorAsks('x'.repeat(1_500)),
    fairUse.noRoom({ of: 'account', most: 9_999, until: 2_000_000_000_000 }),
    setup.keeping(90, { least: 1, most: 90 }),
    help.text(
      { kind: 'conversation', partner: 'patient', role: 'moderator', hears: 'mentions', isByHand: true },
      { demo: true, operatorContact: 'x'.repeat(200), privacyUrl: `https://${'x'.repeat(200)}` },
    ),
  ];
};

const tooLong = (texts: readonly Text[], most: (way: string) => number): readonly Text[] =>
  texts.filter(([way, text]) => text.length > most(way));
const within = (texts: readonly string[], most: number): void =>
  expect(texts.filter(({ length }) => length === 0 || length > most)).toEqual([]);

describe.each(spoken)('%s', (_name, words) => {
  it('has no text that Discord would refuse', () => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(400);
    expect(tooLong(texts, longest)).toEqual([]);
    within(madeLabels(words), limits.menuText);
    within([account(words)], 80);
    within(madeMessages(words), limits.content);
  });

  it('is found by its tag, and by every locale of Discord that is closest to it', () => {
    const { tag } = words.language;
    expect(wordsFor(tag)).toBe(words);
    expect(wordsFor(`${tag.split('-')[0]}-XX`)).toBe(words);
  });

  it('keeps the names of commands, and what is to be typed', () => {
    const english = new Map(textsIn(languages.english));
    const typed = (text = ''): readonly string[] => (text.match(/`[^`\s]+`/g) ?? []).toSorted();
    const others = textsIn(words).filter(
      ([way, text]) => JSON.stringify(typed(text)) !== JSON.stringify(typed(english.get(way))),
    );
    expect(others).toEqual([]);
  });
});

const account = ({ account: { buttons } }: Texts): string => buttons.end('x'.repeat(50));

it('a menu offers each language once, and marks the one that is chosen', () => {
  const { english } = languages;
  const menuWith = (chosen: { language?: string }) =>
    chooseLanguage(chosen, { languages: languageNames, usual: english, words: english });
  for (const tag of [...tags, undefined]) {
    const menu = menuWith(tag === undefined ? {} : { language: tag });
    const options = 'options' in menu ? menu.options : [];
    expect(options.map(({ value }) => value)).toEqual(['discord', ...tags]);
    expect(options.filter((option) => option.default).map(({ value }) => value)).toEqual([tag ?? 'discord']);
  }
});

it('every locale of Discord that a language serves gets the descriptions of commands', () => {
  const { english } = languages;
  const spanish = { ...english, language: { tag: 'es', name: 'Español' } };
  const help = command({
    name: 'help',
    description: (words) => words.language.name,
    where: 'guild',
    handle: async () => done,
  });
  const [payload] = commandPayloads([help], { english, others: new Map([['es', spanish]]) });
  expect(payload?.description_localizations).toEqual({ 'es-ES': 'Español', 'es-419': 'Español' });
  expect(speaker({ english, others: new Map([['es', spanish]]) })('es-419')).toBe(spanish);
});

it('a name written from right to left leaves our words where they are', () => {
  const { english } = languages;
  const arabic = 'محمد';
  expect(announcement(hostedBy(arabic), english).content).toContain(`\u2068${arabic}\u2069`);
  expect(announcement(hostedBy('Ann'), english).content).not.toContain('\u2068');
});

it.each(spoken)(
  '%s: the details of a case written from right to left leave our words where they are',
  (_name, words) => {
    const details = { name: 'محمد', age: '٣٤', gender: 'ذكر', model: 'x' };
    const apart = [details.name, details.age, details.gender].map((text) => `\u2068${text}\u2069`);
    const heading = headingOf({ what: 'x', description: details, words });
    const who = words.cases.who(personIn({ details }));
    for (const text of apart) {
      expect(heading).toContain(text);
      expect(who).toContain(text);
    }
    expect(words.cases.deleted(caseName({ details }))).toContain(apart[0]);
  },
);

it.each(spoken.slice(1))('%s: a demo’s patients are said to speak English', (_name, words) => {
  const about = conversationWith({ kind: 'patient' });
  const { content } = firstMessage(about, { demo: true, readsMessages: true, words });
  const english = new Intl.DisplayNames(words.language.tag, { type: 'language' }).of('en') ?? '';
  expect(content?.toLowerCase()).toContain(english.toLowerCase());
});

it('French keeps its punctuation on the line of the word before it', () => {
  expect(textsIn(wordsFor('fr')).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
});

it('Brazilians count nothing as many', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((count) => portuguese.plural(count, forms))).toEqual(['other', 'one', 'other']);
});

it('a language chooses the form for a number and joins a list', () => {
  const forms = { one: 'one', many: 'many', other: 'other' };
  expect([0, 1, 2].map((count) => formsOf('fr').plural(count, forms))).toEqual(['one', 'one', 'other']);
  expect([0, 1, 2].map((count) => formsOf('de').plural(count, forms))).toEqual(['other', 'one', 'other']);
  expect(formsOf('es').plural(1_000_000, { one: 'one', other: 'other' })).toBe('other');
  expect(formsOf('de').list(['A', 'B', 'C'])).toBe('A, B und C');
});
