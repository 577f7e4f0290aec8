/** Of two facts that were heard in the same words, the one that is asked for more closely. */
import { conditionEntries } from '../facts/all.ts';
import type { Heard } from './heard.ts';
import { testIds } from './weights.ts';

const illnesses: ReadonlySet<string> = new Set(conditionEntries.map(([id]) => id));
/** Of these a smell may be asked: then it is theirs, and not the sense of smell. */
const smelling: ReadonlySet<string> = new Set([
  'sputum',
  'discharge',
  'wound',
  'urine',
  'bloodUrine',
  'urineLook',
  'urineOften',
  'dysuria',
  'bowels',
  'stoolLook',
  'vomiting',
  'breathSmell',
]);

/** What is not asked for if one of these is: its words were theirs. */
const inPlaceOf: Readonly<Record<string, readonly string[]>> = {
  supplements: ['caffeine'],
  migraine: ['migraineTrigger'],
  contacts: ['jobDetail', 'colleagueIll'],
  home: ['company', 'usualRemedy', 'dwelling', 'bathroom'],
  travel: ['homeland'],
  impact: ['meals'],
  insulin: ['familyTreated'],
  support: ['childcare', 'fan', 'homeCare', 'petCare', 'pillBox', 'househelp'],
  sexual: ['itching', 'newPartner', 'potencyPills', 'wantChildren'],
  diet: ['weightIntent', 'meals', 'salt', 'fruitVeg', 'bakes'],
  testicles: ['itching', 'rash', 'discharge', 'potencyPills'],
  smoking: ['firstCigarette', 'lastCigarette', 'cigaretteKind', 'parentsSmoked'],
  partner: [
    'company',
    'contacts',
    'partnerAge',
    'partnerFeels',
    'partnerName',
    'newPartner',
    'marriageLength',
    'lossCause',
    'livesTogether',
  ],
  familyFeels: ['partnerFeels'],
  pets: ['petCare', 'petName'],
  thermometer: ['temperatureTaken'],
  money: ['insurance', 'onlyEarner', 'rents'],
  school: ['examDetail', 'sideJob', 'wayToWork'],
  bowels: ['bowelDisease'],
  urine: ['urineOften', 'urineAmount', 'frequentInfections', 'infections'],
  course: ['timing'],
  othersSay: ['urine', 'urineOften'],
  name: ['photo', 'examination', 'contacts'],
  rash: ['frequentInfections'],
  photophobia: ['comfort'],
  sputum: ['herbal', 'overCounter', 'supplements'],
  weightIntent: ['weightLoss', 'weightChange'],
  worry: ['sexual'],
  driving: ['immobile'],
  usualDay: ['smoking', 'alcohol', 'caffeine'],
  fluids: ['offer'],
  tremor: ['chills'],
  clots: ['haemoptysis'],
  before: ['itching', 'crescendo'],
  childrenOwn: [
    'caringFor',
    'support',
    'childcare',
    'childMore',
    'childName',
    'childTold',
    'wantChildren',
    'babyWell',
  ],
  influenza: ['swab'],
  stress: ['jobStrain'],
  sweating: ['nightSweats'],
  needles: ['substances'],
  cough: ['worse:nightTime'],
  work: ['contacts', 'employer', 'stress', 'causeWork'],
  allergies: ['drugReaction'],
  better: ['better:drinking'],
  witness: ['contacts'],
  expectations: ['examination', 'posture'],
  pressureChecks: ['fever'],
  loneliness: ['joyless', 'stress'],
  usualRemedy: ['tried', 'better', 'better:warmth'],
  contraceptive: ['adherence'],
  doing: ['work', 'jobDetail'],
  tried: ['bloodPressureTablets', 'better:lying', 'better:still', 'better:warmth'],
  heart: ['specialist', 'parents'],
  environment: ['hotTub', 'exercise', 'openWater'],
  seenDoctor: ['givenHere', 'company'],
  'worse:still': ['worse:exertion'],
  bloods: ['needles'],
  worse: ['naps'],
  'worse:lying': ['lyingOrStanding'],
  'worse:standing': ['lyingOrStanding'],
  surgery: ['anaesthetic', 'ifOperation'],
  posture: ['comfort'],
  fever: ['thermometer', 'feverPattern', 'temperatureTaken', 'babyWell'],
  earache: ['thermometer'],
  severity: ['unwell'],
  howAreYou: ['unwell', 'comfort'],
  pregnancy: ['pregnancies'],
  diabetes: ['gestational', 'pregnancies'],
  examination: ['photo', 'fever', 'location'],
  order: ['vomiting'],
  weakness: ['limbWeakness'],
  'better:still': ['restless'],
  'better:moving': ['restless'],
  'better:lying': ['restless', 'lyingOrStanding'],
  'worse:moving': ['restless'],
  inhaler: ['vaping', 'smoking'],
  vaccinations: ['supplements', 'overCounter'],
  gp: ['screening'],
  hospital: ['company'],
  nothingLeft: ['condoms', 'contraceptive'],
  lifting: ['injury'],
  exercise: ['worse:exertion', 'injury', 'falls', 'before', 'balance'],
};

/** "Did you have asthma as a child?" asks for the asthma alone, "discharge or a smell" for the discharge. */
export const withoutGeneral = (heard: readonly Heard[]): readonly Heard[] => {
  const isNext = (fact: string, test: (other: string) => boolean): boolean =>
    heard.some((other) => other.fact !== fact && test(other.fact));
  return heard.filter(({ fact, aspects }) => {
    // "Anyone with an aneurysm?"
    if (isNext(fact, (other) => other === `family:${fact}`)) return false;
    if (fact === 'sleep' && aspects.length === 0)
      return !isNext(fact, (other) => other === 'refreshed' || other === 'travel');
    // "Show me your foot. Does it hurt when I touch it?"
    if (fact === 'examination' && aspects.includes('pressed')) return true;
    if (fact === 'period' && aspects.length === 0) return !isNext(fact, (other) => other === 'before');
    if (fact === 'childhood') return !isNext(fact, (other) => illnesses.has(other));
    if (fact === 'whatDoIHave') return !isNext(fact, (other) => testIds.has(other) || other === 'witness');
    if (fact === 'contacts' && isNext(fact, (other) => other.startsWith('family:'))) return false;
    if (fact === 'seenDoctor' && aspects.includes('transport')) return true;
    const stands = inPlaceOf[fact];
    if (stands !== undefined) return !isNext(fact, (other) => stands.includes(other));
    if (fact === 'smell') return !isNext(fact, (other) => smelling.has(other));
    return true;
  });
};
