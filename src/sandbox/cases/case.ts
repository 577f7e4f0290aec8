import type { Question } from '../questions.ts';

/** A virtual patient as data. */
export interface PatientCase {
  /** Most are numbers; one is a text, as the service's ids may be. */
  readonly id: number | string;
  readonly title: string;
  /** Several answers to one question are given in turn. */
  readonly answers: Partial<Record<Question, readonly [string, ...string[]]>>;
  readonly preceptor: {
    /** Asked beside the answer to the fifth question. */
    readonly afterFive: string;
    /** Asked when the student names a diagnosis. */
    readonly onDiagnosis: string;
  };
  /** Something to look at, for whoever asks for it. */
  readonly picture?: { readonly words: readonly string[]; readonly says: string; readonly url: string };
}
