/** The number that an answer comes to: of "300 / 15 = 20" it is 20. */

const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const names = Object.keys(units).join('|');

/** “The only one” counts nothing. */
const pronoun = /\b(?:only|no|this|that|the|each|every|any|some|which) one\b|\bone (?=of\b)/g;

export const inDigits = (text: string): string =>
  text
    .replace(pronoun, (found) => found.replace('one', 'some'))
    .replace(
      new RegExp(`\\b(?:(${names}|a) )?hundred(?: and)?(?: (${names}))?\\b`, 'g'),
      (_all, many, rest) => String(100 * (units[String(many)] ?? 1) + (units[String(rest)] ?? 0)),
    )
    .replace(new RegExp(`\\b(${names})\\b`, 'g'), (name) => String(units[name] ?? name));

/** Follows a number and counts nothing: “100 seems right”. */
const uncounted =
  'is|was|has|does|as|yes|guess|makes|gives|equals|sounds|looks|seems|feels|comes|means|fits|plus|minus|less|thus|perhaps|always|this|its|sinus|beats|bpms|pulses|contractions';
/** What is no result: a part of the calculation, a length, a time, a count of something else. */
const before =
  '\\d[.,:]?|[/*×÷x] ?|\\bnot |divided by |times |over |\\b(?:since|until|till) (?:about )?|\\b(?:box|square|one)(?: is| =)? (?=0)';
const after = [
  '\\d|[.,:]\\d| ?[/*×÷](?! ?(?:a )?m)| ?x ?\\d| (?:divided|times|over)\\b',
  ' ?(?:mm|ms|msecs?|milliseconds?|mv|millivolts?|small|large|big|boxes|squares|seconds?|secs?|hours?|days?|weeks?|years?|months?|am|pm|times?|patients?|of us|people)\\b',
  " ?o[’']? ?clock\\b| in the (?:morning|afternoon|evening|night)\\b| at night\\b",
  ` (?:(?:more|whole|long|full|night|day|other) )?(?!(?:${uncounted})\\b)[a-z]{3,}s\\b`,
].join('|');
const result = new RegExp(`(?<!${before})(?:\\d+[.,])?\\d+(?!${after})`, 'g');

/** `given`: numbers that are no result. Nor is a number that is only divided or multiplied. */
export const resultIn = (said: string, given: readonly number[]): number | undefined =>
  [...inDigits(said.toLowerCase()).matchAll(result)]
    .map(([digits]) => Number(digits.replace(',', '.')))
    .filter((value) => !given.includes(value))
    .at(-1);
