/** What a student says about the tutor’s own words: it is owned in one sentence, and answers nothing. */
import { plainText } from '../hearing/words.ts';
import type { Clause } from './clauses.ts';
import { isEchoOf } from './stance.ts';

const often =
  '(?:just |already |basically |simply |completely |totally |even |ever |actually |literally |again )*';
const speaks =
  '(?:said|say|saying|mentioned|mention|mentioning|talked|talk|talking|spoke|speak|speaking|asked|asking|wrote)';

const gaveAway = new RegExp(
  `\\byou (?:have )?${often}(?:gave|give|given|told|said|spoiled|spoilt|revealed)\\b(?: \\w+){0,2} (?:away|answer|solution|result)\\b|\\bgiv(?:e|en|ing) (?:it |that |the answer )?away\\b|\\bspoilers?\\b`,
);
const ignored = new RegExp(
  `\\byou (?:have )?${often}(?:ignored|ignore|overlooked|passed over|skipped|missed|did not (?:react to|respond to|reply to|answer|take up|notice)) (?:all of )?(my (?:\\w+ ?){1,3}|me|that|this|it)\\b`,
);
/** Denies what the tutor took for said. */
const invented = new RegExp(
  `\\b(?:i|we) (?:(?:did|do|was|am|have) not|never) ${often}${speaks}\\b(.*)$|\\b(?:nobody|no one|who) (?:was |is |has )?${often}${speaks}\\b(.*)$|\\bwhere did i ${often}${speaks}\\b(.*)$`,
);
/** The tutor’s praise or credit, told back to it. */
const reported =
  /\byou (?:always|keep|constantly) (?:say|saying|tell|telling|ask|asking)\b|\byou (?:just |only |even |still |have )*(?:said|told|wrote|claimed|counted|credited|gave|noted|ignored|praised)\b/;

const small = /\b(?:anything|something|about|any|the|that|of|a|an|my|it|so|to|such|these|those|some)\b/g;

/** Whether what is denied is what the tutor last spoke of. */
const deniesWordsOf = (told: string, text: string): boolean => {
  const found = invented.exec(text);
  if (found === null) return false;
  const thing = (found[1] ?? found[2] ?? found[3] ?? '').replace(small, ' ');
  return thing.trim() !== '' && thing.split(/\s+/).some((word) => word.length > 3 && isEchoOf(told, word));
};

const toYou = (thing: string): string => thing.replace(/^my /, 'your ').replace(/^me$/, 'you').trim();

/** “It was a night, not a day”, if the tutor had called it a day. */
const rename = (told: string, said: string): string | undefined => {
  const [, one = '', thing = '', other = '', instead = ''] =
    /\b(?:it|that) (?:was|is) (an? )?(\w+),? not (an? )?(\w+)\b/.exec(plainText(said)) ?? [];
  return instead !== '' && isEchoOf(told, instead) && !isEchoOf(told, thing)
    ? `Sorry: ${one}${thing}, not ${other}${instead}.`
    : undefined;
};

/** `text`: a part of a sentence; `told`: what the tutor said last. */
export const isComplaint = (told: string, text: string): boolean =>
  gaveAway.test(text) || ignored.test(text) || deniesWordsOf(told, text);

export const isReported = ({ text, isQuoted }: Clause): boolean => isQuoted !== true && reported.test(text);

const ownTo = (told: string, text: string): string | undefined => {
  if (gaveAway.test(text))
    return /A good answer|tell you:/.test(told)
      ? 'True, I gave the answer away; the next one is yours.'
      : 'Sorry if I gave too much away; the next one is yours.';
  const thing = ignored.exec(text)?.[1];
  if (thing !== undefined) return `Sorry, I passed over ${toYou(thing)}.`;
  return deniesWordsOf(told, text) ? 'You are right, you did not say that.' : undefined;
};

export const ownedTo = (told: string, said: string, texts: readonly string[]): string | undefined =>
  rename(told, said) ?? texts.flatMap((text) => ownTo(told, text) ?? []).at(0);
