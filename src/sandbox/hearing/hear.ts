/** What a message asks for, in order: facts by their keys, and what else the student does with it. */
import { ofComplaint, symptomEntries, type Aspect } from '../facts/all.ts';
import { actOf } from './acts.ts';
import { aspectsOf } from './aspects.ts';
import { createBank, type Bank } from './bank.ts';
import { inContext } from './context.ts';
import { isIllness } from './classes.ts';
import { testIds } from './weights.ts';
import { queriesOf, type Query } from './queries.ts';
import { createSpeller } from './spelling.ts';
import { tag, type Dictionary, type Slot } from './tagging.ts';
import { conditional, plainText, sentencesOf, wordsOf } from './words.ts';

export interface Heard {
  readonly fact: string;
  readonly aspects: readonly Aspect[];
}

export interface HeardAct {
  readonly act: 'summary' | 'diagnosis' | 'plan';
  /** Ids of the things named in it. */
  readonly named: readonly string[];
}

export interface Hearing {
  readonly heard: readonly Heard[];
  readonly acts: readonly HeardAct[];
  /** Questions that match nothing, in the student's words. */
  readonly unknown: readonly string[];
}

/** The person asked, as far as understanding the question is concerned. */
export interface Listener {
  /** What words mean to this patient. */
  readonly dictionary: Dictionary;
  /** Names that the patient is called by. */
  readonly called: ReadonlySet<string>;
  readonly knows: (key: string) => boolean;
}

export interface Ear {
  /** `last`: the fact that was talked about last. */
  readonly hear: (message: string, listener: Listener, last: string | undefined) => Hearing;
}

/** Below this, a similarity is chance. */
const alike = 0.43;
/** Below this weight, words occur in any question and prove nothing, unless they are the whole of it. */
const telling = 1.5;
const wholly = 0.8;

const startsAnew =
  /^(?:(?:and|but|so|ok|okay|also|i mean|alright|right|well|now|then|what about|how about|hi|hey|hello|there|mate|please|(?:good )?(?:morning|afternoon|evening)|,) +)+/;

/** "I'm a medical student" is about the student, whatever is asked in the same breath. */
const withoutIntroduction = (text: string): string =>
  text.replace(
    /\bi am (?:an?|one of(?: the| your)?|the|your) [\w -]*?(?:students?|doctors?|nurse|physician|resident|intern|registrar)\b(?: here| today)?/g,
    ' ',
  );

const vague: ReadonlySet<string> = new Set(['howAreYou', 'examination', 'complaint']);

const symptomIds: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));

/** A circumstance in which a symptom may show. */
const isExample = ({ slots }: Query, before: string | undefined): boolean =>
  before !== undefined &&
  symptomIds.has(before) &&
  slots.some(({ ids }) => ids.some((id) => id.startsWith('circ:exertion'))) &&
  !slots.some(({ ids }) => ids.some((id) => id === '@worse' || id === '@better' || id === '@pain'));

interface Found {
  readonly heard: readonly Heard[];
  /** Something was asked that matches nothing. */
  readonly missed: boolean;
}

type HearOne = (
  query: Query,
  listener: Listener,
  before: { last: string | undefined; elliptic: boolean },
) => Found;

const createHearOne =
  (bank: Bank): HearOne =>
  ({ slots, words }, { knows }, { last, elliptic }) => {
    const said = words.join(' ');
    const aspects = aspectsOf(said);
    const plainly = bank.match(slots);
    const whole =
      plainly !== undefined &&
      plainly.likeness > 0.85 &&
      !ofComplaint.has(plainly.fact) &&
      !/^(?:worse|better):/.test(plainly.fact);
    const meant = inContext({ slots, said, aspects, elliptic, whole, last, knows });
    if ('fact' in meant) return { heard: [{ fact: meant.fact, aspects }], missed: false };
    const found = meant.slots === slots ? plainly : bank.match(meant.slots);
    const weight = slots.reduce((all, slot) => all + bank.weigh(slot), 0);
    // An unknown word may be what the question is about, unless something known is named too.
    const isVague =
      slots.some((slot) => bank.isUnknown(slot)) &&
      !slots.some(({ named, ids }) => named && !ids.includes('@ever') && !ids.includes('@pain'));
    const enough = weight < telling ? wholly : isVague ? 0.58 : alike;
    if (found !== undefined && found.likeness >= enough) {
      return { heard: [{ fact: found.fact, aspects }], missed: false };
    }
    return { heard: [], missed: weight >= telling };
  };

