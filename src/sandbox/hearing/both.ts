/** Two things in one question, of which the second is easily lost: "blood or black stool". */
import { aspects as allAspects } from '../facts/all.ts';
import type { Heard } from './heard.ts';

interface Pair {
  readonly said: RegExp;
  readonly facts: readonly [string, string];
}

const pairs: readonly Pair[] = [
  { said: /\bhotels?\b.*\bhot tubs?\b/, facts: ['travel', 'hotTub'] },
  { said: /\bblood\b.*\b(?:green|yellow|bile)\b.*\bup\b/, facts: ['bloodVomit', 'vomiting/colour'] },
  { said: /\bjoints?\b.*\bback\b|\bback\b.*\bjoints?\b/, facts: ['jointPain', 'pain:back'] },
  { said: /\bblood\b.*\b(?:urine|pee|water)\b.*\bsmell/, facts: ['bloodUrine', 'urineLook/smell'] },
  { said: /\b(?:fit|shake|shaking|seizure)\b.*\btongue\b/, facts: ['seizure', 'tongueBite'] },
  { said: /\bcold\b.*\bsinus/, facts: ['runnyNose', 'sinusPain'] },
  { said: /\bthroat\b.*\bnose\b|\bnose\b.*\bthroat\b/, facts: ['soreThroat', 'runnyNose'] },
  { said: /\bred or painful$|\bpainful or red$/, facts: ['eyeWater', 'eyePain'] },
  {
    said: /\b(?:urine|pee|water)\b.*\b(?:stools?|bowels?|poo)\b|\b(?:stools?|bowels?|poo)\b.*\b(?:urine|pee|water)\b/,
    facts: ['urine', 'bowels'],
  },
  {
    said: /\bwhich side\b.*\b(?:how (?:bad|strong|severe)|out of ten|scale)\b/,
    facts: ['location', 'severity'],
  },
  { said: /\bmood\b.*\bstress\b/, facts: ['lowMood', 'stress'] },
  { said: /\bear(?:s|ache)?\b.*\bsinus/, facts: ['earache', 'sinusPain'] },
  { said: /\bblood\w*\b.*\bblack\b|\bblack\b.*\bblood/, facts: ['bloodStool', 'blackStool'] },
  {
    said: /\b(?:lost|lose|loss|losing)\b.*\bsweat|\bsweat\w*\b.*\b(?:lost|lose|loss|losing)\b/,
    facts: ['weightLoss', 'nightSweats'],
  },
  { said: /\bblood\b.*\b(?:urine|pee|water)\b.*\bcolou?r/, facts: ['bloodUrine', 'urineLook'] },
  {
    said: /\b(?:kids|children|son|daughter|baby)\b.*\bwho\b.*\b(?:with|after)\b/,
    facts: ['childrenOwn', 'caringFor'],
  },
  { said: /\bdizz\w*\b.*\bf(?:all|ell)\b/, facts: ['dizzy', 'falls'] },
  {
    said: /\b(?:burn|hurt|sting|pain)\w*\b.*\b(?:pee|urine|urinate|passing water)\b.*\b(?:colou?r|smell)\b/,
    facts: ['dysuria', 'urineLook'],
  },
  {
    said: /\bblood\b.*\b(?:slime|mucus)\b|\b(?:slime|mucus)\b.*\bblood\b/,
    facts: ['bloodStool', 'stoolMucus'],
  },
  {
    said: /\b(?:menopause|periods? stop\w*)\b.*\bbleed\w*\b.*\bsince\b/,
    facts: ['period', 'vaginalBleeding'],
  },
  { said: /\bthroat\b.*, cold\b|\bcold\b,.*\bthroat\b/, facts: ['soreThroat', 'runnyNose'] },
  { said: /\bneck\b.*\blight\b/, facts: ['neckStiffness', 'photophobia'] },
  { said: /\b(?:water|urine|pee)\b.*\bup\b.*\bnight\b/, facts: ['urine', 'nocturia'] },
  { said: /^(?:(?:and|what about|how about|any) )*latex or contrast\b/, facts: ['allergies', 'contrast'] },
  {
    said: /\bburn\w*\b.*\b(?:pee\w*|urin\w*|passing water)\b.*\bmore often\b/,
    facts: ['dysuria', 'urineOften'],
  },
  { said: /\bpain or blood\b/, facts: ['dysuria', 'bloodUrine'] },
  { said: /\bfall\b.*\b(?:hit|blow|kick|knock|bump|punch|accident)\b/, facts: ['falls', 'injury'] },
  {
    said: /\bbreath\w*\b.*\b(?:pain in (?:the |your )?chest|chest pain)\b/,
    facts: ['breathless', 'chestPain'],
  },
  { said: /\bblood\b.*\b(?:foam\w*|froth\w*)\b/, facts: ['bloodUrine', 'urineLook'] },
  {
    said: /\b(?:tear|rip)ping\b.*\b(?:back|shoulder blades)\b|\btearing\b.*\b(?:back|shoulder blades)\b/,
    facts: ['character', 'spread:back'],
  },
  {
    said: /\b(?:injur\w*|hurt)\b.*\blift|\blift\w*\b.*\b(?:injur\w*|hurt your)\b/,
    facts: ['injury', 'lifting'],
  },
  {
    said: /^(?!.*\b(?:itch|rash)).*\b(?:skin|eyes)\b.*\byellow|^(?!.*\b(?:itch|rash)).*\byellow\w*\b.*\b(?:skin|eyes)\b/,
    facts: ['rash', 'jaundice'],
  },
  {
    said: /\b(?:treadmill|stress test|ecg)\b.*\bcathet/,
    facts: ['stressTest', 'catheter'],
  },
  {
    said: /\bhow did you (?:come|get) (?:here|in)\b.*\bwith you\b/,
    facts: ['company', 'seenDoctor/transport'],
  },
  {
    said: /\bmarried\b.*\b(?:kids|children)\b|\b(?:kids|children)\b.*\bmarried\b/,
    facts: ['partner', 'childrenOwn'],
  },
  {
    said: /\bsexually active\b.*\b(?:pain\w*|dry\w*|hurts?)\b/,
    facts: ['sexual', 'painSex'],
  },
  {
    said: /\bhow far\b.*\b(?:settles?|goes?|eases?|better|away|stops?)\b.*\bwhen you (?:stop|rest|stand still|sit)\b/,
    facts: ['exercise', 'better:still'],
  },
  { said: /\b(?:day|date)\b.*\bwhere (?:we|you) are\b/, facts: ['orientationDate', 'orientationPlace'] },
];

const wanted = (key: string): Heard => {
  const [fact = key, detail] = key.split('/');
  return { fact, aspects: allAspects.filter((each) => each === detail) };
};

/** With the other half of a question of which one half was heard. */
export const withBoth = (heard: readonly Heard[], text: string): readonly Heard[] => {
  const pair = pairs.find(
    ({ said, facts }) =>
      said.test(text) && heard.some(({ fact }) => facts.some((each) => wanted(each).fact === fact)),
  );
  const missing =
    pair?.facts.map(wanted).filter((each) => heard.every(({ fact }) => fact !== each.fact)) ?? [];
  return [...heard, ...missing];
};
