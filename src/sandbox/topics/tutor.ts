/** What the tutor says, and where the conversation goes from there. */
import { withoutQuestion } from './corrections.ts';
import {
  besideAnswer,
  isLight,
  isSpent,
  kindWords,
  stillThere,
  whatWasShown,
  type Feeling,
} from './feelings.ts';
import { askToMend, mended } from './mending.ts';
import { answerQuestion, besideQuestion, explanationOf } from './questions.ts';
import { withoutRepeats } from './repeats.ts';
import { isEnough, readAnswer, type Mood, type Progress, type Reading } from './react.ts';
import type { Topic, TopicStep } from './topic.ts';

/** After three tries the answer is given: nobody is stuck at one question for ever. */
const mostTries = 3;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const inTurn = (texts: readonly [string, ...string[]], count: number): string =>
  texts[count % texts.length] ?? texts[0];

/** A student's text cut to a few words, to be repeated to them. */
const quoted = (said: string): string => {
  const plain = said.replace(/\s+/g, ' ').trim();
  return plain.length <= 50 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 48))} …`;
};

const praise = ['Good', 'Yes', 'Right', 'Exactly'] as const;

const back = [
  'That leads away from our topic. Back to it:',
  'I know nothing about that; let’s stay with this:',
  'Another time, gladly. For now:',
] as const;

interface Reply {
  readonly text: string;
  readonly after: Progress;
}

const stepOf = (topic: Topic, { step }: Progress): TopicStep => topic.steps[step] ?? topic.steps[0];

const missingIn = (step: TopicStep, got: readonly string[]): readonly string[] =>
  step.points
    .filter(({ name, optional }) => optional !== true && !got.includes(name))
    .map(({ name }) => name);

/** Only what the student has said is counted as found. */
const resultOf = (topic: Topic, { noted, helped }: Progress): string => {
  const missing = topic.steps.flatMap((step) => missingIn(step, noted));
  if (noted.length === 0) return 'We went through the answers together; try it again tomorrow.';
  if (missing.length === 0)
    return helped === 0 ? 'You found all of it yourself.' : 'You found all of it, with a little help.';
  return `You named ${listed(noted)}. Next time add ${listed(missing)}.`;
};

/** To the next step that is not yet answered, or to the end. `lead`: what is said before its question. */
const goOn = (topic: Topic, progress: Progress, lead: string, wasFound: boolean): Reply => {
  const step = progress.step + 1;
  const found = progress.found + (wasFound ? 1 : 0);
  const next = topic.steps[step];
  const after = { ...progress, step, found, tries: 0, got: [], corrected: [] };
  if (next === undefined) {
    const { closing, advice } = topic;
    const isNeeded = advice !== undefined && !progress.noted.includes(advice.unlessNamed);
    const texts = [lead, closing, ...(isNeeded ? [advice.says] : []), resultOf(topic, after)];
    return { text: texts.join(' '), after: { ...after, ended: true } };
  }
  const got = next.points.map(({ name }) => name).filter((name) => progress.ahead.includes(name));
  if (got.length >= next.needed)
    return goOn(topic, after, `${lead} You have already given the next part: ${listed(got)}.`, true);
  const given = got.length === 0 ? '' : ` You have already named ${listed(got)}.`;
  return { text: `${lead} ${next.asks}${given}`, after: { ...after, got } };
};

const stillNot = [
  'Another way to it:',
  'Let’s make the step smaller.',
  'One more way to look at it:',
] as const;

const corrected = (progress: Progress, correction: string | undefined): Progress =>
  correction === undefined ? progress : { ...progress, corrected: [...progress.corrected, correction] };

const creditFor = (before: Progress, { got }: Progress): string => {
  const right = got.filter((name) => !before.got.includes(name));
  return right.length === 0 ? '' : `You have ${listed(right)}. `;
};

const wrongReply = (
  topic: Topic,
  before: Progress,
  progress: Progress,
  said: string,
  correction: string | undefined,
): Reply => {
  const step = stepOf(topic, progress);
  const tries = progress.tries + 1;
  const count = (progress.moods.wrong ?? 1) - 1;
  const plain = [
    'Not quite.',
    `“${capital(quoted(said))}” is not it.`,
    'That is not what I am after.',
  ] as const;
  const helped = progress.helped + 1;
  const isRepeated = correction !== undefined && progress.corrected.includes(correction);
  const words = isRepeated ? inTurn(stillNot, count) : (correction ?? inTurn(plain, count));
  const isLast = tries >= mostTries;
  const lead = `${creditFor(before, progress)}${isLast && isRepeated ? '' : words}`;
  if (isLast)
    return goOn(topic, { ...progress, helped }, `${lead} A good answer: ${step.model}`.trim(), false);
  // A correction already helps; the hint is for the second time.
  const hint = isRepeated ? ` ${step.smaller ?? step.hint}` : ` A hint: ${step.hint}`;
  const help = tries === 1 && correction !== undefined ? '' : hint;
  const next = `${lead}${help}`.includes('?') ? '' : ` ${step.asks}`;
  const after = corrected({ ...progress, tries, helped }, correction);
  return { text: `${lead}${help}${next}`, after };
};

/** What is wrong beside it, if it is too small to stop for. */
const rightLead = (topic: Topic, step: TopicStep, progress: Progress, correction = ''): string => {
  const { got, found } = progress;
  const missing = missingIn(step, got);
  const lead = `${inTurn(praise, found)}: ${listed(got)}. ${withoutQuestion(correction)}`.trim();
  // At the end, what is missing of all steps follows.
  return missing.length === 0 || topic.steps.at(-1) === step
    ? lead
    : `${lead} A complete answer also has ${listed(missing)}.`;
};

/** Enough was named, but something wrong stands beside it: it gets one more chance. */
const spoiledReply = (progress: Progress, { correction = '', spoiled }: Reading): Reply => {
  const asks = correction.endsWith('?') ? '' : ' How would you put it now?';
  const keys = spoiled.map((point) => point.keys).join('|');
  const open = [{ asks, keys, tells: '' }];
  return {
    text: `You have ${listed(progress.got)}. ${correction}${asks}`,
    after: corrected({ ...progress, open, helped: progress.helped + 1 }, correction),
  };
};

const partlyReply = (progress: Progress, step: TopicStep, topic: Topic, correction = ''): Reply => {
  const { got } = progress;
  const missing = missingIn(step, got);
  const lead = `You have ${listed(got)}. ${withoutQuestion(correction)}`.trim();
  if (progress.tries + 1 >= mostTries)
    return goOn(topic, progress, `${lead} A good answer: ${step.model}`, false);
  const more = missing.length === 1 ? 'One thing is missing' : 'That is part of it';
  // Not the hint: it would ask for what is there already.
  const ask = step.points.find(({ name }) => name === missing[0])?.ask ?? step.hint;
  return { text: `${lead} ${more}. ${ask}`, after: { ...progress, tries: progress.tries + 1 } };
};

/** Names what would do harm, credits what is right beside it, and stays until it is put right. */
const harmReply = (before: Progress, progress: Progress, { correction = '', mends }: Reading): Reply => {
  const text = `${creditFor(before, progress)}${withoutQuestion(correction)} ${askToMend(mends)}`;
  return { text, after: corrected({ ...progress, open: mends, helped: progress.helped + 1 }, correction) };
};

/** The reply to whatever comes after that. */
const mendedReply = (topic: Topic, before: Progress, progress: Progress, reading: Reading): Reply => {
  const step = stepOf(topic, progress);
  const after = { ...progress, open: [] };
  const lead = mended(before, reading.isMended);
  if (isEnough(step, progress.got)) {
    const isNew = progress.got.length > before.got.length;
    const known = lead === '' ? 'Then let’s go on.' : lead;
    return goOn(topic, after, isNew ? `${lead} ${rightLead(topic, step, progress)}` : known, true);
  }
  if (progress.got.length === 0) return { text: `${lead} ${step.asks}`, after };
  const { text, after: partly } = partlyReply(after, step, topic);
  return { text: `${lead} ${text}`, after: partly };
};

/** What is said by somebody who answers or gives up, not by somebody who asks or feels. */
const saysSomething: ReadonlySet<Mood> = new Set<Mood>([
  'right',
  'partly',
  'wrong',
  'early',
  'late',
  'lost',
  'skips',
  'doubts',
  'polite',
  'off',
  'agrees',
]);

/** Whether this ends the wait for something to be put right: it was, or another try would not help. */
const settles = ({ mood, correction, isMended }: Reading, { corrected: told }: Progress): boolean =>
  saysSomething.has(mood) &&
  (isMended || correction === undefined || told.includes(correction) || told.length >= mostTries);

const misread = ['Sorry, I misread you.', 'My mistake; I read that wrongly.'] as const;

/** To somebody who has been misread. */
const disputeText = (topic: Topic, progress: Progress, reading: Reading, count: number): string => {
  const step = stepOf(topic, progress);
  const { dispute, question, undone: points } = reading;
  const isUncounted = dispute?.takesBack === true && dispute.asksAgain === false;
  const taken =
    points.length > 0 ? `I take it back: ${listed(points)}.` : isUncounted ? 'I have not counted that.' : '';
  const explained = explanationOf({ topic, step, progress }, question)?.says ?? '';
  const isPuzzled = taken === '' && explained === '';
  const next = isPuzzled ? 'Say it once more in other words, or go on:' : explained === '' ? '' : 'And now:';
  const isMisread = dispute?.asksAgain === true || (points.length > 0 && dispute?.isOwn === false);
  const sorry = isMisread ? inTurn(misread, count) : '';
  return [sorry, taken, explained, next, step.asks].filter((part) => part !== '').join(' ');
};

const notKnown = [
  'No shame in that.',
  'Nobody knows it before they have learned it.',
  'That is what practice is for.',
] as const;

interface Stuck {
  /** Empty if a kind word has been said already. */
  readonly lead: string;
  /** The answer is told without another try. */
  readonly isTold: boolean;
}

const lostReply = (topic: Topic, progress: Progress, { lead, isTold }: Stuck): Reply => {
  const step = stepOf(topic, progress);
  const after = { ...progress, tries: progress.tries + 1, helped: progress.helped + 1 };
  return progress.tries === 0 && !isTold
    ? { text: `${lead} A hint: ${step.hint}`.trim(), after }
    : goOn(topic, after, `Then I’ll tell you: ${step.model} ${step.why}`, false);
};

const offText = (step: TopicStep, said: string, count: number): string => {
  const hint = count % 3 === 2 ? ` A hint: ${step.hint}` : '';
  return `“${capital(quoted(said)).replace(/[.?!]+$/, '')}”? ${inTurn(back, count)} ${step.asks}${hint}`;
};

const doubtText = (step: TopicStep, { about }: Reading, count: number): string =>
  count % 2 === 0
    ? `You leave out ${listed(about)}; think again. ${step.why} ${step.hint}`
    : `You may doubt it. Still, this is why it counts: ${step.why} ${step.asks}`;

const earlyText = (step: TopicStep, before: Progress, { ahead, correction }: Reading): string => {
  const kept = listed(ahead.filter((name) => !before.ahead.includes(name)));
  return `${correction === undefined ? '' : `${correction} `}I’ll remember it for later: ${kept}. First: ${step.asks}`;
};

const lateText = (step: TopicStep, before: Progress, { late }: Reading): string => {
  const added = late.filter((name) => !before.noted.includes(name));
  return added.length === 0
    ? `Yes, you have told me that. Now: ${step.asks}`
    : `Good, ${listed(added)}: that adds to what you said before. Now: ${step.asks}`;
};

/** Nobody is led back to a question that they would rather not face. */
const unwillingText = ({ feelings: [feeling] }: Reading): string => {
  const kind =
    feeling === 'failed'
      ? 'I am sorry that it went like that; that you still carry it shows that you care.'
      : feeling === undefined
        ? 'You need not.'
        : besideAnswer[feeling];
  return `${kind} We can stop here or go on another day: write “stop”, and nobody will mind. If you would rather go on now, write “go on”; and it may help to talk to somebody whom you trust.`;
};

const grumbleBeside = (topic: Topic, progress: Progress, { grumble }: Reading): string =>
  grumble === undefined
    ? ''
    : `${(progress.moods.grumbles ?? 1) > 1 ? 'Fair enough. ' : ''}${topic.goodFor[grumble]}`;

const over = [
  'This topic has ended; you can start it again at any time.',
  'We are through with this one. See you next time!',
  'Nothing more to do here; well done, and goodbye.',
] as const;

const afterEnd = (progress: Progress, { feelings: [feeling] }: Reading, said: string): string => {
  const closing = inTurn(over, progress.moods.over ?? 0);
  if (/\b(?:thank|thanks|thx|cheers)\b/i.test(said)) return `You’re welcome. ${closing}`;
  return feeling === undefined ? closing : `${besideAnswer[feeling]} ${closing}`;
};

/** Shows somebody who felt unheard what was heard. */
const heardText = ({ noted, moods, step: at, tries }: Progress, step: TopicStep): string => {
  const shown = Object.entries(whatWasShown)
    .filter(([feeling]) => Object.entries(moods).some(([mood]) => mood === feeling))
    .map(([, words]) => words);
  const told = shown.length === 0 ? '' : ` I did read ${listed(shown)}.`;
  if (noted.length > 0) return `${told} On the topic you have named ${listed(noted)}.`;
  if (told !== '') return told;
  return at === 0 && tries === 0
    ? ' So far I have noted nothing for this question.'
    : ` For this question I could use nothing yet; put it in other words. ${step.hint}`;
};

const feelingText = (feelings: readonly Feeling[], progress: Progress, step: TopicStep): string =>
  // Beside a loss nothing else needs a word.
  (feelings.includes('grief') ? (['grief'] as const) : feelings)
    .slice(0, 2)
    .map((feeling) => {
      const before = (progress.moods[feeling] ?? 1) - 1;
      const words = kindWords[feeling][before] ?? inTurn(stillThere, before);
      return feeling === 'unheard' ? `${words}${heardText(progress, step)}` : words;
    })
    .join(' ');

const counted = (moods: Progress['moods'], now: readonly Mood[]): Progress['moods'] =>
  Object.fromEntries([
    ...Object.entries(moods),
    ...[...new Set(now)].map((mood) => [mood, (moods[mood] ?? 0) + 1] as const),
  ]);

/** To a feeling without an answer. */
const feltText = (topic: Topic, progress: Progress, reading: Reading): string => {
  const step = stepOf(topic, progress);
  const { correction, feelings, question } = reading;
  const words = [
    feelingText(feelings, progress, step),
    correction ?? explanationOf({ topic, step, progress }, question)?.says ?? '',
    grumbleBeside(topic, progress, reading),
    step.asks,
  ];
  return words.filter((part) => part !== '').join(' ');
};

const reply = (topic: Topic, before: Progress, progress: Progress, said: string, reading: Reading): Reply => {
  const step = stepOf(topic, before);
  const { mood, correction, feelings } = reading;
  if (before.open.length > 0 && settles(reading, before))
    return mendedReply(topic, before, progress, reading);
  const count = (which: Mood): number => before.moods[which] ?? 0;
  switch (mood) {
    case 'stop': {
      const hurts = before.moods.unwilling !== undefined || before.found === 0;
      const found = hurts ? '' : ` You found ${before.found} of ${topic.steps.length}.`;
      const text = `We stop here, then.${found} Come back whenever you like.`;
      return { text, after: { ...progress, ended: true } };
    }
    case 'right':
      return goOn(topic, progress, rightLead(topic, step, progress, correction), true);
    case 'partly':
      return isEnough(step, progress.got)
        ? spoiledReply(progress, reading)
        : partlyReply(progress, step, topic, correction);
    case 'wrong':
      return reading.mends.length > 0
        ? harmReply(before, progress, reading)
        : isEnough(step, progress.got)
          ? spoiledReply(progress, reading)
          : wrongReply(topic, before, progress, said, correction);
    case 'disputes':
      return { text: disputeText(topic, progress, reading, count('disputes')), after: progress };
    case 'late':
      return { text: lateText(step, before, reading), after: progress };
    case 'agrees':
      return { text: `Yes, better so. Now: ${step.asks}`, after: progress };
    case 'unwilling':
      return { text: unwillingText(reading), after: progress };
    case 'grumbles':
      return { text: `${grumbleBeside(topic, progress, reading)} ${step.asks}`, after: progress };
    case 'early':
      return { text: earlyText(step, before, reading), after: progress };
    case 'doubts':
      return {
        text: doubtText(step, reading, count('doubts')),
        after: { ...progress, helped: progress.helped + 1 },
      };
    case 'lost':
      return lostReply(topic, progress, {
        lead: feelings.length > 0 ? '' : inTurn(notKnown, count('lost')),
        isTold: false,
      });
    case 'skips':
      return lostReply(topic, progress, {
        lead: reading.wantsTelling
          ? 'You shall have it after one try of your own.'
          : 'We can move on quickly; one try first.',
        isTold: reading.wantsTelling && feelings.some(isSpent),
      });
    case 'asks': {
      const text = answerQuestion({ topic, step, progress }, reading);
      return { text, after: { ...progress, helped: progress.helped + 1 } };
    }
    case 'polite':
      return { text: `Then tell me: ${step.asks}`, after: progress };
    case 'off':
      return { text: offText(step, said, count('off')), after: progress };
    case 'over':
      return { text: afterEnd(before, reading, said), after: progress };
    default:
      return { text: feltText(topic, progress, reading), after: progress };
  }
};

/** The same small signal twice would be hollow. */
const besideText = (feeling: Feeling, { moods }: Progress): string => {
  const times = moods[feeling] ?? 1;
  if (times === 1) return besideAnswer[feeling];
  return isLight(feeling) ? '' : (stillThere[times - 2] ?? '');
};

/** What stands before a reply about something else: a word for each feeling, and the answer to a question. */
const besides = (topic: Topic, progress: Progress, read: Reading): string => {
  const { mood, feelings, question } = read;
  if (
    mood === 'stop' ||
    mood === 'unwilling' ||
    mood === 'disputes' ||
    feelings.some((feeling) => feeling === mood)
  )
    return '';
  const isAnswer = mood === 'right' || mood === 'partly' || mood === 'early';
  const step = stepOf(topic, progress);
  const [first] = feelings;
  const joke =
    step.given === undefined
      ? 'I see the joke. In earnest, though:'
      : 'I see the joke, and you see that the number can’t be right.';
  const kind =
    mood === 'wrong' && first === 'amused'
      ? joke
      : isAnswer && first !== undefined
        ? besideText(first, progress)
        : feelingText(feelings, progress, step);
  const explained =
    (isAnswer || mood === 'wrong') && question.length > 0
      ? besideQuestion({ topic, step, progress }, question)
      : '';
  const grumble = mood === 'grumbles' ? '' : grumbleBeside(topic, progress, read);
  return [kind, explained, grumble].filter((part) => part !== '').join(' ');
};

/** The same way every time. */
export const answerAsTutor = (topic: Topic, before: Progress, said: string): Reply => {
  const read = readAnswer(topic, stepOf(topic, before), said, before);
  if (before.ended) {
    const after = { ...before, moods: counted(before.moods, ['over']) };
    return reply(topic, before, after, said, { ...read, mood: 'over' });
  }
  const { mood, got, ahead, late, feelings, grumble } = read;
  const kept = before.noted.filter((name) => !read.undone.includes(name));
  const noted = [...new Set([...kept, ...late, ...got, ...ahead])];
  const credited = noted.filter((name) => !before.noted.includes(name));
  const progress = {
    ...before,
    got,
    noted,
    latest: credited.length > 0 ? credited : before.latest,
    ahead,
    moods: counted(before.moods, [
      mood,
      ...feelings,
      ...(grumble === undefined ? [] : ['grumbles' as const]),
    ]),
  };
  const { text, after } = reply(topic, before, progress, said, read);
  return { text: withoutRepeats(`${besides(topic, progress, read)} ${text}`.trim()), after };
};
