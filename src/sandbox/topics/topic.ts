import type { Grumble } from './grumbles.ts';

export type Danger = 'belittles' | 'delays' | 'neglects';

export interface Warning {
  /** Why it matters in this topic. */
  readonly says: string;
  /** The indexes of the steps at which it is wrong; every step if this is left out. */
  readonly steps?: readonly number[];
  /** The points that it does not give, by name. */
  readonly spoils?: readonly string[];
}

/** A conversation on a topic as data: the tutor asks, responds to what is said, and goes on until all is covered. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  /** Contains the first question. */
  readonly greeting: string;
  readonly steps: readonly [TopicStep, ...TopicStep[]];
  /** Words of this field, as keys: an answer with one of them is meant as an answer, even if it is wrong. */
  readonly field: string;
  /** What students ask the tutor about this topic. */
  readonly answers: readonly Explanation[];
  readonly slips: readonly Slip[];
  /** Why it matters here to play nothing down, to put nothing off, and to do something. */
  readonly dangers: Readonly<Record<Danger, Warning>>;
  /** Of each step, what it is for and what belongs to it: for whoever asks what is wanted. */
  readonly purposes: readonly string[];
  /** What is right, though no step asks for it: for whoever wants to know whether it is. */
  readonly facts?: readonly Fact[];
  /** The form of the answers: `service-api.md` 4.5 leaves it open, so the sandbox uses several. */
  readonly answersAs: 'conversation' | 'turn' | 'text';
  /** What is said to those who doubt the exercise itself. */
  readonly goodFor: Readonly<Record<Grumble, string>>;
  /** Said after the last step; the topic ends. */
  readonly closing: string;
  /** Advice for the end, unless the student has named that point. */
  readonly advice?: { readonly says: string; readonly unlessNamed: string };
}

export interface TopicStep {
  /** The question. */
  readonly asks: string;
  readonly points: readonly Point[];
  /** How many points are enough to go on; the others are then named. */
  readonly needed: number;
  /** Common wrong answers, each with its correction. */
  readonly wrong: readonly Mistake[];
  readonly hint: string;
  /** Another way to it, for those whom the correction did not help. */
  readonly smaller?: string;
  /** A good answer, told to those who do not find it. */
  readonly model: string;
  /** Why it matters, for those who ask. */
  readonly why: string;
  /** A good answer may itself be a question: "Can you come now?" */
  readonly inQuestions?: true;
  /** What is asked for is itself a condition: “sinus if a P wave comes before each QRS”. */
  readonly inConditions?: true;
  /** A right way to the result, welcome even if the result is wrong. */
  readonly method?: RegExp;
  /** Numbers that the question or the calculation uses; any other number in the message is the answer. */
  readonly given?: readonly number[];
}

export interface Fact {
  /** Looked for in each part of a sentence, with numbers in digits. */
  readonly pattern: RegExp;
  readonly says: string;
}

/** What is said to somebody who asks about one of the keys; the fullest key decides between several. */
export interface Explanation {
  readonly keys: string;
  readonly says: string;
  /** The index of the step that it belongs to, if it belongs to one. */
  readonly step?: number;
}

export interface Mistake {
  readonly keys: string;
  /** `{said}` stands for the key as the student put it. */
  readonly says: string;
  /** The results that show this mistake, lowest and highest. */
  readonly result?: readonly [number, number];
  /** False whatever was asked, so it is corrected at every step. */
  readonly anywhere?: true;
  /** Dangerous, so it is named before what is merely wrong. */
  readonly isGrave?: true;
  /** Not wrong any more once this point has been named. */
  readonly unlessNamed?: string;
  /** Wrong even if a point is named too: "come tomorrow". */
  readonly outweighs?: true;
  /** The points, by name, that do not count in the same part of a sentence; all of them if this is left out. */
  readonly spoils?: readonly string[];
  /** Not wrong if one of these is said as well: "regular" is fine beside "P wave". */
  readonly unless?: string;
}

/** A wrong value, the opposite of what is right, or something harmful: named whatever else is said beside it. */
export interface Slip {
  /** Looked for in each part of a sentence, with numbers in digits. */
  readonly pattern: RegExp;
  /** The same part of the sentence must have this too. */
  readonly beside?: RegExp;
  /** Only wrong if another part of the message has this: the two contradict each other. */
  readonly against?: RegExp;
  /** Not meant if the same part of the sentence has this. */
  readonly unless?: RegExp;
  /** The points that this part of the sentence does not give, by name. */
  readonly spoils?: readonly string[];
  /** The indexes of the steps at which it is wrong; every step if this is left out. */
  readonly steps?: readonly number[];
  readonly says: string;
  /** Why that matters, in other words, for those who ask. */
  readonly reason?: string;
  /** Dangerous, so it is named before what is merely wrong. */
  readonly isGrave?: true;
  /** The kind of danger, if it is one that every topic knows. */
  readonly danger?: Danger;
  /** Only for what would do harm. */
  readonly mend?: Mend;
}

/** How something harmful is put right before the topic goes on. */
export interface Mend {
  readonly asks: string;
  /** One of these puts it right. */
  readonly keys: string;
  /** What would have been right, for those who do not say it. */
  readonly tells: string;
}

export interface Vague {
  readonly keys: string;
  readonly asks: string;
}

export interface Point {
  /** Unique in its topic. Follows "you have" and "a complete answer also has". */
  readonly name: string;
  /** Separated by "|"; all forms of a word are one. "+" joins what must be said together. */
  readonly keys: string;
  /** What keys cannot say, looked for in each part of a sentence: "I am" and a name. */
  readonly pattern?: RegExp;
  /** A part of a sentence that has this speaks of something else. */
  readonly notBeside?: RegExp;
  /** The number that the answer must come to. */
  readonly value?: number;
  /** Keys so plain that they count before the step is reached. */
  readonly early?: string;
  /** Asks for this point alone, when others have been given. */
  readonly ask?: string;
  /** Words that only hint at it, and what is asked back. */
  readonly vague?: Vague | readonly Vague[];
  /** Welcome if it is said, but not missed: it belongs to another step, or is a matter of taste. */
  readonly optional?: true;
}
