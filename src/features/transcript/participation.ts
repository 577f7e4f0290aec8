import type { AnswerPart, Transcript } from './document.ts';

/** Who asked how often: for host and co-hosts only. */

export interface Participant {
  readonly name: string;
  readonly questions: number;
  /** Of all questions, from 0 to 1. */
  readonly share: number;
  /** When the first and the last question were written. */
  readonly first: string;
  readonly last: string;
  /** The median number of words in the questions that can be read; undefined if none can. */
  readonly medianWords: number | undefined;
}

export interface Asked {
  /** Two names may look alike, so people are told apart by this key. */
  readonly speaker: string;
  readonly name: string;
  readonly time: string;
  readonly text: string;
  readonly editedAfterwards: boolean;
  /** Discord does not show its text to the bot. */
  readonly unreadable: boolean;
  readonly seconds: number;
  readonly answer: readonly AnswerPart[];
}

/** Every question that still stands in the thread, in order. */
export const questionsIn = ({
  entries,
  people,
}: Pick<Transcript, 'entries' | 'people'>): readonly Asked[] => {
  const names = new Map(people.map(({ key, name }) => [key, name]));
  return entries.flatMap((entry) => {
    if (entry.kind !== 'turn' || entry.question === undefined) return [];
    const { question, seconds, answer } = entry;
    const { speaker, editedAfterwards = false, unreadable = false } = question;
    const name = names.get(speaker) ?? speaker;
    return [{ ...question, name, editedAfterwards, unreadable, seconds, answer }];
  });
};

const wordsIn = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** Those who asked most come first. */
export const participationIn = (
  transcript: Pick<Transcript, 'entries' | 'people'>,
): readonly Participant[] => {
  const all = questionsIn(transcript);
  const bySpeaker = new Map<string, Asked[]>();
  for (const asked of all) bySpeaker.set(asked.speaker, [...(bySpeaker.get(asked.speaker) ?? []), asked]);
  return [...bySpeaker.values()]
    .map((asked) => {
      const times = asked.map(({ time }) => time).toSorted();
      const [first, last] = [times[0] ?? '', times.at(-1) ?? ''];
      const name = asked[0]?.name ?? '';
      const read = asked.filter(({ unreadable }) => !unreadable);
      const medianWords = read.length === 0 ? undefined : median(read.map(({ text }) => wordsIn(text)));
      return { name, questions: asked.length, share: asked.length / all.length, first, last, medianWords };
    })
    .toSorted((a, b) => b.questions - a.questions);
};
