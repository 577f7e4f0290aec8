/** Hears what one sentence asks for: its first question, and what the rest of it adds. */
import { ofComplaint } from '../facts/all.ts';
import type { Act } from './acts.ts';
import { bedside } from '../facts/bedside.ts';
import { talk } from '../facts/talk.ts';
import { outlook } from '../facts/outlook.ts';
import { aspectsOf } from './aspects.ts';
import type { Bank } from './bank.ts';
import { added, alike, alikeBesides, asksNothingNew, asOne } from './besides.ts';
import { inContext } from './context.ts';
import { withoutGeneral } from './general.ts';
import { nothing, type Found, type Heard, type Listener } from './heard.ts';
import { startsAnew } from './openers.ts';
import type { SecondOpinion } from './opinion.ts';
import { piecesOf } from './pieces.ts';
import { queriesOf, type Query } from './queries.ts';
import { isOfComplaint } from './references.ts';
import { tag, type Slot } from './tagging.ts';
import { conditional, type Conditional } from './words.ts';

/** Below this weight, words occur in any question and prove nothing, unless they are the whole of it. */
const telling = 1.5;
const wholly = 0.8;

interface Before {
  /** Named in the same sentence. */
  readonly topic?: string | undefined;
  /** Talked about before. */
  readonly last?: string | undefined;
  /** `last` was talked about in the same message. */
  readonly near?: boolean;
}

export type HearQuestion = (words: readonly string[], listener: Listener, before: Before) => Found;

/** "If so", but not "if you vomited". */
const isBare = ({ clause }: Conditional): boolean =>
  /^(?:so|yes|any|at all|you (?:do|did|have|had|are|were)|you (?:got|took|had) (?:something|anything|any|some|one|it|them)|there (?:is|was|are|were)(?: any| anything| something| one| some)?|it (?:is|does|did|has))$/.test(
    clause,
  );

const asksDetail =
  /^(?:what|when|where|why|who|which|how|since|for|at)\b|^(?:it|that|they) (?:has |have |did )?help|^(?:did|does|has|do|have) (?:it|that|they)\b.*\b(?:help|change|work|difference|effect)/;

type HearOne = (
  query: Query,
  listener: Listener,
  before: { last: string | undefined; elliptic: boolean; topical: boolean; near: boolean; enough: number },
) => Found;

const createHearOne =
  (bank: Bank): HearOne =>
  ({ slots, words, listed, own }, { knows, denies }, { last, elliptic, topical, near, enough }) => {
    const said = words.join(' ');
    const aspects = aspectsOf(said);
    const plainly = bank.match(slots);
    const whole =
      plainly !== undefined &&
      plainly.likeness > 0.85 &&
      !ofComplaint.has(plainly.fact) &&
      !/^(?:worse|better):/.test(plainly.fact);
    const meant = inContext({
      slots,
      said: own ?? said,
      aspects,
      elliptic,
      whole,
      last,
      topical,
      near,
      knows,
      denies,
    });
    if ('fact' in meant) {
      const of = {
        aspects: meant.aspect === undefined ? aspects : [meant.aspect],
        ...(meant.isDetail === true ? { isDetail: true as const } : {}),
      };
      return { heard: [{ fact: meant.fact, ...of, isSure: true }], missed: false, likeness: 1 };
    }
    const found = meant.slots === slots ? plainly : bank.match(meant.slots);
    const weight = slots.reduce((all, slot) => all + bank.weigh(slot), 0);
    // An unknown word may be what the question is about, unless something known is named too.
    const isVague =
      slots.some((slot) => bank.isUnknown(slot)) &&
      !slots.some(({ named, ids }) => named && !ids.includes('@ever') && !ids.includes('@pain'));
    const least = weight < telling ? wholly : isVague ? Math.max(0.58, enough) : enough;
    if (found !== undefined && found.likeness >= least) {
      const heard = {
        fact: found.fact,
        aspects,
        likeness: found.likeness,
        ...(meant.slots === slots && listed !== true ? {} : { isSure: true as const }),
      };
      return { heard: [heard], missed: false, likeness: found.likeness };
    }
    return { heard: [], missed: weight >= telling, likeness: 0 };
  };

