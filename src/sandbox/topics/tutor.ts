/** What the tutor says, and where the conversation goes from there. */
import { clausesOf, wordsIn } from './clauses.ts';
import { questionIn, withoutQuestion } from './corrections.ts';
import { isSpent, weighs } from './feelings.ts';
import { harmReply, mendedReply, settles, spoiledReply } from './mending.ts';
import {
  corrected,
  creditFor,
  goOn,
  lastQuestion,
  mostTries,
  openQuestion,
  partlyReply,
  rightLead,
  stepOf,
  type Reply,
} from './moves.ts';
import { firstSentence, inTurn, listed, listedOr, quoted } from './phrases.ts';
import { answerQuestion, besideQuestion, knownAnswer } from './questions.ts';
import { isEnough, type Mood, type Progress } from './progress.ts';
import { readAnswer, type Reading } from './react.ts';
import { withoutRepeats } from './repeats.ts';
import { afterEnd, besideText, feelingText, unwillingText } from './soothing.ts';
import type { Topic, TopicStep } from './topic.ts';

const back = [
  'That leads away from our topic. Back to it:',
  'I know nothing about that; let’s stay with this:',
  'Another time, gladly. For now:',
] as const;

const stillNot = [
  'Another way to it:',
  'Let’s make the step smaller.',
  'One more way to look at it:',
] as const;

const wrongReply = (
  topic: Topic,
  before: Progress,
  progress: Progress,
  { correction, hasMethod, owned }: Reading,
): Reply => {
  const step = stepOf(topic, progress);
  const tries = progress.tries + 1;
  const count = (progress.moods.wrong ?? 1) - 1;
  const plain = ['Not quite.', 'That is not it.', 'That is not what I am after.'] as const;
  const helped = progress.helped + 1;
  const isRepeated = correction !== undefined && progress.corrected.includes(correction);
  const words = isRepeated ? inTurn(stillNot, count) : (correction ?? inTurn(plain, count));
  const way = hasMethod ? 'Your way is right. ' : '';
  // Nobody who has just complained that the answer was given away is given the next.
  const isLast = tries >= mostTries && owned === undefined;
  const lead = `${creditFor(before, progress)}${way}${isLast && isRepeated ? '' : words}`;
  if (isLast)
    return goOn(
      topic,
      { ...progress, helped },
      `${withoutQuestion(lead)} A good answer: ${step.model}`.trim(),
      false,
    );
  // A correction already helps; the hint is for the second time.
  const hint = isRepeated ? ` ${step.smaller ?? step.hint}` : ` A hint: ${step.hint}`;
  const help = correction !== undefined && !isRepeated ? '' : hint;
  const next = `${lead}${help}`.includes('?') ? '' : ` ${step.asks}`;
  const after = corrected({ ...progress, tries, helped }, correction);
  return { text: `${lead}${help}${next}`, after };
};

const misread = ['Sorry, I misread you.', 'My mistake; I misread that.'] as const;

const takenBack = ({ dispute, undone }: Reading): string =>
  dispute === undefined || undone.length === 0
    ? ''
    : `I take that credit back: ${listed(undone)}. ${dispute.correction}`.trim();

