/** How a sandbox patient answers: what was heard is answered in the words of the case, always in the same way. */
import { firstOf, type Answers, type PatientCase } from './cases/case.ts';
import { facts } from './facts/all.ts';
import { withoutGeneral } from './hearing/general.ts';
import { createEar } from './hearing/hear.ts';
import type { Heard, Hearing, Listener } from './hearing/heard.ts';
import { keptKnowledge } from './hearing/keeping.ts';
import { acquireKnowledge } from './hearing/knowledge.ts';
import { testIds } from './hearing/weights.ts';
import { createDictionary } from './hearing/tagging.ts';
import type { Picture } from './pictures/picture.ts';
import { isSmallTalk, tell, withoutSmallTalk, type Asked } from './telling.ts';
import { illnessName, puzzled } from './wording.ts';

/** What one user's chat in one case has heard so far. */
export interface ChatState {
  readonly questions: number;
  readonly asked: Asked;
  /** What was talked about last, for questions that depend on it. */
  readonly last?: string;
}

export interface PatientReply {
  readonly text: string;
  /** What it answers: facts by their keys, and what the student did. For judging how well questions are understood. */
  readonly about: readonly string[];
  readonly preceptorQuestion?: string;
  readonly picture?: Picture;
  readonly state: ChatState;
}

export type AnswerAsPatient = (patient: PatientCase, state: ChatState, message: string) => PatientReply;

export const freshChat: ChatState = { questions: 0, asked: {} };

interface Source {
  readonly answers: Answers;
  readonly listener: Listener;
}

/** "No, I have not thrown up." */
const denies = (fact: string, answers: Answers): boolean =>
  /^(?:No|Not|Never|None|Nothing)\b/.test(firstOf(answers, fact));

const sourceOf = (patient: PatientCase): Source => {
  const answers: Answers = new Map(Object.entries(patient.answers));
  const name = patient.title.split(',')[0] ?? '';
  return {
    answers,
    listener: {
      dictionary: createDictionary(Object.entries(patient.words)),
      called: new Set([...name.toLowerCase().split(' '), 'mr', 'mrs', 'ms', 'sir', 'madam']),
      knows: (key) => answers.has(key),
      denies: (fact) => denies(fact, answers),
    },
  };
};

/** "Your sugar is too high" does not ask about the sugar. */
const isNamedIn = (fact: string, { acts }: Hearing): boolean =>
  acts.some(({ act, named }) => act === 'diagnosis' && named.includes(fact));

/** What comes next, not what a test has shown. */
const aheadOf = /\b(?:will|want|need|should|must|going to|gonna|suggest|order|would)\b/i;

/** "It goes when you rest": said back to a patient whose pain does not. */
const saysItGoes =
  /\b(?:goes|went|gone|stops|stopped|disappears|disappeared|settles|settled|eases|eased|clears|cleared)\b[^.?!]*\b(?:rest|resting|sit down|sat down)\b|\bbetter (?:with|at|on|after|when) (?:you )?rest(?:ing)?\b/i;

/** "You got better and then worse again": said back to a patient whose complaint has never let up. */
const saysItTurned =
  /\bbetter\b(?:(?!\bor\b)[^.?!])*\b(?:then|and|but)\b[^.?!]*\bworse (?:again|since|than before)\b/i;

/** What a summary has wrong, in the patient's words. */
const correctionOf = ({ acts }: Hearing, message: string, answers: Answers): string | undefined => {
  if (acts[0]?.act !== 'summary') return undefined;
  const course = firstOf(answers, 'course');
  if (saysItTurned.test(message) && !/\bbetter\b/i.test(course)) return `Not quite. ${course}`;
  const atRest = firstOf(answers, 'better:still');
  const isWrong = saysItGoes.test(message) && /^No\b|\bonly a little\b/.test(atRest);
  return isWrong
    ? `Not quite. ${atRest.replace(/^No, (.)/, (_, first: string) => first.toUpperCase())}`
    : undefined;
};

const reactionsTo = ({ acts, heard }: Hearing, message: string): readonly string[] =>
  acts.slice(0, 1).map(({ act, named }) => {
    const illness = act === 'diagnosis' ? illnessName(named) : undefined;
    // A student who says in the same breath what comes next is not asked about it.
    const isPlanned =
      heard.some(({ fact }) => fact === 'plan') ||
      acts.some(
        (each) => each.act === 'plan' || (aheadOf.test(message) && each.named.some((id) => testIds.has(id))),
      );
    const text =
      act === 'diagnosis' && isPlanned
        ? 'Is that serious? But all right, do what has to be done.'
        : facts[act].otherwise;
    return illness === undefined ? text : `${illness.slice(0, 1).toUpperCase()}${illness.slice(1)}? ${text}`;
  });

/** "So tell me, what happened?": of two requests for the story, the fuller one. */
const openingOf = (heard: readonly Heard[]): Heard | undefined =>
  heard
    .filter(({ fact }) => fact === 'complaint')
    .toSorted((one, other) => other.aspects.length - one.aspects.length)[0];

