/** What a patient says about things that the case does not mention: a truthful "no" that names what was asked. */
import { circumstances, parts, tests } from './facts/circumstances.ts';
import { allSymptoms, facts } from './facts/all.ts';
import { conditions } from './facts/conditions.ts';
import type { Named } from './facts/fact.ts';
import { medicines } from './facts/medicines.ts';

/** Several of one kind are denied in one sentence. */
export type Denied =
  | 'symptom'
  | 'condition'
  | 'family'
  | 'medicine'
  | 'pain'
  | 'spread'
  | 'test'
  | 'pastTest'
  | 'worse'
  | 'better';

export type Wording =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'denied'; readonly what: Denied; readonly name: string };

const lookUp = (table: Readonly<Record<string, Named>>, id: string): string | undefined => table[id]?.[0];

const listed = (names: readonly string[], word: string): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const deny = (what: Denied, names: readonly string[]): string => {
  switch (what) {
    case 'symptom':
      return `No, ${listed(
        names.map((name) => `no ${name.replace(/^an? /, '')}`),
        'and',
      )}.`;
    case 'condition':
      return `No, I have never had ${listed(names, 'or')}, as far as I know.`;
    case 'family':
      return `No, nobody in my family has had ${listed(
        names.map((name) => name.replace(/\bmy\b/g, 'their')),
        'or',
      )}, as far as I know.`;
    case 'medicine':
      return `No, I don’t take ${listed(names, 'or')}.`;
    case 'pain':
      return `No, no pain in my ${listed(names, 'or')}.`;
    case 'spread':
      return `No, it does not go to my ${listed(names, 'or')}.`;
    case 'test':
      return `Nobody has done ${listed(names, 'or')} yet, as far as I know.`;
    case 'pastTest':
      return `No, I have never had ${listed(names, 'or')}.`;
    case 'worse':
      return `No, ${listed(names, 'or')} ${names.length > 1 ? 'make' : 'makes'} no difference.`;
    case 'better':
      return `No, ${listed(names, 'or')} ${names.length > 1 ? 'do' : 'does'} not help, as far as I have noticed.`;
  }
};

const framed: Readonly<Record<string, readonly [Denied, Readonly<Record<string, Named>>]>> = {
  family: ['family', conditions],
  worse: ['worse', circumstances],
  better: ['better', circumstances],
  pain: ['pain', parts],
  spread: ['spread', parts],
};

const bare: readonly (readonly [Denied, Readonly<Record<string, Named>>])[] = [
  ['symptom', allSymptoms],
  ['condition', conditions],
  ['medicine', medicines],
  ['test', tests],
];

const otherwiseOf: Readonly<Record<string, { readonly otherwise: string }>> = facts;

/** What helps does not make it worse, and the reverse. */
export const oppositeOf = (fact: string): string | undefined => {
  const [frame = '', id = ''] = fact.split(':');
  if (frame === 'worse') return `better:${id}`;
  return frame === 'better' ? `worse:${id}` : undefined;
};

/** For a fact that the case does not mention. */
export const usual = (fact: string): Wording => {
  const said = otherwiseOf[fact]?.otherwise;
  if (said !== undefined) return { kind: 'said', text: said };
  const [frame = '', id = ''] = fact.split(':');
  const inFrame = framed[frame];
  const framedName = inFrame === undefined ? undefined : lookUp(inFrame[1], id);
  if (inFrame !== undefined && framedName !== undefined) {
    return { kind: 'denied', what: inFrame[0], name: framedName };
  }
  for (const [what, table] of bare) {
    const name = lookUp(table, fact);
    if (name !== undefined) return { kind: 'denied', what, name };
  }
  return { kind: 'said', text: 'I don’t know.' };
};

export const illnessName = (ids: readonly string[]): string | undefined =>
  ids.map((id) => lookUp(conditions, id)).find((name) => name !== undefined);

const askedHaving =
  /^(?:any\b|(?:do|did|have|has|had) (?:you|your \w+)\b.*\b(?:any|have|had|get|got|history|diagnosed|experienced?|noticed?|take|taken|use|used)\b|(?:is|are|was|were) there\b|(?:history of)\b)/;

const opening =
  /^(?:(?:and|so|ok|okay|but|also|well|what about|how about) )*(?:(?:do|did|does|have|has|had|are|is|was|were|can|could|would|will) (?:you|there|it|he|she|they|your)\b ?)?(?:(?:ever|recently|currently|also|still|have|had|got|get|been|noticed?|experienced?|any|an?|the|some|take|taken|use|used|history of|diagnosed with|kind of|sort of) )*/;

const ending = /(?: (?:at all|recently|lately|before|in the past|ever|at the moment|now|today|please))+$/;

/** The words that matter in a question: "do you have any tattoos" is about "tattoos". */
const matterOf = (question: string): string => {
  const bareWords = question.replace(/[,:]/g, ' ').replace(/\s+/g, ' ').trim();
  const inner = bareWords.replace(opening, '').replace(ending, '').trim();
  const words = inner === '' ? bareWords : inner;
  return words.length <= 60 ? words : `${words.slice(0, words.lastIndexOf(' ', 57))} …`;
};

/** Not to know, in a form that fits the question. */
const unknowing: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:and|so|but) )?(?:when|since when|how (?:long|often|many|much|far|big|high|fast))\b(?=.* .* )/,
    'I can’t say exactly.',
  ],
  [/^(?:(?:and|so|but) )?(?:who|whose|where|which)\b(?=.* .* )/, 'I can’t tell you that.'],
  [/^(?:(?:and|so|but) )?why\b(?=.* .* )/, 'I don’t know why.'],
  [
    /^(?:(?:and|so|but) )?(?:is|was|were|does|did|has|had) (?:it|that|there|your|the|he|she|they|any\w*)\b(?=.* )/,
    'Not that I know of.',
  ],
];

/** A complete question: quoting it back would suggest that it was unclear. */
const wholeQuestion =
  /^(?:(?:and|so|but|well|ok|then) )*(?:(?:do|did|does|are|were|can|could|would|will|have|had|has|shall|should|may|might) (?:you|i|we|your|it|they)|you|how|what|is|was)\b(?:.* ){2}/;

/** For questions that match nothing. `turn` counts how often that has happened. */
export const puzzled = (question: string, turn: number): string => {
  const matter = matterOf(question);
  if (!/[\p{L}\p{N}]/u.test(matter)) {
    return 'I am not sure what you mean. Could you ask that in words?';
  }
  // "Any tattoos?" can be denied by name, "do you happen to have a list of them?" can't.
  const isThing = /\bany\b/i.test(question) && matter.split(' ').length < 3;
  if (askedHaving.test(question)) return isThing ? `No ${matter} that I know of.` : 'Not that I know of.';
  const fitting = unknowing.find(([form]) => form.test(question));
  if (fitting !== undefined) return fitting[1];
  return wholeQuestion.test(question)
    ? turn % 2 === 0
      ? 'I can’t really say.'
      : 'I don’t know, to be honest.'
    : turn % 2 === 0
      ? `“${capital(matter)}”? I don’t know what to say to that. Ask me about my complaint, my health or my life at home.`
      : `“${capital(matter)}”? I am not sure what you mean. Could you ask that another way?`;
};
