/**
 * What a message asks for, in order: facts by their keys, and what else the student does with it. Who is asked when:
 *  1. `roundabout`, `openers`, `words`: the message becomes sentences in plain words; `spelling` and `being-called` mend
 *     them, and `statements` tells what each states before it asks.
 *  2. By its very words, the first that knows a sentence: `checks`, `at-the-bedside`, `between-questions`, then `acts`.
 *  3. Otherwise it asks (`question`): `queries` and `pieces` cut it into single questions, `tagging` finds what they name.
 *  4. What leans on the last thing (`context`): one aspect of it (`references`, of them person, closer, follow, life and
 *     later), a bare question word (`staying`), "it" and "they" (`references`, the others).
 *  5. What stands by itself: `bank` by what is named; then `opinion`, which is learnt, by the whole sentence.
 *  6. What was heard is put right: `general`, `close-reading`, `besides`, `both`, `kin`. `kinds` is for what matched nothing.
 */
import { bedside } from '../facts/bedside.ts';
import { talk } from '../facts/talk.ts';
import { actOf, type Act } from './acts.ts';
import { aspectsOf } from './aspects.ts';
import { asNamed } from './being-called.ts';
import { atTheBedside, besides, inItsMessage } from './at-the-bedside.ts';
import { createBank } from './bank.ts';
import { askedInPassing, toldInPassing, withoutKindness } from './between-questions.ts';
import {
  agrees,
  announcesQuestions,
  asksLeave,
  asksUnderstood,
  checks,
  isSore,
  keepsHere,
  managesIt,
  offers,
  stayedBefore,
} from './checks.ts';
import { isIllness } from './classes.ts';
import { withBesides, withoutStrays } from './besides.ts';
import { withBoth } from './both.ts';
import { readClosely } from './close-reading.ts';
import { isGuess, withoutGuesses } from './guesses.ts';
import type { Found, Heard, HeardAct, Hearing, Listener } from './heard.ts';
import type { Knowledge } from './knowledge.ts';
import { inFamily, startsAnew, withNamesInPlace, withoutIntroduction } from './openers.ts';
import { kindAsked } from './kinds.ts';
import { asOfKin, personIn } from './kin.ts';
import { createSecondOpinion } from './opinion.ts';
import { startsAt } from './pieces.ts';
import { createQuestions, type Questions } from './question.ts';
import { straightforward, withExamples } from './roundabout.ts';
import { createSpeller } from './spelling.ts';
import { isStatement, partsOf } from './statements.ts';
import { testIds } from './weights.ts';
import { conditional, plainText, sentencesOf, wordsOf } from './words.ts';

export interface Ear {
  /** `last`: the fact that was talked about last. */
  readonly hear: (message: string, listener: Listener, last: string | undefined) => Hearing;
}

/** Words that change nothing in what is announced: "we would also need a urine sample". */
const inPassing = /\b(?:also|just|probably|maybe|perhaps|quickly|simply|still) /g;

/** Of what is done in passing, before a question in the same sentence, this needs an answer. */
const countsAside = (act: Act, words: readonly string[]): boolean =>
  act === 'diagnosis' ||
  act === 'plan' ||
  act === 'consent' ||
  act === 'examination' ||
  (act === 'summary' && words.length > 8);

/** An unmarked sentence that begins like this asks or requests; any other, next to a question, tells something. */
const requests =
  /^(?:what|when|where|who|why|which|how|since|at|any|ever|do|did|does|is|are|was|were|have|has|had|can|could|would|will|may|tell|describe|rate|show|explain|point|give|talk|walk|take|list|go|start|name|no|your?|and|or|pain|worse|better)\b/;

/** "You really should not drive today" tells what is best. */
const advises = /^you (?:(?:really|probably|definitely|certainly|just) )*(?:should|must|ought)\b/;

/** A list of words before a question is no statement: it has nobody who does anything. */
const clause = /\b(?:i|we|you|he|she|they|it|doctor|nurse|team|is|are|was|were|will|would|have|has|had)\b/;

/** What "any problems there" and "have you noticed any change" ask, unless it was said of what. */
const general: ReadonlySet<string> = new Set(['howAreYou', 'associated', 'course', 'history']);

/** A statement that sounds no more than this like something that is said to a patient is answered by a nod. */
const vague = 0.35;
/** And next to a question, only what sounds as much like it as this is said besides. */
const plain = 0.7;

/** Less like anything than this, a question may need what was stated before it. */
const hardlyLike = 0.5;

