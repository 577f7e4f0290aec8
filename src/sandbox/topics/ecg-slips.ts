import type { Fact, Slip, Topic } from './topic.ts';

const leadTwo = /\bii\b|\blead 2\b|\bin 2\b/;
const mirrored = /\b(?:mirror\w*|reciprocal|opposite|depress\w*|lower\w*|v4r|right ventric\w*)\b/;
const upright = '\\b(?:upright|positive|points? up|upwards?)\\b';
const inAvr = 'In aVR the P wave of sinus rhythm points down.';

/** Large boxes between two beats, and the rate. Not three: that is what the student is to find. */
const rates = [
  [1, 300],
  [2, 150],
  [4, 75],
  [5, 60],
  [6, 50],
] as const;
const largeBoxes = (count: number | string): string => `\\b${count} (?:large|big) (?:box(?:es)?|squares?)\\b`;
const notOfRate = /\b(?:mv|millivolts?|calibration|seconds?|secs?|ms)\b/;
const told = (count: number, rate: number): string =>
  `${count} large ${count === 1 ? 'box is' : 'boxes are'} ${rate} a minute.`;

export const ecgFacts: readonly Fact[] = rates.map(([count, rate]) => ({
  pattern: new RegExp(`${largeBoxes(count)}.*\\b${rate}\\b`),
  says: told(count, rate),
}));

const wrongRates: readonly Slip[] = rates.map(([count, rate]) => ({
  pattern: new RegExp(`${largeBoxes(count)}(?!.*\\b(?:${rate}|300)\\b).*\\b(?!25\\b)\\d{2,3}\\b(?! ?mm)`),
  unless: notOfRate,
  spoils: ['the rate'],
  steps: [0, 1],
  says: told(count, rate),
}));

/** In plain text, where 0.04 is written 004. */
const seconds = '(?:s|secs?|seconds?)\\b';
const otherLength = (second: string, milliseconds: number): string =>
  `(?:(?!0+${second}0? ?${seconds})\\d+ ?${seconds}|(?!${milliseconds} ?m)\\d+ ?(?:ms|msecs?|milliseconds?)\\b)`;
const wrongLength = (size: string, other: string, length: string): RegExp => {
  const box = `(?<!\\b(?!1 )\\d+ )\\b(?:${size}) (?:box(?:es)?|squares?)\\b`;
  return new RegExp(
    `${box}(?: (?!(?:${other})\\b|\\d)\\S+){0,4} ${length}|(?<!\\d ?)${length} (?:is |for |in )?(?:per|an?|each|every|1|the) ${box}`,
  );
};
const lengths =
  'A large box is 0.2 seconds and a small one 0.04: mixed up, every rate comes out five times wrong.';

const wrongLengths: readonly Slip[] = [
  wrongLength('large|big', 'small|little|tiny', otherLength('2', 200)),
  wrongLength('small|little|tiny', 'large|big', otherLength('04', 40)),
].map((pattern) => ({ pattern, spoils: [], says: lengths }));

export const ecgDangers: Topic['dangers'] = {
  belittles: { says: 'Nothing on an ECG is harmless before all of it has been read.' },
  delays: { says: 'With a possible infarction nobody waits: every minute costs heart muscle.' },
  neglects: { says: 'An ECG on which nobody acts helps no one: show it to a senior.' },
};

