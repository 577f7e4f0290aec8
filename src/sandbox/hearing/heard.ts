/** What was heard, and who listens. */
import type { Aspect } from '../facts/all.ts';
import type { Dictionary } from './tagging.ts';

export interface Heard {
  readonly fact: string;
  readonly aspects: readonly Aspect[];
  /** Meant because of what was said before, whatever the words by themselves would ask for. */
  readonly isSure?: true;
  /** Asks for this one aspect, whatever else the words sound like. */
  readonly isDetail?: true;
  /** No word of the question names it, and no clause of its own asks for it. */
  readonly isBesides?: true;
  /** How near its part of the question comes to the wording of a sample. */
  readonly likeness?: number;
  /** No word of the question names it, no sample is much like the question, and no example makes it likely. */
  readonly isDoubtful?: true;
  /** Doubtful, or named by no word and hardly likely: not worth telling a second time. */
  readonly isFarFetched?: true;
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
  /** Whether the answer to a question about this fact is a "no". */
  readonly denies: (fact: string) => boolean;
}

/** What one question was heard to ask for. */
export interface Found {
  readonly heard: readonly Heard[];
  /** Something was asked that matches nothing. */
  readonly missed: boolean;
  /** How near the last of it comes to the wording of a sample. */
  readonly likeness: number;
}

export const nothing: Found = { heard: [], missed: false, likeness: 0 };
