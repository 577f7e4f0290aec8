/** A question word with nothing but pronouns stays with what was talked about last: "since when?", "who gave it to you?" */
import type { Aspect } from '../facts/all.ts';
import { bedside } from '../facts/bedside.ts';
import { closing } from '../facts/closing.ts';
import { outlook } from '../facts/outlook.ts';
import { talk } from '../facts/talk.ts';
import { ofPain } from './reference.ts';

const it = '(?:it|that|this|them|those|these|they|he|she)';
const patterns: readonly (readonly [Aspect, string])[] = [
  [
    'since',
    `(?:since|from) when(?: exactly)?|(?:for )?how long(?: already| now)?|(?:since when|for how long|how long) (?:have|has|had|did|do|does|are|is) (?:you|${it}) (?:been )?(?:had|have|got|on|tak\\w+|us\\w+|doing|done|do|drink\\w*|like (?:that|this)|${it})?(?: ?(?:on|for))?(?: ?${it})?`,
  ],
  [
    'when',
    `when(?: exactly)?|when (?:was|did|is) ${it}(?: (?:happen|start|begin))?|when did you (?:do|have|get|take|buy) ${it}`,
  ],
  [
    'often',
    `how (?:often|many times|frequently)(?: (?:do|did|have) you (?:do|have|take|get|use) ${it})?(?: (?:a|per|each) (?:day|week|month|year))?`,
  ],
  [
    'amount',
    `how (?:much|many|far)(?: (?:of ${it}|exactly|roughly))?|how (?:much|many) (?:do|did|have) you (?:take|have|do|use|drink|eat|get) ${it}`,
  ],
  [
    'kind',
    `what(?: exactly)?|which(?: ones?| exactly)?|what (?:kind|sort|type)(?: of (?:(?!.*\\b(?:you|your)\\b).+)| exactly| is ${it}| was ${it})?|what (?:is|was|are) (?:${it} called|(?:its|the) name)|what is in ${it}`,
  ],
  [
    'where',
    `where(?: exactly)?|where (?:was|is|did) ${it}(?: happen)?|where (?:did|do) you (?:get|buy|have|do) ${it}(?: from)?|where to`,
  ],
  [
    'who',
    `(?:with|from|by|to) who(?:m)?(?: exactly)?|who with|who (?:\\w+ )?(?:notic\\w+|found(?: out)?|told|says?|said|diagnos\\w+|discover\\w+|measur\\w+|gave|gives?|prescrib\\w+|made|recommend\\w+|treat\\w+)(?: (?:${it}|so|you|to))*`,
  ],
  ['why', `why (?:was|were|is|are|did|do|does|had|has|have) (?:you|${it})(?: \\w+){0,4}|what for|why`],
  ['relief', `(?:did|does|do|has|have) ${it} (?:\\w+ )?(?:help\\w*|work\\w*|do anything)(?: at all| then)?`],
  ['changed', `(?:has|have|did|is) ${it} (?:chang\\w+|different)(?: at all| lately| recently| since)?`],
  [
    'checked',
    `(?:have|were|did) you (?:ever )?(?:been |get |have ${it} )?(?:tested|checked|examined)(?: for ${it})?`,
  ],
  ['last', `when (?:was|did) (?:the last(?: one| time)?|you last (?:do|have|take|use) ${it})`],
];
const bare = patterns.map(([aspect, text]) => [aspect, new RegExp(`^(?:${text})$`)] as const);

const isAct = (fact: string): boolean =>
  fact in talk || fact in outlook || fact in bedside || fact in closing || fact === 'seenDoctor';

const leads = /^(?:(?:and|so|but|or|then|well|ok|okay|oh|also) )+(?=\w)/;

/** The detail of the last thing that is asked for by a question word alone. */
export const staysWith = (
  said: string,
  last: string,
  knows: (key: string) => boolean,
): { readonly fact: string; readonly aspect: Aspect } | undefined => {
  if (ofPain(last) || isAct(last) || !knows(last)) return undefined;
  const text = said.replace(leads, '');
  const asked = bare.find(([, pattern]) => pattern.test(text))?.[0];
  return asked === undefined ? undefined : { fact: last, aspect: asked };
};

/** "How did it start?", of what the patient knows the cause of; "how much was it before?" */
const others: readonly (readonly [Aspect, RegExp])[] = [
  ['why', /^how did (?:it|that|this|they) (?:start|begin|happen|come about|come)$/],
  [
    'before',
    /^(?:how (?:much|many|often)|what) (?:was|were|did) (?:it|that|they|you)\b.*\b(?:before|earlier|normally|usually)$/,
  ],
  ['peak', /^when (?:is|are|was|were) (?:it|that|they) (?:the |at its )?worst$/],
];

/** The same for what only some things have an answer to. */
export const staysWithKnown = (
  said: string,
  last: string,
  knows: (key: string) => boolean,
): { readonly fact: string; readonly aspect: Aspect } | undefined => {
  if (ofPain(last)) return undefined;
  const text = said.replace(leads, '');
  const asked = [...others, ...bare].find(
    ([aspect, pattern]) => pattern.test(text) && knows(`${last}/${aspect}`),
  )?.[0];
  return asked === undefined ? undefined : { fact: last, aspect: asked };
};
