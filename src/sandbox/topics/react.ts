/** How a tutor reads what a student says: right, partly right, wrong, off topic, angry, or at a loss. */
import { createDictionary, type Dictionary } from '../hearing/tagging.ts';
import { stem } from '../hearing/stem.ts';
import { plainText } from '../hearing/words.ts';
import type { Topic, TopicStep } from './topic.ts';

export type Mood = 'right' | 'partly' | 'wrong' | 'lost' | 'angry' | 'asks' | 'polite' | 'off' | 'stop';

export interface Progress {
  readonly step: number;
  /** Attempts at this step that were wrong or no answer at all. */
  readonly tries: number;
  /** Points of this step that have been named, by name. */
  readonly got: readonly string[];
  /** Steps that the student found without the model answer. */
  readonly found: number;
  /** How often each mood has occurred, so that the tutor does not repeat the same words. */
  readonly moods: Readonly<Partial<Record<Mood, number>>>;
  readonly ended: boolean;
}

export const freshProgress: Progress = { step: 0, tries: 0, got: [], found: 0, moods: {}, ended: false };

interface Words {
  readonly row: string;
  readonly has: (keys: string) => boolean;
}

const rowOf = (text: string): string =>
  ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:a|an|the|your|my|his|her|of|any|some|please)$/.test(word))
    .map(stem)
    .join(' ')} `;

/** "Not an embolism" names an embolism but rules it out. */
const isDenied = (before: string): boolean => /(?:^| )(?:not|no|never|without)(?: \S+){0,2} $/.test(before);

const read = (said: string): Words => {
  const row = rowOf(plainText(said));
  const has = (keys: string): boolean => {
    const dictionary: Dictionary = createDictionary([['it', keys]]);
    return [...dictionary.keys()].some((key) => {
      const at = row.indexOf(` ${key} `);
      return at >= 0 && (/^(?:not|no|do not)\b/.test(key) || !isDenied(row.slice(0, at + 1)));
    });
  };
  return { row, has };
};

const lost =
  /\b(?:(?:do not|dont|not) (?:know|understand|get it|remember)|no (?:idea|clue)|not sure|idk|dunno|hint|help me|skip|pass|next question|give up|can not think|tell me the answer|what is the answer|beats me|forgot|forgotten)\b/;
const angry =
  /\b(?:stupid|idiot(?:ic)?|shut up|hate|useless|nonsense|annoy(?:ing|ed)?|waste of time|wasting|boring|fuck\w*|crap|sick of|damn|ridiculous|angry|dumb|bullshit|rubbish|sucks?|leave me alone|fed up|pointless|hell|moron|bloody|unfair|terrible|garbage|trash|pissed)\b/;
const stops =
  /^\W*(?:please )?(?:stop|end|quit|exit|bye|goodbye|that is enough|enough|i (?:want|would like) to (?:stop|end|quit)|let us (?:stop|end)|finish)\b[\w ]{0,20}\W*$/;
const polite =
  /^\W*(?:hi|hello|hey|thanks?(?: you)?|thank you(?: very much)?|ok(?:ay)?|sure|yes|no|good|great|fine|alright|right|i see|cool|nice|good (?:morning|evening|afternoon)|sorry|got it|interesting|hmm+|ready|go on|continue)\b[\w ,!]{0,15}\W*$/;
const asksBack =
  /^\W*(?:what|why|how|who|when|where|which|can you|could you|is (?:it|that|this)|do (?:you|i)|are you|should i)\b/;

const shouts = (said: string): boolean =>
  /[A-Z]/.test(said) && said.length > 12 && said === said.toUpperCase();

interface Reading {
  readonly mood: Mood;
  readonly got: readonly string[];
  readonly correction?: string;
}

/** Words of somebody who is answering this step. */
export const readAnswer = (
  topic: Topic,
  step: TopicStep,
  said: string,
  before: readonly string[],
): Reading => {
  const text = plainText(said);
  const words = read(said);
  const now = step.points.filter(({ keys }) => words.has(keys)).map(({ name }) => name);
  const got = [...new Set([...before, ...now])];
  if (stops.test(text)) return { mood: 'stop', got };
  const mistake = step.wrong.find(({ keys }) => words.has(keys));
  const isAngry = angry.test(text) || shouts(said);
  if (mistake?.outweighs === true && !isAngry) {
    return { mood: 'wrong', got: before, correction: mistake.says };
  }
  if (now.length > 0 && !lost.test(text)) {
    return { mood: got.length >= step.needed ? 'right' : 'partly', got };
  }
  if (isAngry) return { mood: 'angry', got };
  if (lost.test(text) || !/[\p{L}\p{N}]/u.test(text)) return { mood: 'lost', got };
  if (polite.test(text)) return { mood: 'polite', got };
  if (mistake !== undefined) return { mood: 'wrong', got, correction: mistake.says };
  if (asksBack.test(text) && said.trim().endsWith('?')) return { mood: 'asks', got };
  const answersAnother = topic.steps.some(({ points }) => points.some(({ keys }) => words.has(keys)));
  if (answersAnother)
    return { mood: 'wrong', got, correction: `That answers another question. ${step.asks}` };
  return { mood: words.has(topic.field) ? 'wrong' : 'off', got };
};
