/**
 * A second opinion on what a sentence asks for. The bank hears by the words that are named, part by part; this one
 * looks at the whole sentence, as learnt from examples. What the bank heard stays unless the two clearly disagree.
 */
import { bedside } from '../facts/bedside.ts';
import { talk } from '../facts/talk.ts';
import { aspectsOf } from './aspects.ts';
import { featuresOf, kindOf } from './features.ts';
import type { Found, Heard } from './heard.ts';
import { factsOf, isKind, labelsOf } from './labels.ts';
import type { Knowledge } from './knowledge.ts';
import { estimateWith } from './learning.ts';
import { isOfComplaint } from './references.ts';
import type { Slot } from './tagging.ts';

/** From here on, what is likeliest is taken if nothing else, or something far less likely, was heard. */
const enoughForNothing = 0.18;
const enough = 0.3;
/** What the bank found by a few words only is given up for less. */
const farFetched = 0.65;
const enoughForFarFetched = 0.15;
const farLess = 2;
/** Next to something as likely as this, what is hardly likely was heard by mistake. */
const likely = 0.4;
const hardly = 0.02;
const hardlyNextTo = 6;
/** Of a list, what it names itself is given the benefit of the doubt. */
const hardlyInList = 15;
const isList = /,|\b(?:and|or|nor)\b/;
/** A sentence of so many words, and so likely a meaning, needs nothing from the one before. */
const speaking = 5;
const certain = 0.8;
/** As likely as this, a fact is asked for besides what the bank heard. */
const besides = 0.65;
/** Of what is asked of the complaint itself, a question seldom asks two things without saying so. */
const besidesComplaint = 0.85;
/** Of two of a kind, such as two circumstances, the second needs less. */
const alsoAlike = 0.4;
/** What is this close to the likeliest is asked for as well. */
const nearly = 0.6;
/** Below this, what was named in passing was not asked for. */
const thinkable = 0.3;
/** Nor a thing that has a name without naming it. */
const besidesUnnamed = 0.85;
/** What is neither this likely nor this much like a sample is a guess. */
const doubtful = 0.3;
const unlike = 0.7;
/** And what is even less of both was not asked for. */
const unthinkable = 0.15;
const farFromAny = 0.55;
/** What no word names and is less likely than this is neither a second thing that is asked for nor asked for again. */
const unlikely = 0.05;
/** A fact with this many examples is judged by them; with fewer, by what holds for its kind. */
const wellKnown = 6;
const byKind = 0.1;

/** "Since when, and how much?" */
const onlyDetails =
  /^(?:(?:and|or|if|so|yes|any|,|since|for|when|how|what|where|much|many|often|long|exactly|a|per|day|week|in|time|at|age|kg|kgs|kilos?|kilograms?|pounds?|is|was|it|that|which|one|ones) ?)+$/;

interface Sentence {
  readonly words: readonly string[];
  readonly slots: readonly Slot[];
}

export interface SecondOpinion {
  readonly on: (sentence: Sentence, found: Found) => Found;
  /** Of what was heard in a question that asks for one thing only, the likeliest. */
  readonly likeliest: (sentence: Sentence, heard: readonly Heard[]) => string | undefined;
  /** Whether what sounds like this act is far more likely to be a question. */
  readonly doubts: (act: string, sentence: Sentence) => boolean;
}

/** "How long?" is about what was said before; a whole sentence may say by itself what it is about. */
const leansOnLast = ({ words, slots }: Sentence): boolean => {
  const said = words.join(' ');
  return (
    (words.length <= 8 || /^does it (?:stay|come)\b|^all the time\b/.test(said)) &&
    /\b(?:it|that|they|them|those|ones?)\b/.test(said) &&
    !slots.some(({ ids, named }) => named && !ids.every((id) => /^(?:@|circ:)/.test(id)))
  );
};

const namesOnlyCondition = (slots: readonly Slot[]): boolean => {
  const named = slots.filter((each) => each.named && !each.ids.some((id) => id.startsWith('@')));
  return named.length > 0 && named.every(({ ids }) => ids.some((id) => kindOf(id) === 'condition'));
};