/** "How many" and "since when" after "if so": they name nothing, and are no question of their own. */
const isOfLast = (words: readonly string[], slots: readonly Slot[], last: string, bank: Bank): boolean => {
  const isNothingElse = slots.every(
    ({ ids, named }) => !named || ids.every((id) => id === last || /^(?:@|circ:)/.test(id)),
  );
  const found = bank.match(slots);
  const isOwn = found !== undefined && found.likeness > 0.9 && !ofComplaint.has(found.fact);
  return asksDetail.test(words.join(' ')) && isNothingElse && !isOwn;
};

const namesThings = (slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && !ids.every((id) => /^(?:@|circ:)/.test(id)));

/** Nothing is asked of these. */
const isAct = (fact: string): boolean => fact in talk || fact in outlook || fact in bedside;

/** Does not say by itself what it asks about. */
const leansOnLast = /\b(?:it|that|this|they|them|those|these)\b/;
/** "Are they heavy?", "how old was she?": a complaint is neither. */
const isNoComplaint =
  /^(?:(?:and|so|but) )?(?:what|when|where|how(?: \w+)?)? ?(?:is|are|was|were|do|does|did|has|have) (?:they|those|these|he|she)\b/;

/** "Any swelling of your legs? Is it on one side?": not the side of the complaint. */
const ofLast = (
  found: Found,
  { words, slots }: { readonly words: readonly string[]; readonly slots: readonly Slot[] },
  { last, near }: Before,
): Found => {
  if (last === undefined || isOfComplaint(last) || isAct(last) || found.heard.length === 0) return found;
  const said = words.join(' ');
  const leans = near === true ? leansOnLast : isNoComplaint;
  const isAllOfComplaint = found.heard.every(({ fact, isSure }) => ofComplaint.has(fact) && isSure !== true);
  const isAboutPain = slots.some(({ ids, named }) => named && ids.includes('@pain'));
  if (!isAllOfComplaint || (isAboutPain && near === true) || !leans.test(said)) return found;
  return { ...found, heard: [{ fact: last, aspects: aspectsOf(said), isSure: true }] };
};

export interface Questions {
  readonly tag: (words: readonly string[], listener: Listener) => readonly Slot[];
  readonly hear: HearQuestion;
  /** Of what a question that asks for one thing only was heard to ask for, that one thing. */
  readonly single: (words: readonly string[], listener: Listener, found: Found) => Found;
  /** Whether what sounds like this act is far more likely to be a question. */
  readonly doubts: (act: Act, words: readonly string[], listener: Listener) => boolean;
  /** What words are about that ask nothing: "if you threw up". */
  readonly topicOf: (words: readonly string[], listener: Listener) => string | undefined;
}

interface Parts extends Pick<Questions, 'tag' | 'topicOf'> {
  readonly hearQuestion: HearQuestion;
}

const asksToTell =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:tell|explain to) (?:me|us) (?=(?:what|how|when|where|which|who|why)\b)/;

/** "If you threw up, how often?" is about what the condition says; "if so", about what was talked about last. */
const createHearConditional =
  (bank: Bank, { tag: tagFor, hearQuestion, topicOf }: Parts): HearQuestion =>
  (words, listener, before) => {
    const given = conditional(words);
    if (given === undefined) return hearQuestion(words, listener, before);
    const topic = topicOf(given.clause.split(' '), listener) ?? before.topic;
    const rest = given.rest.replace(asksToTell, '').split(' ');
    const { last } = before;
    const asksOfLast = last !== undefined && isBare(given) && !last.startsWith('pain:');
    // "If so, since when?", when it was not so.
    if (asksOfLast && listener.denies(last) && !namesThings(tagFor(rest, listener)))
      return { heard: [{ fact: last, aspects: [], isSure: true }], missed: false, likeness: 1 };
    if (!asksOfLast || isOfComplaint(last)) return hearQuestion(rest, listener, { ...before, topic });
    const pieces = piecesOf(rest);
    const end = pieces.findIndex(
      (piece) => !isOfLast(piece.words, tagFor(piece.words, listener), last, bank),
    );
    const details = end < 0 ? pieces : pieces.slice(0, end);
    if (details.length === 0) return hearQuestion(rest, listener, { ...before, topic });
    const others = pieces.slice(details.length).flatMap((piece) => [piece.joint, ...piece.words]);
    const more = others.length > 0 ? hearQuestion(others.slice(1), listener, { topic: last, last }) : nothing;
    const heard = details.map((piece) => ({
      fact: last,
      aspects: aspectsOf(piece.words.join(' ')),
      isSure: true as const,
    }));
    return { heard: [...heard, ...more.heard], missed: false, likeness: 1 };
  };

