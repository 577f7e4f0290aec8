/** Everything that a patient may be asked: the keys under which cases answer. */
import { beginning } from './beginning.ts';
import { bedside } from './bedside.ts';
import { circumstances, parts, tests } from './circumstances.ts';
import { closing } from './closing.ts';
import { conditions } from './conditions.ts';
import { course } from './course.ts';
import { daily } from './daily.ts';
import { details } from './details.ts';
import type { Fact, Named } from './fact.ts';
import { findings } from './findings.ts';
import { habits } from './habits.ts';
import { followUps } from './follow-ups.ts';
import { life } from './life.ts';
import { medicines } from './medicines.ts';
import { opening } from './opening.ts';
import { outlook } from './outlook.ts';
import { household } from './household.ts';
import { past } from './past.ts';
import { persons } from './persons.ts';
import { practical } from './practical.ts';
import { records } from './records.ts';
import { requests } from './requests.ts';
import { review } from './review.ts';
import { story } from './story.ts';
import { symptomsBelow } from './symptoms-below.ts';
import { symptoms } from './symptoms.ts';
import { talk } from './talk.ts';
import { views } from './views.ts';

export const facts = {
  ...opening,
  ...beginning,
  ...story,
  ...course,
  ...outlook,
  ...closing,
  ...past,
  ...habits,
  ...life,
  ...talk,
  ...bedside,
  ...followUps,
  ...practical,
  ...details,
  ...review,
  ...requests,
  ...views,
  ...findings,
  ...persons,
  ...daily,
  ...records,
  ...household,
};
/** What is asked of the complaint itself. */
export const ofComplaint: ReadonlySet<string> = new Set(
  Object.keys({ ...opening, ...beginning, ...story, ...course }),
);
export const allSymptoms = { ...symptoms, ...symptomsBelow };

/** More about a fact: "smoking/since". */
export const aspects = [
  'since',
  'amount',
  'often',
  'colour',
  'last',
  'kind',
  'why',
  'stopped',
  'where',
  'when',
  'result',
  'other',
  'feel',
  'severity',
  'who',
  'doing',
  'before',
  'relief',
  'worse',
  'smell',
  'address',
  'story',
  'most',
  'peak',
  'odd',
  'talk',
  'grand',
  'near',
  'still',
  'ever',
  'transport',
  'warning',
  'online',
  'immune',
  'shoes',
  'liked',
  'new',
  'pain',
  'break',
  'less',
  'length',
  'well',
  'changed',
  'sex',
  'sleep',
  'headache',
  'problem',
  'start',
  'finger',
  'ninety',
  'sick',
  'refuse',
  'gesture',
  'because',
  'home',
  'pressed',
  'measure',
  'normal',
  'pillow',
  // These are asked only of what was talked about before.
  'span',
  'next',
  'controlled',
  'sorted',
  'checked',
  'cared',
  'alive',
  'stairs',
  'duties',
  'found',
  'given',
  'seen',
  'coping',
  'force',
  'first',
  'without',
  'until',
  'dated',
  'earlier',
  'death',
  'usual',
] as const;

export type Aspect = (typeof aspects)[number];

type Circumstance = keyof typeof circumstances;
type Part = keyof typeof parts;
type Condition = keyof typeof conditions;

export type FactKey =
  | keyof typeof facts
  | keyof typeof allSymptoms
  | Condition
  | keyof typeof medicines
  | keyof typeof tests
  | `family:${Condition}`
  | `worse:${Circumstance}`
  | `better:${Circumstance}`
  | `pain:${Part}`
  | `spread:${Part}`;

/** As a thing that is named, before it is clear what is asked about it. */
export type CircumstanceId = `circ:${Circumstance}`;
export type AnswerKey = FactKey | `${FactKey}/${Aspect}`;

type Entries<Value> = readonly (readonly [name: string, value: Value])[];

export const factEntries: Entries<Fact> = Object.entries(facts);
export const symptomEntries: Entries<Named> = Object.entries(allSymptoms);
export const conditionEntries: Entries<Named> = Object.entries(conditions);
export const medicineEntries: Entries<Named> = Object.entries(medicines);
export const testEntries: Entries<Named> = Object.entries(tests);
export const circumstanceEntries: Entries<Named> = Object.entries(circumstances);
export const partEntries: Entries<Named> = Object.entries(parts);
