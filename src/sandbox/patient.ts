/** How a sandbox patient finds an answer: by the words of the question, always the same way. */
import type { PatientCase } from './cases/case.ts';
import { puzzledAnswers, questionWords, usualAnswers, type Question } from './questions.ts';

/** What one user's chat in one case has heard so far. */
export interface ChatState {
  readonly questions: number;
  /** How often each thing was asked, so that a second answer is worded anew. */
  readonly asked: Readonly<Partial<Record<Question | 'puzzled', number>>>;
}

export interface PatientReply {
  readonly text: string;
  readonly preceptorQuestion?: string;
  readonly picture?: string;
  readonly state: ChatState;
}

export const freshChat: ChatState = { questions: 0, asked: {} };

const plain = (message: string): string =>
  ` ${message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;

/** Longer hits weigh more, so that "how long" beats "long". */
const weight = (message: string, words: readonly string[]): number =>
  words.reduce((sum, word) => (message.includes(` ${word}`) ? sum + word.length : sum), 0);

const isQuestion = (name: string): name is Question => name in questionWords;

const whatIsAsked = (message: string): Question | undefined => {
  const weighed = Object.keys(questionWords)
    .filter(isQuestion)
    .map((question) => ({ question, weight: weight(message, questionWords[question]) }));
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a));
  return best.weight > 0 ? best.question : undefined;
};

const inTurn = (answers: readonly string[], count: number): string => answers[count % answers.length] ?? '';

export const answerAsPatient = (patient: PatientCase, state: ChatState, message: string): PatientReply => {
  const words = plain(message);
  const asked = whatIsAsked(words);
  const known = asked === undefined ? undefined : (patient.answers[asked] ?? usualAnswers[asked]);
  const topic = asked === undefined || known === undefined ? 'puzzled' : asked;
  const next: ChatState = {
    questions: state.questions + 1,
    asked: { ...state.asked, [topic]: (state.asked[topic] ?? 0) + 1 },
  };

  const shows = patient.picture !== undefined && weight(words, patient.picture.words) > 0;
  if (patient.picture !== undefined && shows) {
    return { text: patient.picture.says, picture: patient.picture.url, state: next };
  }
  const text = inTurn(known ?? puzzledAnswers, state.asked[topic] ?? 0);
  if (asked === 'diagnosis') return { text, preceptorQuestion: patient.preceptor.onDiagnosis, state: next };
  if (next.questions === 5) return { text, preceptorQuestion: patient.preceptor.afterFive, state: next };
  return { text, state: next };
};