/** One sentence, spelt and taken apart. */
interface Clauses {
  readonly text: string;
  /** Ends with a question mark. */
  readonly marked: boolean;
  /** It, or the whole message if it cannot be told apart, with every word and comma. */
  readonly written: string;
  /** What it states before it asks. */
  readonly stated: readonly string[];
  readonly asked: readonly string[];
}

const clausesOf = (
  words: readonly string[],
  sentence: Pick<Clauses, 'text' | 'marked' | 'written'>,
): Clauses => {
  const whole = { ...sentence, stated: [], asked: words };
  if (conditional(words) !== undefined) return whole;
  const bare = words.join(' ').replace(startsAnew, '').split(' ');
  const parts = partsOf(bare, sentence.marked);
  return parts.asked === bare ? whole : { ...sentence, ...parts };
};

interface Unknown {
  readonly text: string;
  /** Stands by itself as a question, so that it must not go unanswered. */
  readonly isQuestion: boolean;
}

interface SoFar {
  readonly heard: readonly Heard[];
  readonly acts: readonly HeardAct[];
  readonly unknown: readonly Unknown[];
  /** What a sentence was about that asked nothing. */
  readonly aside: string | undefined;
}

const withHeard = (soFar: SoFar, heard: Heard): SoFar => ({ ...soFar, heard: [...soFar.heard, heard] });

interface Done {
  readonly act: Act;
  readonly named: readonly string[];
}

/** "You would need to lift your shirt": part of the examination that was agreed to. */
const preparesIt = /\b(?:lift|take off|undo|pull up|roll up|remove|lie|undress)\b/;

const withAct = (soFar: SoFar, { act, named }: Done, text: string): SoFar => {
  const isAgreed = soFar.heard.some(({ fact }) => fact === 'examination');
  if (act === 'plan' && isAgreed && preparesIt.test(text)) return soFar;
  if (act === 'summary' || act === 'diagnosis' || act === 'plan')
    return { ...soFar, acts: [...soFar.acts, { act, named }] };
  const aspects = aspectsOf(text);
  // "I want to hear your lungs. Breathe deeply.": who has consented does it.
  const isDone =
    act === 'examination' && aspects.includes('gesture') && soFar.heard.some(({ fact }) => fact === act);
  return isDone ? soFar : { ...soFar, heard: [...soFar.heard, { fact: act, aspects }] };
};

/** "You have had a cough. The doctor might want an X-ray. Would you be OK with that?": what is planned is agreed to, not the summary. */
const agreedTo = (soFar: SoFar): SoFar =>
  soFar.acts.some(({ act }) => act === 'plan')
    ? { ...soFar, acts: soFar.acts.filter(({ act }) => act !== 'summary') }
    : soFar;

const isTold = ({ fact }: Heard): boolean => fact !== 'pressure' && (fact in talk || fact in bedside);

/** "I know that you are in pain. What happened?" */
const withStatement = (
  soFar: SoFar,
  found: Found,
  around: { isAside: boolean; asksElsewhere: boolean; topic: string | undefined },
): SoFar => {
  const told = found.likeness > vague ? found.heard.filter(isTold) : [];
  // "I would have, honestly", next to a question, is no plan.
  const isSaid = ({ fact }: Heard): boolean =>
    !around.asksElsewhere || fact in talk || found.likeness > plain;
  if (around.isAside)
    return { ...soFar, heard: [...soFar.heard, ...told.filter(isSaid)], aside: around.topic ?? soFar.aside };
  const said = found.likeness > 0.8 ? found.heard : told;
  const nod: Heard = { fact: 'acknowledgement', aspects: [] };
  return { ...soFar, heard: [...soFar.heard, ...(said.length > 0 ? said : [nod])] };
};

/** "Do you hear a noise when you breathe?": a whole question in one clause, without a list, asks for one thing. */
const asksOnce = ({ written, asked }: Clauses): boolean =>
  asked.length > 3 &&
  startsAt(asked.join(' ').replace(startsAnew, '').split(' '), 0) &&
  !/[,;:/&+–—]|\b(?:and|or|but|nor|also|plus|then|as well|too)\b/.test(written);