export const createEar = (): Ear => {
  const bank = createBank();
  const spell = createSpeller(bank.words);
  const hearOne = createHearOne(bank);
  const tagFor =
    ({ dictionary }: Listener) =>
    (words: readonly string[]): readonly Slot[] =>
      tag(words, { common: bank.dictionary, own: dictionary });

  const hearQuestion = (words: readonly string[], listener: Listener, last: string | undefined): Found => {
    const text = words.join(' ');
    const elliptic = /^(?:and|what about|how about|or)\b/.test(text);
    const means = {
      tag: tagFor(listener),
      likeness: ({ slots }: Query) => bank.match(slots)?.likeness ?? 0,
    };
    const rest = text.replace(startsAnew, '').split(' ');
    return queriesOf(rest, means).reduce<Found>(
      ({ heard, missed }, query) => {
        const before = heard.at(-1)?.fact ?? last;
        const found = hearOne(query, listener, { last: before, elliptic });
        // "Pain or discomfort", "burning or pressing": the second word is not a question of its own.
        const adds = found.heard.filter(({ fact }) => !vague.has(fact));
        if (query.goesOn === true && heard.length > 0 && adds.length === 0) return { heard, missed };
        // "What came first, the cough or the fever", "breathless, for example on stairs": the rest is no new question.
        if (query.goesOn === true && (before === 'order' || isExample(query, before)))
          return { heard, missed };
        return { heard: [...heard, ...found.heard], missed: missed || found.missed };
      },
      { heard: [], missed: false },
    );
  };

  /** What a clause is about that is no question: "if you threw up". */
  const topicOf = (words: readonly string[], listener: Listener): string | undefined =>
    tagFor(listener)(words).some(({ ids, named }) => named && !ids.every((id) => id.startsWith('@')))
      ? hearQuestion(words, listener, undefined).heard.at(-1)?.fact
      : undefined;

  const hear: Ear['hear'] = (message, listener, last) => {
    const heard: Heard[] = [];
    const acts: HeardAct[] = [];
    const unknown: string[] = [];
    const spelt = (text: string): readonly string[] =>
      wordsOf(text)
        .filter((word) => !listener.called.has(word))
        .map(spell);
    for (const sentence of sentencesOf(withoutIntroduction(plainText(message)))) {
      const words = spelt(sentence.text);
      const slots = tagFor(listener)(words);
      const act = actOf(words.join(' '), slots.some(isIllness), sentence.marked);
      const isShown = slots.some(({ ids }) => ids.some((id) => testIds.has(id)));
      if (act === 'summary' || act === 'diagnosis' || act === 'plan') {
        acts.push({ act, named: slots.flatMap(({ ids, named }) => (named ? ids : [])) });
      } else if (act !== undefined && !(act === 'examination' && isShown)) {
        heard.push({ fact: act, aspects: [] });
      } else {
        const before = heard.at(-1)?.fact ?? last;
        const given = conditional(sentence.text);
        const found =
          given === undefined
            ? hearQuestion(words, listener, before)
            : hearQuestion(spelt(given.rest), listener, topicOf(spelt(given.clause), listener) ?? before);
        heard.push(...found.heard);
        if (found.heard.length === 0 && found.missed) unknown.push(sentence.text);
      }
    }
    return { heard, acts, unknown };
  };
  return { hear };
};
