/** How far a student has come in a topic. */
import type { Feeling } from './feelings.ts';
import type { Mend, TopicStep } from './topic.ts';

export type Mood =
  | 'right'
  | 'partly'
  | 'wrong'
  | 'early'
  | 'late'
  | 'doubts'
  | 'lost'
  | 'skips'
  | 'unwilling'
  | 'disputes'
  | 'complains'
  | 'verdict'
  | 'agrees'
  | 'grumbles'
  | 'asks'
  | 'polite'
  | 'off'
  | 'stop'
  | 'over'
  | Feeling;

export interface Progress {
  readonly step: number;
  /** Attempts at this step that were wrong or no answer at all. */
  readonly tries: number;
  /** Points of this step that have been named, by name. */
  readonly got: readonly string[];
  /** Points of all steps that have been named so far. */
  readonly noted: readonly string[];
  /** Points of later steps that have been named already. */
  readonly ahead: readonly string[];
  /** Steps that the student found without the model answer. */
  readonly found: number;
  /** How often the student was corrected, given a hint, or told. */
  readonly helped: number;
  /** How often each mood has occurred, so that the tutor does not repeat the same words. */
  readonly moods: Readonly<Partial<Record<Mood, number>>>;
  /** Corrections that this step has brought already: said a second time they help nobody. */
  readonly corrected: readonly string[];
  /** Harmful things that were named and are to be put right. */
  readonly open: readonly Mend[];
  /** Points that the last reply credited. */
  readonly latest: readonly string[];
  /** Points of which one was misread, and the tutor has asked which. */
  readonly doubted: readonly string[];
  /** Points that were credited by mistake: only a plain statement gives them again. */
  readonly retracted: readonly string[];
  /** What the tutor said last. */
  readonly told: string;
  readonly ended: boolean;
}

export const freshProgress: Progress = {
  step: 0,
  tries: 0,
  got: [],
  noted: [],
  ahead: [],
  found: 0,
  helped: 0,
  moods: {},
  corrected: [],
  open: [],
  latest: [],
  doubted: [],
  retracted: [],
  told: '',
  ended: false,
};

/** Whether what has been named is enough to go on. */
export const isEnough = (step: TopicStep, got: readonly string[]): boolean => {
  const counting = step.points.filter(({ name, optional }) => got.includes(name) && optional !== true);
  return counting.length >= step.needed || (step.needed === 1 && got.length > 0);
};
