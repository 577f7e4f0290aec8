/** What is asked of a relative is not about the patient: "did your brother smoke?", "has your baby got asthma?" */
import { conditionEntries, medicineEntries, symptomEntries } from '../facts/all.ts';
import type { Heard } from './heard.ts';
import type { Slot } from './tagging.ts';

const relatives: readonly (readonly [fact: string, said: string])[] = [
  ['mother', 'mother|mum|mom'],
  ['father', 'father|dad'],
  ['parents', 'parents'],
  ['siblings', 'sisters?|brothers?|siblings'],
  ['childrenOwn', 'daughters?|sons?|baby|child|children|kids?'],
  ['partner', 'wife|husband|boyfriend|girlfriend'],
];

/** The relative whom the question is about. Whoever says "you" besides asks the patient: "did your wife bring you?" */
const subjectOf = (text: string): string | undefined => {
  const [, said] =
    /^(?:(?:and|so|but|ok|also|now) )*(?:did|does|do|has|have|had|is|are|was|were) your (\w+)\b(?!.*\byou(?:r|rself)?\b)/.exec(
      text,
    ) ?? [];
  if (said === undefined) return undefined;
  return relatives.find(([, words]) => new RegExp(`^(?:${words})$`).test(said))?.[0];
};

const idsOf = (entries: readonly (readonly [string, unknown])[]): readonly string[] =>
  entries.map(([id]) => id);

const illnesses: ReadonlySet<string> = new Set(idsOf(conditionEntries));
/** What the answer would say of the patient alone. */
const own: ReadonlySet<string> = new Set([
  ...illnesses,
  ...idsOf(symptomEntries),
  ...idsOf(medicineEntries),
  'surgery',
  'hospital',
  'smoking',
  'alcohol',
  'weight',
  'work',
  'jobDetail',
  'medication',
  'allergies',
  'vaccinations',
]);

const byBlood: ReadonlySet<string> = new Set(['mother', 'father', 'parents', 'siblings']);

const jobs: Readonly<Record<string, string>> = {
  mother: 'parentsJob',
  father: 'parentsJob',
  parents: 'parentsJob',
  siblings: 'siblingMore',
  childrenOwn: 'childMore',
  partner: 'partnerJob',
};

const askedOf = (fact: string, subject: string): string => {
  if (fact === 'smoking' && (subject === 'mother' || subject === 'father' || subject === 'parents'))
    return 'parentsSmoked';
  if (fact === 'work' || fact === 'jobDetail') return jobs[subject] ?? subject;
  return illnesses.has(fact) && byBlood.has(subject) ? `family:${fact}` : subject;
};

/** `text`: as `plainText` returns it. */
export const asOfKin = (heard: readonly Heard[], text: string): readonly Heard[] => {
  const subject = subjectOf(text);
  if (subject === undefined || !heard.some(({ fact }) => own.has(fact))) return heard;
  const meant = heard.map((each) =>
    own.has(each.fact) ? { ...each, fact: askedOf(each.fact, subject), aspects: [] } : each,
  );
  return meant.filter(({ fact }, at) => meant.findIndex((other) => other.fact === fact) === at);
};

const people: ReadonlySet<string> = new Set([
  'partner',
  'mother',
  'father',
  'parents',
  'siblings',
  'grandparents',
]);

export const personIn = (slots: readonly Slot[]): string | undefined =>
  slots.flatMap(({ ids, named }) => (named ? ids : [])).find((id) => people.has(id));