const isSaid = (fact: string, slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && (ids.includes(fact) || ids.includes(`part:${fact}`)));

const isTold = (fact: string): boolean => fact in talk || (fact in bedside && fact !== 'examination');

/** How likely each fact is to be asked for in a sentence, the likeliest first. */
interface Reading {
  readonly of: (fact: string) => number;
  readonly ranked: readonly { readonly fact: string; readonly likelihood: number }[];
  readonly best: number;
}

const createReader = ({ learnt, taught }: Knowledge): ((sentence: Sentence) => Reading) => {
  const estimate = estimateWith(learnt);
  const examples = new Map(learnt.labels.map((label, at) => [label, taught[at] ?? 0]));

  return ({ words, slots }: Sentence): Reading => {
    const likelihoods = estimate(featuresOf(words, slots));
    const of = (fact: string): number => {
      const isKnown = (examples.get(fact) ?? 0) >= wellKnown;
      return Math.max(
        ...labelsOf(fact, slots).map(
          (label) => (likelihoods.get(label) ?? 0) * (isKind(label) && isKnown ? byKind : 1),
        ),
      );
    };
    const possible = [...likelihoods].filter(([, likelihood]) => likelihood > hardly);
    // What sounds a little like an insult is none.
    const isMeant = (fact: string): boolean => fact !== 'insult' || of(fact) > certain;
    const facts = new Set(possible.flatMap(([label]) => factsOf(label, slots)).filter(isMeant));
    const ranked = [...facts]
      .map((fact) => ({ fact, likelihood: of(fact) }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
    return { of, ranked, best: ranked[0]?.likelihood ?? 0 };
  };
};

const leastInstead = ({ heard, likeness }: Found): number => {
  if (heard.length === 0) return enoughForNothing;
  return likeness < farFetched ? enoughForFarFetched : enough;
};

export const createSecondOpinion = (knowledge: Knowledge): SecondOpinion => {
  const read = createReader(knowledge);

  const withDoubts = (sentence: Sentence, found: Found): Found => {
    const { of } = read(sentence);
    const isGuess = ({ fact, isSure, likeness = found.likeness }: Heard): boolean =>
      isSure !== true &&
      !isTold(fact) &&
      !fact.includes(':') &&
      !isSaid(fact, sentence.slots) &&
      of(fact) < doubtful &&
      likeness < unlike;
    const isUnfounded = ({ fact, isSure }: Heard): boolean =>
      isSure !== true && !isTold(fact) && !fact.includes(':') && !isSaid(fact, sentence.slots);
    // "So it did not help?" takes up what was told, however little it says by itself.
    const isFar = (each: Heard): boolean =>
      !leansOnLast(sentence) && isUnfounded(each) && of(each.fact) < (isGuess(each) ? unthinkable : unlikely);
    const isWild = (each: Heard): boolean =>
      isGuess(each) && of(each.fact) < unthinkable && (each.likeness ?? found.likeness) < farFromAny;
    if (found.heard.length > 0 && found.heard.every(isWild)) return { heard: [], missed: true, likeness: 0 };
    return {
      ...found,
      heard: found.heard.map((each) => ({
        ...each,
        ...(isGuess(each) ? { isDoubtful: true as const } : {}),
        ...(isFar(each) ? { isFarFetched: true as const } : {}),
      })),
    };
  };

  const decide: SecondOpinion['on'] = (sentence, found) => {
    const { heard } = found;
    const { of, ranked, best } = read(sentence);
    const said = sentence.words.join(' ');
    const leans = leansOnLast(sentence);
    const isDetail = onlyDetails.test(sentence.words.join(' '));
    const speaksForItself = sentence.words.length >= speaking && best > certain && !leans && !isDetail;
    // "Has anyone else had a stroke?", after the family, names the illness in theirs.
    const isOfKin = (fact: string): boolean =>
      fact.startsWith('family:') && isSaid(fact.slice('family:'.length), sentence.slots);
    const isSureOf = (fact: string): boolean => !speaksForItself || isOfKin(fact) || of(fact) > best / 20;
    const isNamed = (fact: string): boolean => kindOf(fact) === undefined || isSaid(fact, sentence.slots);
    const isAnySure = heard.some(({ fact, isSure }) => isSure === true && isSureOf(fact));
    // What is named in a plan or a warning is not asked for.
    const less = isTold(ranked[0]?.fact ?? '') && best > likely ? 1 : farLess;
    const isBetter =
      !isAnySure && best > leastInstead(found) && heard.every(({ fact }) => of(fact) < best / less);
    if (isBetter) {
      const least = Math.max(enoughForNothing, best * nearly);
      const aspects = aspectsOf(sentence.words.join(' '));
      // "Diagnosed with diabetes" does not ask for the illness that is mostly asked for in these words.
      const isOther = (fact: string): boolean =>
        kindOf(fact) === 'condition' && !isNamed(fact) && namesOnlyCondition(sentence.slots);
      const instead = ranked.filter(({ fact, likelihood }) => likelihood > least && !isOther(fact));
      if (instead.length === 0) return found;
      const isThere = (fact: string): boolean => instead.some((each) => each.fact === fact);
      // "Is it worse after meals, and do antacids help?": what is named besides stays.
      const besidesIt = heard.filter(({ fact }) => isNamed(fact) && of(fact) > thinkable && !isThere(fact));
      return {
        heard: [...instead.map(({ fact }) => ({ fact, aspects })), ...besidesIt],
        missed: false,
        likeness: best,
      };
    }
    const top = Math.max(isAnySure ? likely : 0, ...heard.map(({ fact }) => of(fact)));
    const leastFor = (fact: string): number => {
      if (top < likely) return 0;
      const isListed = !isTold(ranked[0]?.fact ?? '') && isList.test(said) && isSaid(fact, sentence.slots);
      return Math.max(hardly, top / (isListed ? hardlyInList : hardlyNextTo));
    };
    const isKept = ({ fact, isSure }: Heard): boolean =>
      isSure === true ||
      (fact === 'insult'
        ? isSaid(fact, sentence.slots) || of(fact) > likely
        : fact === 'summary'
          ? of(fact) > hardly
          : isTold(fact)) ||
      of(fact) >= leastFor(fact);
    const kept = heard.filter(isKept);
    // "Any burning when you pee, blood in it?": what the bank dropped of a list.
    const isNew = (fact: string): boolean => heard.every((each) => each.fact !== fact) && !isTold(fact);
    // "Is it worse when you lie down or stand up?"
    const isAlike = (fact: string): boolean =>
      fact.includes(':') && kept.some((each) => each.fact.split(':')[0] === fact.split(':')[0]);
    const enoughFor = (fact: string): number => {
      if (isAlike(fact)) return alsoAlike;
      if (isOfComplaint(fact)) return besidesComplaint;
      return isNamed(fact) ? besides : besidesUnnamed;
    };
    // "The fever: when did you first notice it?" is about the fever, and not about the complaint too.
    const isElse = (fact: string): boolean => !(isAnySure && (leans || isDetail) && isOfComplaint(fact));
    const dropped = ranked.filter(
      ({ fact, likelihood }) => likelihood > enoughFor(fact) && isNew(fact) && isElse(fact),
    );
    const more = kept.length > 0 && (!isAnySure || sentence.words.length > speaking) ? dropped : [];
    return { ...found, heard: [...kept, ...more.map(({ fact }) => ({ fact, aspects: [] }))] };
  };

  const doubts: SecondOpinion['doubts'] = (act, sentence) => {
    const { of, ranked, best } = read(sentence);
    return best > enough && of(act) < best / farLess && !isTold(ranked[0]?.fact ?? act);
  };

  const likeliest: SecondOpinion['likeliest'] = (sentence, heard) => {
    const { of } = read(sentence);
    // What helps against the thirst is asked for more closely than what helps.
    const weigh = ({ fact, isSure }: Heard): number =>
      of(fact) +
      (isSure === true ? (leansOnLast(sentence) ? 1 : likely) : 0) +
      (fact.includes(':') ? enough : 0);
    return heard.toSorted((one, other) => weigh(other) - weigh(one))[0]?.fact;
  };

  return {
    on: (sentence, found) => withDoubts(sentence, decide(sentence, found)),
    likeliest,
    doubts,
  };
};