/** What a patient feels about what comes. */
const feelings: ReadonlySet<string> = new Set(['ifOperation', 'worry', 'howSounds', 'badNews']);

/** "What happened today, why did you come?": both are asked for. */
const opens: ReadonlySet<string> = new Set(['complaint', 'whyNow']);

/** "Any problems with it?", after a question about something else, does not ask for the whole story again. */
const withoutOpening = (all: readonly Heard[]): readonly Heard[] => {
  const opening = openingOf(all);
  const heard = all.filter((each) => each.fact !== 'complaint' || each === opening);
  return heard.filter(
    ({ fact, aspects }, at) =>
      !(fact === 'complaint' || fact === 'howAreYou') ||
      // "Tell me more about this tiredness."
      (at === 0 && !(aspects.includes('story') && heard.some((each) => !opens.has(each.fact)))),
  );
};

/** What is shown to a student who asks for it or plans it. */
const shownTo = (
  { heard, acts }: Hearing,
  { picture }: PatientCase,
  wasShown: boolean,
): PatientCase['picture'] => {
  // "Have you ever had one before?" asks for no sheet.
  const asked = heard.filter(({ aspects }) => !aspects.includes('before'));
  // A plan that names it again is no wish to see it again.
  const planned = wasShown ? [] : acts.flatMap((act) => act.named);
  const named = [...asked.map(({ fact }) => fact), ...planned];
  return picture?.tests.some((test) => named.includes(test)) === true ? picture : undefined;
};

const preceptorAsks = (
  { preceptor }: PatientCase,
  about: readonly string[],
  questions: number,
): string | undefined => {
  if (about.includes('diagnosis')) return preceptor.onDiagnosis;
  return questions === 5 ? preceptor.afterFive : undefined;
};

export const createAnswering = (): AnswerAsPatient => {
  const ear = createEar(keptKnowledge() ?? acquireKnowledge());
  const sources = new Map<PatientCase, Source>();
  const drawn = new Map<PatientCase, Picture>();

  return (patient, state, message) => {
    const source = sources.get(patient) ?? sourceOf(patient);
    sources.set(patient, source);
    const hearing = ear.hear(message, source.listener, state.last);
    // "We will take blood. Is that all right?" is answered once, and a summary is confirmed once.
    const heard = withoutOpening(withoutGeneral(withoutSmallTalk(hearing.heard))).filter(
      (each) =>
        hearing.acts.length === 0 ||
        !(
          isSmallTalk(each) ||
          each.fact === 'ideas' ||
          each.fact === 'plan' ||
          each.fact === hearing.acts[0]?.act ||
          isNamedIn(each.fact, hearing)
        ),
    );
    const told = tell(heard, source.answers, state.asked);
    // "You might need an operation. How do you feel about that?" asks for no consent.
    const isFelt = hearing.acts[0]?.act === 'plan' && heard.some(({ fact }) => feelings.has(fact));
    // "This may be sugar. Does that make sense?" asks whether it was understood, not what is thought of it.
    const isChecked = isFelt || heard.some(({ fact }) => fact === 'understood');
    const correction = correctionOf(hearing, message, source.answers);
    const said = correction === undefined ? reactionsTo(hearing, message) : [correction];
    const reactions = isChecked ? [] : said;

    const nothing = heard.length === 0 && reactions.length === 0;
    const missed = nothing && hearing.unknown.length === 0 ? [message] : hearing.unknown.slice(0, 2);
    const turn = state.asked['puzzled'] ?? 0;
    const puzzlement = missed.map((question, at) => puzzled(question, turn + at));

    const shown = shownTo(hearing, patient, state.asked['shown'] !== undefined);
    const picture = shown === undefined ? undefined : (drawn.get(patient) ?? shown.draw());
    if (picture !== undefined) drawn.set(patient, picture);
    const handsOver = shown === undefined || told.text.includes(shown.says) ? [] : [shown.says];

    const about = [
      ...new Set([
        ...hearing.acts.map(({ act }) => act),
        ...heard.map(({ fact }) => fact),
        ...(missed.length > 0 ? ['puzzled'] : []),
      ]),
    ];
    const questions = state.questions + 1;
    const preceptorQuestion = preceptorAsks(patient, about, questions);
    // "Do you smoke or vape" and "how many a day": a follow-up is about what there is more to say of.
    const asked = heard.filter((each) => !isSmallTalk(each));
    const known = asked.filter(({ fact }) => source.answers.has(fact));
    const last =
      (known.findLast(({ fact }) => !denies(fact, source.answers)) ?? known.at(-1) ?? asked.at(-1))?.fact ??
      state.last;
    return {
      text: [...reactions, told.text, ...puzzlement, ...handsOver].filter((text) => text !== '').join(' '),
      about,
      ...(preceptorQuestion === undefined ? {} : { preceptorQuestion }),
      ...(picture === undefined ? {} : { picture }),
      state: {
        questions,
        asked: {
          ...told.asked,
          ...(missed.length > 0 ? { puzzled: turn + 1 } : {}),
          ...(shown === undefined ? {} : { shown: 1 }),
        },
        ...(last === undefined ? {} : { last }),
      },
    };
  };
};
