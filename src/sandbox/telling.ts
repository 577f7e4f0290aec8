/** What a patient says about what was heard. */
import type { Answer } from './cases/case.ts';
import { facts } from './facts/all.ts';
import type { talk } from './facts/talk.ts';
import type { Heard } from './hearing/heard.ts';
import { deny, usual, type Denied, type Wording } from './wording.ts';

export type Answers = ReadonlyMap<string, Answer>;

/** How often each thing was answered, so that a second answer is worded differently. */
export type Asked = Readonly<Partial<Record<string, number>>>;

/** Small talk, the weightiest first: only one is answered, and alongside a real question only an insult. */
const smallTalk = [
  'insult',
  'pressure',
  'goodbye',
  'instruction',
  'consent',
  'reassurance',
  'empathy',
  'apology',
  'thanks',
  'greeting',
  'sure',
  'repeat',
  'acknowledgement',
] as const satisfies readonly (keyof typeof talk)[];

export const isSmallTalk = ({ fact }: Heard): boolean => smallTalk.some((each) => each === fact);

export const withoutSmallTalk = (heard: readonly Heard[]): readonly Heard[] => {
  const real = heard.filter((each) => !isSmallTalk(each));
  const insults = heard.filter(({ fact }) => fact === 'insult').slice(0, 1);
  if (real.length > 0) return [...insults, ...real];
  const weightiest = smallTalk.find((fact) => heard.some((each) => each.fact === fact));
  return heard.filter(({ fact }) => fact === weightiest).slice(0, 1);
};

/** Two names for the same thing. */
const twins: Readonly<Record<string, string>> = {
  chestPain: 'pain:chest',
  'pain:chest': 'chestPain',
  bellyPain: 'pain:belly',
  'pain:belly': 'bellyPain',
  headache: 'pain:head',
  'pain:head': 'headache',
};

/** An aspect of one thing that is a thing of its own. */
const sides: Readonly<Record<string, string>> = {
  'urine/colour': 'urineLook',
  'dysuria/colour': 'urineLook',
  'urineOften/colour': 'urineLook',
  'nocturia/colour': 'urineLook',
  'bowels/colour': 'stoolLook',
};

/** The keys of the case's own answers: of two aspects that were asked for, both, otherwise the closest. */
const ownKeys = ({ fact, aspects }: Heard, answers: Answers): readonly string[] => {
  const [frame = '', id = ''] = fact.split(':');
  const other = frame === 'pain' ? `spread:${id}` : frame === 'spread' ? `pain:${id}` : fact;
  const asked = aspects.map((aspect) => `${fact}/${aspect}`).filter((key) => answers.has(key));
  if (asked.length > 0) return asked.slice(0, 2);
  const candidates = [
    ...aspects.map((aspect) => sides[`${fact}/${aspect}`] ?? fact),
    fact,
    twins[fact] ?? fact,
    other,
  ];
  return candidates.filter((key) => answers.has(key)).slice(0, 1);
};

const repeated = 'As I said: ';

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])(?<!\bDr\.) /);

/** Each thing is said once, and that it was said before is said once. */
const withoutRepetition = (texts: readonly string[]): string => {
  const told = new Set<string>();
  let isRepeating = false;
  const said = texts.flatMap((text) => {
    const isRepeated = text.startsWith(repeated);
    const bare = isRepeated ? text.slice(repeated.length) : text;
    const fresh = sentencesOf(bare).filter((sentence) => !told.has(sentence));
    if (fresh.length === 0) return [];
    for (const sentence of fresh) told.add(sentence);
    const opens = isRepeated && !isRepeating;
    isRepeating ||= isRepeated;
    return [`${opens ? repeated : ''}${fresh.join(' ')}`];
  });
  return said.join(' ');
};

/** One text; what is denied in the same way is denied together, at the place of the first. */
const join = (words: readonly Wording[]): string => {
  const told = new Set<Denied>();
  const texts = words.flatMap((word) => {
    if (word.kind === 'said') return [word.text];
    if (told.has(word.what)) return [];
    told.add(word.what);
    const names = words.flatMap((other) =>
      other.kind === 'denied' && other.what === word.what ? [other.name] : [],
    );
    return [deny(word.what, [...new Set(names)])];
  });
  return withoutRepetition(texts);
};

/** Not worth saying next to an answer: the question was for others too. */
const moot = facts.pregnancy.otherwise;

interface Telling {
  readonly text: string;
  readonly asked: Asked;
}

export const tell = (heard: readonly Heard[], answers: Answers, before: Asked): Telling => {
  const asked = { ...before };
  const done = new Set<string>();
  const words = heard.flatMap((each): readonly Wording[] => {
    const keys = ownKeys(each, answers);
    if (each.aspects.includes('other') && !keys.some((key) => key.endsWith('/other'))) {
      return [{ kind: 'said', text: 'The other one is fine.' }];
    }
    return (keys.length > 0 ? keys : [each.fact]).flatMap((name): readonly Wording[] => {
      if (done.has(name)) return [];
      done.add(name);
      const count = asked[name] ?? 0;
      asked[name] = count + 1;
      const answer = answers.get(name);
      if (answer === undefined) return [usual(each.fact)];
      if (typeof answer !== 'string')
        return [{ kind: 'said', text: answer[count % answer.length] ?? answer[0] }];
      return [{ kind: 'said', text: count === 0 || isSmallTalk(each) ? answer : `${repeated}${answer}` }];
    });
  });
  const worth = words.filter((each) => each.kind === 'denied' || each.text !== moot);
  return { text: join(worth.length > 0 ? worth : words), asked };
};
