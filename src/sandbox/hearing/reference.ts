/** What the lists of references are made of. */
import { medicineEntries, ofComplaint, symptomEntries, type Aspect } from '../facts/all.ts';

/** A way of asking that makes sense after some facts only. */
export interface Reference {
  readonly after: (last: string, knows: (key: string) => boolean) => boolean;
  readonly said: RegExp;
  /** The last fact, unless another is meant. */
  readonly means?: string;
}

/** A reference that means one aspect of a thing. */
export interface Detail extends Reference {
  /** What is asked about the thing, whatever the words by themselves would ask. */
  readonly aspect?: Aspect;
}

/** After one of these. */
export const among =
  (...facts: readonly string[]): Reference['after'] =>
  (last) =>
    facts.includes(last);

export const symptoms: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));
const medicineIds: ReadonlySet<string> = new Set(['medication', ...medicineEntries.map(([id]) => id)]);

export const isTaken = (fact: string): boolean => medicineIds.has(fact);
export const isOfFamily = (last: string): boolean =>
  /^(?:family(?::.+)?|familyOther|mother|father|parents|siblings|grandparents)$/.test(last);
export const ofPain = (last: string): boolean =>
  ofComplaint.has(last) || /^(?:pain|spread|worse|better|chestPain|bellyPain|headache)\b/.test(last);
export const hasSmoked = among('smoking', 'quitHard', 'quitHelp');
