/** A reference that means one aspect of a thing, and what several lists of references need. */
import { ofComplaint, type Aspect } from '../facts/all.ts';
import type { Reference } from './short-references.ts';

export interface Detail extends Reference {
  /** What is asked about the thing, whatever the words by themselves would ask. */
  readonly aspect?: Aspect;
}

export const ofPain = (last: string): boolean =>
  ofComplaint.has(last) || /^(?:pain|spread|worse|better|chestPain|bellyPain|headache)\b/.test(last);