const withQuestion = (soFar: SoFar, found: Found, clauses: Clauses, topic: string | undefined): SoFar => {
  const { text, marked } = clauses;
  // "I want to ask about your mood too: how have you been?"
  const isGeneral = found.heard.length > 0 && found.heard.every(({ fact }) => general.has(fact));
  // "I was told that there is a wound on your foot. Can you tell me more?"
  const isMore = /\btell me (?:\w+ )?(?:more|about (?:it|that|this))\b/.test(clauses.asked.join(' '));
  const about = topic ?? (isMore ? soFar.aside : undefined);
  const isOpen = isMore && found.heard.every(({ fact }) => fact === 'complaint');
  const isAbout = about !== undefined && (isGeneral || isOpen);
  const asked = isAbout ? [{ fact: about, aspects: [] }] : found.heard;
  const heard = asOfKin(withBoth(asked, [...clauses.stated, ...clauses.asked].join(' ')), text);
  const leans = /\b(?:it|that|this|they|them)\b|^you\b|^\w+(?: \w+){0,3}$/.test(text);
  const isMissed = found.missed && found.heard.length === 0;
  return {
    ...soFar,
    heard: [...soFar.heard, ...heard],
    unknown: isMissed ? [...soFar.unknown, { text, isQuestion: marked && !leans }] : soFar.unknown,
  };
};

/** What somebody does with words instead of asking, if anything. */
const doneWith =
  (questions: Questions, listener: Listener) =>
  (words: readonly string[], as: 'question' | 'statement' | 'aside'): Done | undefined => {
    const slots = questions.tag(words, listener);
    const text = words.join(' ');
    const namesIllness = slots.some(isIllness);
    const read = (said: string): Act | undefined => actOf(said, namesIllness, as === 'question');
    const bare = text.replace(startsAnew, '');
    const act = read(text) ?? read(bare) ?? read(bare.replace(inPassing, ''));
    const isShown = slots.some(({ ids }) => ids.some((id) => testIds.has(id)));
    if (act === undefined || (act === 'examination' && isShown)) return undefined;
    // "You have high blood pressure, since when?"
    if (as === 'aside' && act === 'diagnosis' && /^you have\b/.test(text)) return undefined;
    if (as === 'aside' && !countsAside(act, words)) return undefined;
    if (as === 'question' && questions.doubts(act, words, listener)) return undefined;
    return { act, named: slots.flatMap(({ ids, named }) => (named ? ids : [])) };
  };

const withOutright = (soFar: SoFar, outright: readonly Heard[]): SoFar => ({
  ...soFar,
  heard: besides(soFar.heard, outright),
});

