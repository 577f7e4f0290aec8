/** How a sandbox patient answers: what was heard is told in the words of the case, always in the same way. */
import type { PatientCase } from './cases/case.ts';
import { createHearing, type Heard, type Listener } from './hearing/hear.ts';
import { readKnowledge } from './hearing/knowledge.ts';
import { createNames } from './hearing/names.ts';
import { plainWords } from './hearing/words.ts';
import { readPicture, type Picture } from './pictures/picture.ts';
import { createTelling, isDenial, type Told } from './telling.ts';

/** What one user's chat in one case has heard so far. */
export interface ChatState {
  readonly questions: number;
  readonly told: Told;
  /** What the last answer was about, for questions that depend on it. */
  readonly recent: readonly string[];
  /** What was answered last, because nobody says the very same thing twice without a word about it. */
  readonly said?: string;
  /** The preceptor has asked: what is said next may be the answer. */
  readonly preceptor?: keyof PatientCase['preceptor'];
}

export interface PatientReply {
  readonly text: string;
  readonly speaker: 'patient' | 'preceptor';
  /** What it answers: facts by their keys. For judging how well questions are understood. */
  readonly about: readonly string[];
  readonly preceptorQuestion?: string;
  readonly picture?: Picture;
  readonly state: ChatState;
}

export type AnswerAsPatient = (patient: PatientCase, state: ChatState, message: string) => PatientReply;

export const freshChat: ChatState = { questions: 0, told: {}, recent: [] };

const listenerFor = ({ title, words, answers }: PatientCase): Listener => ({
  own: createNames(Object.entries(words)),
  called: new Set([...plainWords(title.split(',')[0] ?? ''), 'mr', 'mrs', 'ms', 'miss', 'sir', 'madam']),
  knows: (key) => key in answers,
});

/** A question to the patient, with or without its mark, or talk to them: no answer to a preceptor. */
const isToPatient =
  /\?|\b(?:you|your|u|ur|we|us|please)\b|^\W*(?:any|and|what|when|where|who|why|how|which|since|do|did|does|is|are|was|were|has|have|had|can|could|may|tell|show|ok|okay|let|rate|describe|allerg\w*|medication|family|smok\w*)\b/i;

const createMind = () => {
  const knowledge = readKnowledge();
  return { knowledge, hearing: createHearing(knowledge), tell: createTelling(knowledge) };
};

/** Learns to understand at the first question, so that nobody waits for that who asks nothing. */
export const createAnswering = (): AnswerAsPatient => {
  let made: ReturnType<typeof createMind> | undefined;
  const mind = (): ReturnType<typeof createMind> => (made ??= createMind());
  const listeners = new Map<PatientCase, Listener>();

  const pictureFor = (
    patient: PatientCase,
    heard: readonly Heard[],
    message: string,
  ): Picture | undefined => {
    const { picture } = patient;
    if (picture === undefined || heard.some(({ details }) => details.includes('before'))) return undefined;
    const named = mind().hearing.names(message);
    const isPlanned = heard.some(({ fact }) => fact === 'plan' || fact === 'diagnosis');
    const isShown = picture.tests.some(
      (test) => heard.some(({ fact }) => fact === test) || (isPlanned && named.has(test)),
    );
    return isShown ? readPicture(picture.shows) : undefined;
  };

  return (patient, state, message) => {
    const { knowledge, hearing, tell } = mind();
    const listener = listeners.get(patient) ?? listenerFor(patient);
    listeners.set(patient, listener);
    const heard = hearing.hear(message, listener, state.recent);
    const about = [...new Set(heard.map(({ fact }) => fact))];
    const questions = state.questions + 1;
    const { preceptor: topic, ...before } = state;

    const isTalk = about.some((fact) => knowledge.talk.has(fact) && fact !== 'diagnosis' && fact !== 'plan');
    if (topic !== undefined && !isToPatient.test(message) && !isTalk && plainWords(message).length > 2)
      return {
        text: patient.preceptor[topic].says,
        speaker: 'preceptor',
        about: ['preceptor'],
        state: { ...before, questions },
      };

    const { text, told } = tell(patient, heard, state.told);
    const misses = told['unheard'] ?? 0;
    const picture = pictureFor(patient, heard, message);
    const shown = picture === undefined ? '' : (patient.picture?.says ?? '');
    const says = text.includes(shown) ? '' : shown;
    const onTime = questions === 5 ? 'afterFive' : undefined;
    const preceptor = about.includes('diagnosis') ? 'onDiagnosis' : onTime;
    const asked = about.filter((fact) => !knowledge.talk.has(fact));
    // The latest first, and what the patient has before what they deny.
    const latest = asked.toReversed();
    const known = latest.filter((fact) => fact in patient.answers);
    const had = known.filter((fact) => !isDenial(patient.answers[fact]?.[0]));
    const recent = [...new Set([...had, ...known, ...latest])];
    const isSame = text === state.said && text !== patient.manner.unknown;
    const isAgain = isSame && asked.some((fact) => knowledge.things.get(fact)?.kind !== 'examination');
    return {
      text:
        heard.length === 0
          ? (patient.manner.puzzled[misses % patient.manner.puzzled.length] ?? '')
          : [isAgain ? patient.manner.again : '', text, says].filter((each) => each !== '').join(' '),
      speaker: 'patient',
      about: heard.length === 0 ? ['unheard'] : about,
      ...(preceptor === undefined ? {} : { preceptorQuestion: patient.preceptor[preceptor].asks }),
      ...(picture === undefined ? {} : { picture }),
      state: {
        questions,
        told: heard.length === 0 ? { ...told, unheard: misses + 1 } : told,
        said: text,
        recent: recent.length > 0 ? recent : state.recent,
        ...(preceptor === undefined ? {} : { preceptor }),
      },
    };
  };
};
