import type { AnswerKey, CircumstanceId, FactKey } from '../facts/all.ts';
import type { Picture } from '../pictures/picture.ts';

/** A virtual patient as data. */
export interface PatientCase {
  /** Most are numbers; one is a text, because the service's ids may be texts. */
  readonly id: number | string;
  /** The patient's name comes before the first comma. */
  readonly title: string;
  /**
   * What words mean to this patient, as keys separated by "|": to one, "the headache" is what "the pain" is to
   * others ("@pain"), and "the powder" a supplement. These stand before what words mean to everybody.
   */
  readonly words: Partial<Record<FactKey | CircumstanceId | '@pain', string>>;
  /** Several answers to one question are given in turn. What is not here gets a truthful "no" or "I don't know". */
  readonly answers: Partial<Record<AnswerKey, Answer>>;
  readonly preceptor: {
    /** Asked along with the answer to the fifth question. */
    readonly afterFive: string;
    /** Asked when the student names a diagnosis. */
    readonly onDiagnosis: string;
  };
  /** Something to look at, for students who ask for one of `tests`. */
  readonly picture?: {
    readonly tests: readonly AnswerKey[];
    readonly says: string;
    readonly draw: () => Picture;
  };
}

export type Answer = string | readonly [string, ...string[]];

/** What a patient answers, by what is asked for. */
export type Answers = ReadonlyMap<string, Answer>;

/** What is said the first time; empty if the case says nothing of it. */
export const firstOf = (answers: Answers, key: string): string => [answers.get(key) ?? ''].flat()[0] ?? '';
