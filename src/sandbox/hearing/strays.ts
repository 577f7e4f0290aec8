/** What is easily heard next to something else in words that do not ask for it: "blind spots" are no rash. */

export interface Stray {
  readonly fact: string;
  readonly nextTo: readonly string[];
  /** Words that ask for it after all. */
  readonly unless: RegExp;
}

const never = /(?!)/;
const sights = ['vision', 'doubleVision', 'flashes', 'photophobia', 'eyePain'];

/** Of what stands as an example, or is said of the examination. */
export const strayExamples: readonly Stray[] = [
  // "What were you doing at that moment: sports, sex, straining?"
  ...['exercise', 'sexual', 'straining'].map((fact) => ({
    fact,
    nextTo: ['doing'],
    unless:
      /^(?!.*\b(?:doing|busy)\b)|\b(?:usual\w*|normal\w*|regular\w*|how often|sexually|do you|sex life)\b/,
  })),
  {
    fact: 'rash',
    nextTo: sights,
    unless:
      /\b(?:rash\w*|skin|itch\w*)\b|(?<!\b(?:blind|black|dark|bright|white|floating|see|seeing|seen) )\bspots?\b/,
  },
  {
    fact: 'jointPain',
    nextTo: ['neckStiffness'],
    unless: /\b(?:joints?|knees?|shoulders?|elbows?|wrists?|hips?|arthr\w+)\b/,
  },
  {
    fact: 'work',
    nextTo: ['tried', 'painkillers', 'usualRemedy'],
    unless:
      /\b(?:your (?:work|job)|do you work|at work|work as|profession|occupation|(?:to|off|of|from) work)\b/,
  },
  {
    fact: 'onset',
    nextTo: ['painkillers'],
    unless: /\b(?:start\w*|beg[aiu]n\w*|onset|c[ao]me on|first|the (?:pain|headache))\b/,
  },
  {
    fact: 'radiation',
    nextTo: ['examination', 'strengthNow'],
    unless: /\b(?:pain|spread\w*|radiat\w*|travel\w*|mov(?:e|es) (?:anywhere|to|into))\b/,
  },
  {
    fact: 'eyeTest',
    nextTo: ['examination', 'findingAsked'],
    unless: /\b(?:ever|last|optician|tested|eye test|before)\b/,
  },
  { fact: 'toldAnyone', nextTo: ['vitals'], unless: /\b(?:tell|told|talk\w*|know\w*|mention\w*)\b/ },
  {
    fact: 'character',
    nextTo: ['examination', 'findingAsked'],
    unless: /\b(?:pain|ache|feel\w*|what kind|what sort|describe|sharp|stabbing)\b/,
  },
  {
    fact: 'medication',
    nextTo: ['substances'],
    unless:
      /\b(?:medic\w+|tablets?|prescri\w+|chemist|pharmacy|regular\w*|which|what (?:pills|do you take)|the pill)\b/,
  },
  { fact: 'orthopnoea', nextTo: ['restless'], unless: /\b(?:breath\w*|air|pillows?)\b/ },
  ...['earache', 'hearing'].map((fact) => ({
    fact,
    nextTo: ['partner', 'childrenOwn', 'company', 'support', 'followUp'],
    unless: /^(?!.*\b(?:pairs? of|all) ears\b)/,
  })),
  { fact: 'explainPlease', nextTo: ['whatIsThat'], unless: never },
  {
    fact: 'environment',
    nextTo: ['questionsForYou', 'nothingLeft'],
    unless: /\b(?:work|job|home|air|dust|mould|cooling|animals|chemicals)\b/,
  },
  {
    fact: 'worse:still',
    nextTo: ['claudication'],
    unless: /\bpressure\b|\bchest\b/,
  },
];
