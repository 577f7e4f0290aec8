/** What a patient says about what was heard. */
import { firstOf, type Answer, type Answers } from './cases/case.ts';
import { askedCloser, tellsTime } from './asked-closer.ts';
import { circumstanceEntries, facts, symptomEntries } from './facts/all.ts';
import type { talk } from './facts/talk.ts';
import type { Heard } from './hearing/heard.ts';
import { onceOnly, opensWithTold, repeated } from './repetition.ts';
import { deny, illnessName, oppositeOf, usual, type Denied, type Wording } from './wording.ts';

/** How often each thing was answered, so that a second answer is worded differently. */
export type Asked = Readonly<Partial<Record<string, number>>>;

/** Small talk, the weightiest first: only one is answered, and alongside a real question only an insult. */
const smallTalk = [
  'insult',
  'pressure',
  'goodbye',
  'instruction',
  'consent',
  'greeting',
  'reassurance',
  'empathy',
  'apology',
  'thanks',
  'sure',
  'opinionAsked',
  'feelingAsked',
  'wishAsked',
  'requestMade',
  'chat',
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

/** "Are your bowels normal?" gets a "yes" where other questions get a "no" because nothing is wrong. */
const asNormal = (text: string, { fact, aspects }: Heard): string => {
  const isAsked = aspects.includes('normal') && symptomEntries.some(([id]) => id === fact);
  const [, denied] = /^No, (no (?:trouble|change|problems?)\b.*)$/.exec(text) ?? [];
  // "Speech normal?": "I speak as always" is no "no".
  const [, kept] = /^No, (I \w+ as always\b.*)$/.exec(text) ?? [];
  if (isAsked && kept !== undefined) return `Yes, ${kept}`;
  return isAsked && denied !== undefined
    ? `Yes, all normal. ${denied.slice(0, 1).toUpperCase()}${denied.slice(1)}`
    : text;
};

/** The same, for what the case does not mention. */
const usually = (each: Heard): Wording => {
  const wording = usual(each.fact);
  // "Have you ever had a stress test?"
  if (wording.kind === 'denied' && wording.what === 'test' && each.aspects.includes('before'))
    return { ...wording, what: 'pastTest' };
  if (wording.kind !== 'denied' || wording.what !== 'symptom') return wording;
  const text = asNormal(deny('symptom', [wording.name]), each);
  return text.startsWith('Yes') ? { kind: 'said', text } : wording;
};

const hasExceptions =
  /\b(?:hardly|only|once|twice|now and then|sometimes|but|except|until|since|today|last)\b/i;

/** "When was the last time?", asked about what has never happened. */
const neverWas = (answer: Answer, { aspects }: Heard): string | undefined => {
  const text = [answer].flat()[0] ?? '';
  if (!/^(?:No|Never|None|Nothing|I (?:have )?never)\b/.test(text) || hasExceptions.test(text))
    return undefined;
  const [first = ''] = aspects;
  return ['last', 'often', 'since', 'when', 'still'].includes(first) ? 'Never, as I said.' : undefined;
};

/** "I feel sick. Since when?": what holds for all that came with the complaint, if the case says nothing closer. */
const generally = (
  { fact, aspects, isDetail }: Heard,
  answers: Answers,
  isTold: boolean,
): string | undefined => {
  const [aspect = ''] = aspects;
  const own = firstOf(answers, fact);
  const isSymptom =
    symptomEntries.some(([id]) => id === fact) && own !== '' && !/^(?:No|Not|Never)\b/.test(own);
  const answer = [answers.get(`associated/${aspect}`) ?? []].flat()[0];
  if (!isSymptom || answer === undefined) return undefined;
  const asksWhen = aspect === 'since' && aspects.includes('dated');
  if (isTold) return isDetail === true || asksWhen ? answer : undefined;
  return asksWhen && !tellsTime.test(own) ? `${own} ${answer}` : undefined;
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
  return onceOnly(texts);
};

/** Not worth saying next to an answer: the question was for others too. */
const moot = facts.pregnancy.otherwise;

/** "Does coughing help?", of a case that says only that coughing makes it worse. */
const unmentioned = ({ fact, aspects }: Heard, answers: Answers, done: Set<string>): readonly Wording[] => {
  const opposite = oppositeOf(fact) ?? '';
  const answer = [answers.get(opposite) ?? []].flat()[0];
  if (answer === undefined) return [usually({ fact, aspects })];
  if (done.has(opposite)) return [];
  done.add(opposite);
  const bare = answer.replace(/^(?:Yes|No)[,.] /, '');
  const isNeither = /\b(?:no difference|changes nothing)\b/.test(answer);
  return [
    { kind: 'said', text: isNeither ? answer : `No. ${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}` },
  ];
};

const noMore = 'I can’t tell you more about that, I am afraid.';

interface Telling {
  readonly text: string;
  readonly asked: Asked;
}

/** "Any allergies? What happens then?": what is not there is denied only once in a reply. */
const withoutDenied = (heard: readonly Heard[], answers: Answers): readonly Heard[] =>
  heard.filter(
    (each, at) =>
      each.aspects.length === 0 ||
      !/^(?:No|None|Never)\b/.test(firstOf(answers, each.fact)) ||
      !heard
        .slice(0, at)
        .some((other) => other.fact === each.fact && ownKeys(other, answers)[0] === each.fact),
  );

/** What of a list of things that make it worse or better the answer to the question itself does not name. */
const withoutListed = (heard: readonly Heard[], answers: Answers): readonly Heard[] => {
  const asksAll = ['worse', 'better'].filter((each) => heard.some(({ fact }) => fact === each));
  if (asksAll.length === 0) return heard;
  const isListed = (fact: string): boolean => {
    const [frame = '', id = ''] = fact.split(':');
    const all = [answers.get(frame) ?? []].flat().join(' ').toLowerCase();
    const own = [answers.get(fact) ?? []].flat()[0] ?? '';
    const words = circumstanceEntries.find(([each]) => each === id)?.[1][1].split(/[\s|]+/) ?? [];
    return (
      id !== '' &&
      asksAll.includes(frame) &&
      !own.startsWith('No') &&
      words.some((word) => word.length > 3 && all.includes(word))
    );
  };
  const first = heard.findIndex(({ fact }) => fact.startsWith('worse') || fact.startsWith('better'));
  const rest = heard.filter(({ fact }) => !asksAll.includes(fact) && !isListed(fact));
  const all = heard.filter(({ fact }) => asksAll.includes(fact));
  return [...rest.slice(0, first), ...all, ...rest.slice(first)];
};

/** "Did you see flashes, and was it before the pain?": what is asked more closely is not told at large too. */
const closest = (heard: readonly Heard[], answers: Answers): readonly Heard[] => {
  const isClose = ({ fact, aspects }: Heard): boolean =>
    aspects.some((aspect) => answers.has(`${fact}/${aspect}`));
  const isCloser = (fact: string, all: readonly Heard[]): boolean =>
    all.some((other) => other.fact === fact && isClose(other));
  // "Do you smoke? Since when, and how much?": the two details tell all of it.
  const tellsAll = (fact: string): boolean =>
    (['since', 'amount'] as const).every((aspect) =>
      heard.some((other) => other.fact === fact && other.aspects.includes(aspect) && isClose(other)),
    );
  return heard.filter(
    (each, at) => isClose(each) || !(isCloser(each.fact, heard.slice(0, at)) || tellsAll(each.fact)),
  );
};

const isToldAlready = (answer: Answer, before: Asked, answers: Answers): boolean => {
  const told = Object.keys(before).flatMap((name) => answers.get(name) ?? []);
  return [answer].flat().every((text) => opensWithTold(text, told));
};

/** "Which one, how much?": what was told before is not told again at large next to a detail of it that is new. */
const withoutOld = (heard: readonly Heard[], answers: Answers, before: Asked): readonly Heard[] => {
  const isDetail = ({ fact, aspects }: Heard): boolean =>
    aspects.some((aspect) => answers.has(`${fact}/${aspect}`) && before[`${fact}/${aspect}`] === undefined);
  const isOld = (each: Heard): boolean =>
    each.aspects.length > 0 &&
    /^(?:tried|painkillers|supplements|medication|family)/.test(each.fact) &&
    before[each.fact] !== undefined &&
    ownKeys(each, answers).includes(each.fact) &&
    heard.some((other) => other.fact === each.fact && isDetail(other));
  return heard.filter((each) => !isOld(each));
};

/** Of what the patient or the family has, what is told more closely; and what the history tells of an illness already: "blood pressure, for years", and then "yes, high blood pressure". */
const withoutNamed = (heard: readonly Heard[], answers: Answers): readonly Heard[] => {
  const history = [answers.get('history') ?? []].flat().join(' ').toLowerCase();
  const isInHistory = ({ fact }: Heard): boolean =>
    /^Yes\b/.test(firstOf(answers, fact)) &&
    (illnessName([fact]) ?? '')
      .split(' ')
      .slice(-2)
      .every((word) => history.includes(word)) &&
    illnessName([fact]) !== undefined;
  // "Tell me about your family. Does anyone have diabetes?"
  const named = heard.filter(({ fact }) => fact.startsWith('family:'));
  const saysMore = named.length === 1 && named.every(({ fact }) => /^(?!No)./.test(firstOf(answers, fact)));
  // "Heart disease or cancer in your family, and at what age?", when nobody had it.
  const isNobody =
    named.length > 0 &&
    named.every((each) => /^(?:No|$)/.test(firstOf(answers, each.fact))) &&
    heard.some(({ fact, aspects }) => fact === 'family' && aspects.includes('when'));
  const rest = saysMore || isNobody ? heard.filter(({ fact }) => fact !== 'family') : heard;
  return rest.some(({ fact }) => fact === 'history') ? rest.filter((each) => !isInHistory(each)) : rest;
};

/** What was told before is not told again next to what is new, unless it is named or asked for in a clause of its own. */
const withoutEcho = (heard: readonly Heard[], answers: Answers, before: Asked): readonly Heard[] => {
  const isOld = (each: Heard): boolean => {
    const keys = ownKeys(each, answers);
    return (
      keys.length > 0 &&
      keys.every((key) => before[key] !== undefined && typeof answers.get(key) === 'string')
    );
  };
  // "Lift your leg. Does that hurt?": not where it hurt under the hand.
  const wasPressed = ['examination/pressed', 'worse:pressing', 'sorePlaces'].some(
    (key) => before[key] !== undefined,
  );
  const isMoved = heard.some(({ fact, aspects }) => fact === 'examination' && aspects.includes('gesture'));
  const hurts = firstOf(answers, 'sorePlaces').startsWith('Yes');
  const isOfPressing = ({ fact }: Heard): boolean => fact === 'sorePlaces' && wasPressed && isMoved && hurts;
  return heard.filter(
    (each) =>
      !isOfPressing(each) &&
      (each.isBesides !== true ||
        !isOld(each) ||
        heard.every((other) => other.fact === each.fact || isOld(other) || isSmallTalk(other))),
  );
};

export const tell = (all: readonly Heard[], answers: Answers, before: Asked): Telling => {
  const wanted = withoutDenied(withoutNamed(all, answers), answers);
  const near = closest(withoutListed(wanted, answers), answers);
  const heard = withoutEcho(withoutOld(near, answers, before), answers, before);
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
      if (answer === undefined) return unmentioned(each, answers, done);
      const inGeneral = name === each.fact ? generally(each, answers, count > 0) : undefined;
      if (inGeneral !== undefined) return [{ kind: 'said', text: inGeneral }];
      // "Is there anything I have not asked about?", when that has been told already.
      if (name === 'nothingLeft' && isToldAlready(answer, before, answers)) return [usual(name)];
      const isAgain = count > 0 && each.isFarFetched === true && name === each.fact && !isSmallTalk(each);
      // A guess that would only repeat what was told is no answer.
      if (isAgain) return heard.length > 1 ? [] : [{ kind: 'said', text: noMore }];
      if (typeof answer !== 'string')
        return [{ kind: 'said', text: answer[count % answer.length] ?? answer[0] }];
      const closer = name === each.fact ? askedCloser(each, answers, count > 0) : undefined;
      if (count === 0 && closer !== undefined) return [{ kind: 'said', text: closer }];
      if (count === 0 || isSmallTalk(each)) return [{ kind: 'said', text: asNormal(answer, each) }];
      const never = name === each.fact ? neverWas(answer, each) : undefined;
      return [{ kind: 'said', text: never ?? closer ?? `${repeated}${answer}` }];
    });
  });
  const worth = words.filter((each) => each.kind === 'denied' || each.text !== moot);
  return { text: join(worth.length > 0 ? worth : words), asked };
};