/** To somebody who has been misread. */
const disputeText = (topic: Topic, progress: Progress, reading: Reading, count: number): string => {
  const step = stepOf(topic, progress);
  const { dispute, question, undone: points } = reading;
  const candidates = dispute?.candidates ?? [];
  if (candidates.length > 0)
    return `Then I have misread something. ${candidates.length === 1 ? 'Do you mean' : 'Which of these do you mean:'} ${listedOr(candidates)}?`;
  const isUncounted = dispute?.takesBack === true && dispute.asksAgain === false;
  const taken =
    points.length > 0
      ? takenBack(reading)
      : isUncounted
        ? `${dispute.correction === '' ? 'Understood, you did not say that.' : `I have not counted that. ${dispute.correction}`}`
        : '';
  const explained = knownAnswer({ topic, step, progress }, question) ?? '';
  const isPuzzled = taken === '' && explained === '';
  const next = isPuzzled ? 'Say it once more in other words, or go on:' : explained === '' ? '' : 'And now:';
  const isMisread = dispute?.asksAgain === true || (points.length > 0 && dispute?.isOwn === false);
  const sorry = isMisread ? inTurn(misread, count) : '';
  return [sorry, taken, explained, next, openQuestion(step, progress)]
    .filter((part) => part !== '')
    .join(' ');
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

const offText = (step: TopicStep, progress: Progress, said: string, count: number): string => {
  const hint = count % 3 === 2 ? ` A hint: ${step.hint}` : '';
  const echo = quoted(said.trim().replace(/[.?!]+$/, ''));
  return `${echo === undefined ? '' : `${echo}? `}${inTurn(back, count)} ${openQuestion(step, progress)}${hint}`;
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

const grumbleBeside = (topic: Topic, progress: Progress, { grumble }: Reading): string =>
  grumble === undefined
    ? ''
    : `${(progress.moods.grumbles ?? 1) > 1 ? 'Fair enough. ' : ''}${topic.goodFor[grumble]}`;

const counted = (moods: Progress['moods'], now: readonly Mood[]): Progress['moods'] =>
  Object.fromEntries([
    ...Object.entries(moods),
    ...[...new Set(now)].map((mood) => [mood, (moods[mood] ?? 0) + 1] as const),
  ]);

/** To a feeling without an answer. */
const feltText = (topic: Topic, progress: Progress, reading: Reading): string => {
  const step = stepOf(topic, progress);
  const { correction, feelings, isLost, mood, question } = reading;
  const grumble = grumbleBeside(topic, progress, reading);
  // Nobody who is angry wants a lecture.
  const isShort = mood === 'angry' && grumble !== '';
  const open = isLost ? lastQuestion(step, progress) : openQuestion(step, progress);
  const words = [
    feelingText(feelings, progress, step),
    correction ?? knownAnswer({ topic, step, progress }, question) ?? '',
    isShort ? firstSentence(grumble) : grumble,
    isShort ? questionIn(open) : open,
  ];
  return words.filter((part) => part !== '').join(' ');
};

const stopText = ({ steps }: Topic, { moods, found }: Progress): string => {
  const hurts = moods.unwilling !== undefined || found === 0;
  const told = hurts ? '' : ` You found ${found} of ${steps.length}.`;
  return `We stop here, then.${told} Come back whenever you like.`;
};

/** To whoever has given what was asked for, or something wrong in its place. */
const answerReply = (topic: Topic, before: Progress, progress: Progress, reading: Reading): Reply => {
  const step = stepOf(topic, before);
  const { mood, correction, mends } = reading;
  if (reading.isGrave && correction !== undefined && mends.length === 0 && mood !== 'wrong') {
    const { text, after } = answerReply(topic, before, progress, {
      ...reading,
      isGrave: false,
      correction: '',
    });
    return { text: `${withoutQuestion(correction)} ${text}`, after };
  }
  if (mood === 'right') return goOn(topic, progress, rightLead(topic, step, progress, correction), true);
  if (mood === 'wrong' && mends.length > 0) return harmReply(before, progress, reading);
  if (isEnough(step, progress.got) && correction !== undefined) return spoiledReply(progress, reading);
  return mood === 'partly'
    ? partlyReply(progress, step, topic, reading)
    : wrongReply(topic, before, progress, reading);
};

const reply = (topic: Topic, before: Progress, progress: Progress, said: string, reading: Reading): Reply => {
  const step = stepOf(topic, before);
  const { mood, feelings } = reading;
  if (before.open.length > 0 && settles(reading, before))
    return mendedReply(topic, before, progress, reading);
  const count = (which: Mood): number => before.moods[which] ?? 0;
  const helped = { ...progress, helped: progress.helped + 1 };
  switch (mood) {
    case 'stop':
      return { text: stopText(topic, before), after: { ...progress, ended: true } };
    case 'right':
    case 'partly':
    case 'wrong':
      return answerReply(topic, before, progress, reading);
    case 'disputes':
      return { text: disputeText(topic, progress, reading, count('disputes')), after: progress };
    case 'verdict':
      return { text: reading.verdict ?? step.asks, after: helped };
    case 'late':
      return { text: lateText(step, before, reading), after: progress };
    case 'agrees':
      return { text: `Yes, that is better. Now: ${openQuestion(step, progress)}`, after: progress };
    case 'unwilling':
      return { text: unwillingText(reading), after: progress };
    case 'grumbles':
      return {
        text: `${grumbleBeside(topic, progress, reading)} ${openQuestion(step, progress)}`,
        after: progress,
      };
    case 'early':
      return { text: earlyText(step, before, reading), after: progress };
    case 'doubts':
      return { text: doubtText(step, reading, count('doubts')), after: helped };
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
    case 'asks':
      return { text: answerQuestion({ topic, step, progress }, reading), after: helped };
    case 'polite':
      return { text: `Then tell me: ${openQuestion(step, progress)}`, after: progress };
    case 'off':
      return { text: offText(step, progress, said, count('off')), after: progress };
    case 'over':
      return { text: afterEnd(before, reading, said), after: progress };
    default:
      return { text: feltText(topic, progress, reading), after: progress };
  }
};

/** A correction that speaks of what was asked says it already. */
const isAnsweredBy = ({ answers }: Topic, { correction = '', question }: Reading): boolean => {
  const [asked, told] = [wordsIn(question), wordsIn(clausesOf(correction))];
  return answers.some(({ keys }) => asked.mentions(keys) && told.mentions(keys));
};

/** A short word on whatever else was talked about; talk alone has a reply of its own. */
const asideText = ({ moods }: Progress, { isAside, mood, feelings }: Reading): string =>
  isAside && mood !== 'off' && !feelings.some(weighs)
    ? inTurn(['Gladly, but in the break.', 'That can wait for the break.'], moods.off ?? 0)
    : '';

/** What an answer gives for steps that are over. */
const addedText = ({ noted }: Progress, { late }: Reading): string => {
  const added = late.filter((name) => !noted.includes(name));
  return added.length === 0 ? '' : `I add what you had not said before: ${listed(added)}.`;
};

/** What stands before a reply about something else: a word for each feeling, and the answer to a question. */
const besides = (topic: Topic, before: Progress, progress: Progress, read: Reading): string => {
  const { mood, feelings, question, owned = '' } = read;
  if (mood === 'stop' || mood === 'unwilling') return '';
  if (mood === 'disputes' || mood === 'verdict' || feelings.some((feeling) => feeling === mood))
    return `${owned} ${asideText(progress, read)} ${addedText(before, read)}`.replace(/ +/g, ' ').trim();
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
      : first !== undefined && (isAnswer || (mood === 'wrong' && weighs(first)))
        ? besideText(first, progress)
        : feelingText(feelings, progress, step);
  const explained =
    (isAnswer || mood === 'wrong') &&
    question.length > 0 &&
    !feelings.includes('amused') &&
    !isAnsweredBy(topic, read)
      ? besideQuestion({ topic, step, progress }, question)
      : '';
  const yes =
    (mood === 'right' ? read.conceded : mood === 'partly' || mood === 'early' ? read.affirmation : '') ?? '';
  const grumble = mood === 'grumbles' ? '' : grumbleBeside(topic, progress, read);
  const added = mood === 'late' ? '' : addedText(before, read);
  const praise = read.isSelfCorrection && !read.isGrave ? 'Well corrected.' : '';
  return [owned, takenBack(read), kind, praise, asideText(progress, read), yes, explained, grumble, added]
    .filter((part) => part !== '')
    .join(' ');
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
    doubted: read.dispute?.candidates ?? [],
    retracted: [
      ...before.retracted.filter((name) => !noted.includes(name)),
      ...(read.dispute === undefined ? [] : read.undone),
    ],
    ahead,
    moods: counted(before.moods, [
      mood,
      ...feelings,
      ...(grumble === undefined ? [] : ['grumbles' as const]),
    ]),
  };
  const { text, after } = reply(topic, before, progress, said, read);
  const told = withoutRepeats(`${besides(topic, before, progress, read)} ${text}`.trim());
  return { text: told, after: { ...after, told } };
};