/** "I would also like to ask about operations": what comes is about those. */
const announces =
  /^(?:(?:and|so|now|ok|next|then) )*(?:i|we) (?:also )?(?:would (?:also )?(?:like|want|love) to|want to|need to|have to|must|should|am going to|will) (?:\w+ )?(?:ask|know|hear|talk|speak|go on|move on|come)\b(?: (?:you|also|now|some|a few|questions|something|a bit|more|quickly))* (?:about|to) (?=\w)/;

export const createQuestions = (bank: Bank, opinion: SecondOpinion): Questions => {
  const hearOne = createHearOne(bank);
  const tagFor: Questions['tag'] = (words, { dictionary }) =>
    tag(words, { common: bank.dictionary, own: dictionary });

  const hearQuestion: HearQuestion = (words, listener, { topic, last, near = false }) => {
    const text = words.join(' ');
    const elliptic = /^(?:and|also|what about|how about|or)\b/.test(text);
    const means = {
      tag: (each: readonly string[]) => tagFor(each, listener),
      match: ({ slots }: Query) => bank.match(slots),
    };
    const rest = text.replace(startsAnew, '').split(' ');
    return asOne(queriesOf(rest, means), rest, means).reduce<Found>(({ heard, missed }, query, at) => {
      // "Paracetamol or ibuprofen, and when was the last dose?": of the one that was taken.
      const isTaken = ({ fact }: Heard): boolean => listener.knows(fact) && !listener.denies(fact);
      const before = (heard.findLast(isTaken) ?? heard.at(-1))?.fact ?? topic ?? last;
      const enough = at === 0 ? alike : alikeBesides;
      const found = hearOne(query, listener, {
        last: before,
        elliptic,
        topical: at > 0 || topic !== undefined,
        near: near || at > 0 || topic !== undefined,
        enough,
      });
      if (at > 0 && asksNothingNew(query, before)) return { heard, missed, likeness: 0 };
      const goesOn = query.goesOn === true && heard.length > 0;
      const more = goesOn ? added(query, found, before) : found.heard;
      return {
        heard: [...heard, ...more],
        missed: missed || (!goesOn && found.missed),
        likeness: found.likeness,
      };
    }, nothing);
  };

  const topicOf: Questions['topicOf'] = (said, listener) => {
    const words = said.join(' ').replace(announces, '').split(' ');
    const slots = tagFor(words, listener);
    if (!namesThings(slots)) return undefined;
    const found = hearQuestion(words, listener, {}).heard.at(-1)?.fact;
    // "I would like to ask about your family: has anyone had a heart attack?"
    const isAnnounced =
      found !== undefined && isAct(found) && slots.some(({ ids }) => ids.includes('family'));
    return isAnnounced ? 'family' : found;
  };

  const hear = createHearConditional(bank, { tag: tagFor, hearQuestion, topicOf });

  return {
    tag: tagFor,
    hear: (words, listener, before) => {
      const given = conditional(words);
      const asked = given !== undefined && isBare(given) ? given.rest.split(' ') : words;
      const sentence = { words: asked, slots: tagFor(asked, listener) };
      const found = hear(words, listener, before);
      const isDetail = found.heard.length > 0 && found.heard.every((each) => each.isDetail === true);
      return isDetail ? found : ofLast(opinion.on(sentence, found), sentence, before);
    },
    single: (words, listener, found) => {
      if (found.heard.every(({ isDetail }) => isDetail === true)) return found;
      const only = opinion.likeliest({ words, slots: tagFor(words, listener) }, withoutGeneral(found.heard));
      return { ...found, heard: found.heard.filter(({ fact }) => fact === only) };
    },
    doubts: (act, words, listener) => opinion.doubts(act, { words, slots: tagFor(words, listener) }),
    topicOf,
  };
};