export const createEar = (knowledge: Knowledge): Ear => {
  const bank = createBank(knowledge);
  const spell = createSpeller(bank.words);
  const questions = createQuestions(bank, createSecondOpinion(knowledge));

  const hear: Ear['hear'] = (message, listener, last) => {
    const done = doneWith(questions, listener);
    const spelt = (text: string): readonly string[] => {
      const all = wordsOf(text);
      return asNamed(all.filter((word) => !listener.called.has(word)).map(spell), all.length);
    };
    const asMeant = straightforward(plainText(withExamples(message)));
    const sentences = sentencesOf(withNamesInPlace(withoutIntroduction(asMeant))).map(inFamily);
    // What is not understood is quoted as it was written, if it can be told apart.
    const written = sentencesOf(message.toLowerCase());
    const asksElsewhere = sentences.some(({ marked }) => marked);

    const hearSentence = (before: SoFar, clauses: Clauses): SoFar => {
      const { marked, stated } = clauses;
      const aside = stated.length > 0 ? done(stated, 'aside') : undefined;
      const soFar = aside === undefined ? before : withAct(before, aside, stated.join(' '));
      const isToldSo =
        soFar.acts.length > 0 ||
        soFar.heard.some(({ fact }) => fact in bedside || fact === 'instruction' || fact === 'stayHere');
      const checked = clauses.asked.join(' ');
      // "It stays between us. Are you comfortable with that?"
      if (soFar.heard.some(({ fact }) => fact === 'consent') && agrees.test(checked)) return soFar;
      const leaning = inItsMessage(checked, asMeant);
      if (leaning !== undefined) return withOutright(soFar, leaning);
      const isCheck = checks.test(checked) && !isSore.test(checked);
      const asked =
        managesIt.test(checked) && stated.length > 0 && !isToldSo && aside === undefined
          ? stated
          : clauses.asked;
      const isExplained =
        soFar.acts.some(({ act }) => act === 'diagnosis') ||
        soFar.heard.some(({ fact }) => fact === 'instruction');
      if (isExplained && asksUnderstood.test(asked.join(' ')))
        return withHeard(soFar, { fact: 'understood', aspects: [] });
      if ((aside !== undefined || isToldSo) && isCheck) return agreedTo(soFar);
      const question = asked.join(' ');
      const isExamined = soFar.heard.some(({ fact }) => fact === 'examination' || fact === 'touchFelt');
      const outright =
        atTheBedside([...stated, ...asked].join(' '), asMeant, isExamined) ??
        (marked || !asksElsewhere ? askedInPassing(question) : undefined);
      if (outright !== undefined) return withOutright(soFar, outright);
      if (offers.test(question) && soFar.acts.length === 0)
        return withHeard(soFar, { fact: 'offer', aspects: aspectsOf(message.toLowerCase()) });
      if (keepsHere.test(question) && !stayedBefore.test(question))
        return withHeard(soFar, { fact: 'stayHere', aspects: [] });
      if (asksLeave.test(question) && announcesQuestions.test(sentences[0]?.text ?? ''))
        return withHeard(soFar, { fact: 'consent', aspects: [] });
      const act = done(asked, marked ? 'question' : 'statement');
      const passing = marked ? undefined : toldInPassing(question, !asksElsewhere);
      const isFirm = passing?.some(({ fact }) => fact === 'refrain' || fact === 'reassurance') === true;
      if (passing !== undefined && (isFirm || act === undefined)) return withOutright(soFar, passing);
      // "I am sorry about your father. When did he die?"
      if (act?.act === 'empathy')
        return {
          ...withAct(soFar, act, question),
          aside:
            personIn(questions.tag(asked, listener)) ?? questions.topicOf(asked, listener) ?? soFar.aside,
        };
      if (act !== undefined) return withAct(soFar, act, question);
      const topic = stated.length > 0 ? questions.topicOf(stated, listener) : undefined;
      // "How lovely! Do you miss it?": not what was praised.
      const said = soFar.heard.findLast(({ fact }) => !(fact in talk) && fact !== 'compliment');
      const about = soFar.aside ?? said?.fact ?? last;
      const own = questions.hear(asked, listener, { topic, last: about, near: about !== last });
      // "That is a lovely scarf, did you make it?": what was stated says what is asked.
      const isUnsure = own.heard.every(isGuess) || own.likeness < hardlyLike;
      const whole = stated.length > 0 && isUnsure ? questions.hear([...stated, ...asked], listener, {}) : own;
      const isSurer = whole.heard.length > 0 && !whole.heard.some(isGuess) && whole.likeness > own.likeness;
      const all = isSurer ? whole : own;
      const heardOf = asksOnce(clauses) ? questions.single(asked, listener, all) : all;
      const slots = questions.tag(asked, listener);
      const read = readClosely(heardOf, { text: asked.join(' '), slots }, listener);
      const found = withBesides(read, asked, (part) => questions.tag(part, listener));
      const bare = asked.join(' ').replace(startsAnew, '');
      // "They do bring everything home, don’t they?"
      const isTelling =
        asksElsewhere &&
        bare.split(' ').length > 3 &&
        (advises.test(bare) || (!requests.test(bare) && clause.test(bare)));
      const isStated =
        (!marked && (isTelling || isStatement(bare.split(' ')))) ||
        (/^(?:they|most people|people|(?:it|that) can) /.test(bare) && isStatement(bare.split(' ')));
      if (!isStated) return withQuestion(soFar, found, clauses, topic);
      const isAside = asksElsewhere || soFar.heard.length > 0 || soFar.acts.length > 0;
      const around = { isAside, asksElsewhere, topic: questions.topicOf(asked, listener) };
      return withStatement(soFar, found, around);
    };

    const { heard, acts, unknown } = sentences
      .map(({ text, marked }, at) => {
        const own = written.length === sentences.length ? written[at]?.text : undefined;
        return clausesOf(spelt(text), { text: own ?? text, written: own ?? message.toLowerCase(), marked });
      })
      .reduce<SoFar>(hearSentence, { heard: [], acts: [], unknown: [], aside: undefined });
    // Next to a question that was understood, an explanation or an afterthought needs no answer.
    const isElse = heard.length > 0 || acts.length > 0;
    // A nod answers no question.
    const isOpen = unknown.some(({ isQuestion }) => isQuestion);
    const said = withoutKindness(withoutGuesses(heard, acts), acts).filter(
      ({ fact }) => !(isOpen && fact === 'acknowledgement'),
    );
    const open = unknown.filter(({ isQuestion }) => isQuestion || !isElse);
    const kinds = open.map(({ text }) => kindAsked(text));
    return {
      heard: [
        ...withoutStrays(said, message.toLowerCase()),
        ...kinds.flatMap((fact) => (fact === undefined ? [] : [{ fact, aspects: [] }])),
      ],
      acts,
      unknown: open.flatMap(({ text }, at) => (kinds[at] === undefined ? [text] : [])),
    };
  };
  return { hear };
};