/** Other values than the usual ones, leads that look elsewhere, and what must not follow from an ECG. */
export const ecgSlips: readonly Slip[] = [
  {
    pattern:
      /\b(?:send|discharge|let) (?:him|her|them|the patient|patient) (?:go )?home\b|\bwait (?:for|until) (?:the )?(?:troponin|tomorrow|morning)\b/,
    says: 'With a possible infarction nobody waits or goes home: every minute costs heart muscle.',
    mend: {
      asks: 'Who must see this ECG, and how soon?',
      keys: 'cardiologist | cardiology | senior | doctor | registrar | consultant | now | at once | immediately | cath lab',
      tells: 'Show it to a senior at once.',
    },
  },
  {
    pattern:
      /\b(?!25(?!\d))\d+ ?(?:mm|millimet\w+)? ?(?:\/|per|a|each|in 1|in a) ?(?:s|sec|secs|second)\b|\bspeed (?:(?:is|of|at|should|be|must|=|to|set|runs) )*(?!25(?!\d))\d+\b|\b50 ?(?:mm|millimet\w+)\b(?! ?(?:\/|per|a) ?m)/,
    unless: /\b25\b/,
    steps: [0],
    spoils: ['the paper speed'],
    says: 'The usual speed is 25 mm a second; at another speed the same boxes mean a different rate.',
    reason: 'At 50 mm a second everything is drawn twice as wide, and a normal rate looks half as fast.',
  },
  {
    pattern:
      /\b(?!10(?!\d))\d+ ?(?:mm|millimet\w+|boxes)? ?(?:\/|per|a|each|is|=|equals|for|to) ?(?:1 |a )?(?:mv|millivolt)|\b(?:mv|millivolts?) ?(?:is|=|equals|are|at|to|gives?) ?(?!10(?!\d))\d+|\bcalibration (?:(?:is|of|at|should|be|must|=|to|set) )*(?!10(?!\d))\d+\b/,
    unless: /\b10\b/,
    spoils: ['the calibration'],
    says: 'The usual calibration is 10 mm a millivolt; with another one the waves look too tall or too small.',
  },
  ...wrongRates,
  ...wrongLengths,
  {
    pattern: new RegExp(`${largeBoxes('\\d+')}|\\b\\d+ small (?:box(?:es)?|squares?)\\b`),
    unless: notOfRate,
    spoils: ['the rate'],
    steps: [0],
    says: 'Those boxes are not of our tracing; its rate comes next.',
  },
  {
    pattern: /\bbradycard\w*|\bslow\b/,
    against: /\b(?:[6-9]\d|1\d\d|2\d\d)\b(?! ?(?:mm|small|large|big|boxes|squares|\/))/,
    steps: [1],
    says: 'Bradycardia is below 60 a minute; the number and the word do not go together.',
  },
  {
    pattern: /\btachycard\w*|\bfast\b/,
    against: /^(?:\D*\b)?(?:[1-9]|[1-9]\d|100)\b(?! ?(?:mm|small|large|big|boxes|squares|\/|seconds?|s\b))/,
    unless: /\b(?:how fast|border|just about|upper)\b/,
    steps: [1],
    says: 'Tachycardia is above 100 a minute; the number and the word do not go together.',
  },
  {
    pattern: /(?<!\bif (?:it |the rhythm )?(?:is |were )?)\b(?:irregular|not regular|chaotic|erratic)\b/,
    beside: /\b(?:rhythm|it|sinus|this|so)\b/,
    unless: /\b(?:if|when|atrial fibrillation|afib|af|without|unless|not irregular|or)\b/,
    steps: [1, 2, 3],
    spoils: ['regular, even distances'],
    says: 'Sinus rhythm is regular; a P wave before every QRS speaks for it, not against it.',
  },
  {
    pattern: /\bavr\b/,
    beside: leadTwo,
    unless: /\b(?:inverted|negative|down\w*)\b/,
    steps: [2],
    says: inAvr,
  },
  {
    pattern: new RegExp(`${upright}.*\\bavr\\b`),
    unless: /\bii\b|\blead 2\b|\bin 2\b|\b(?:inverted|negative|down\w*)\b/,
    spoils: ['upright in lead II'],
    says: inAvr,
  },
  {
    pattern: new RegExp(`${upright}.*\\b(?:v[1-6]|avl|iii|lead 3)\\b`),
    unless: leadTwo,
    spoils: ['upright in lead II'],
    steps: [2],
    says: 'The lead to look at is II: there the P wave of sinus rhythm points up.',
  },
  {
    pattern: /\b(?:inverted|negative|downwards?|points? down|upside down)\b.*\b(?:ii|lead 2)\b/,
    unless: /\bavr\b/,
    spoils: ['upright in lead II'],
    says: 'In lead II the P wave of sinus rhythm points up.',
  },
  {
    pattern:
      /\bp(?: waves?)? (?:\w+ )?(?:after|behind|follow(?:s|ing)?)\b|\b(?:after|behind) (?:(?:each|every|all|any) )?(?:of )?(?:the )?qrs/,
    steps: [2],
    spoils: ['a P wave before the QRS'],
    says: 'The P wave comes before the QRS, not after it.',
  },
  {
    pattern: /\bbefore (?:most|some|many|a few|half|nearly|almost)\b|\b(?:most|some|many) (?:of the )?qrs/,
    steps: [2],
    spoils: ['a P wave before the QRS'],
    says: 'Most is not enough: in sinus rhythm every QRS has a P wave before it.',
  },
  {
    pattern:
      /\b(?:pr|distance|interval)\b.*\b(?:var(?:y|ies|ying)|chang(?:e|es|ing)|longer|different|irregular)\b/,
    unless: /\bbreath/,
    steps: [2],
    spoils: ['regular, even distances'],
    says: 'The distance from P to QRS stays the same; if it changes, think of a block.',
  },
  {
    pattern: /\bdepress\w*\b/,
    beside: /\b(?:ii|iii|avf|inferior)\b/,
    steps: [3],
    unless: /\bav[lr]\b|mirror|reciprocal/,
    spoils: ['ST elevation', 'II', 'III', 'aVF'],
    says: 'In the leads that look from below the ST segment is raised; it is lowered in the mirror image.',
  },
  {
    pattern: /\bv ?[1-4]\b/,
    unless: mirrored,
    steps: [3],
    says: 'V1 to V4 look from the front, not from below.',
  },
  {
    pattern: /\bv ?[56]\b/,
    unless: mirrored,
    steps: [3],
    says: 'V5 and V6 look from the side, not from below.',
  },
  {
    pattern: /\bavr\b/,
    unless: mirrored,
    steps: [3],
    says: 'aVR looks from the right shoulder, not from below.',
  },
  {
    pattern: /\bavl\b/,
    unless: mirrored,
    steps: [3],
    says: 'aVL looks from the left shoulder, so it shows the mirror image.',
  },
];
