/** Learns from examples which labels a question deserves, by logistic regression, for each label on its own. */

export interface Lesson {
  readonly features: readonly string[];
  readonly labels: readonly string[];
}

/** How likely each label is, from 0 to 1; one that is absent is not likely at all. */
export type Estimate = (features: readonly string[]) => ReadonlyMap<string, number>;

const rounds = 4;
const stride = 1;
/** Most questions ask for one thing of hundreds, so "no" is where to begin. */
const doubt = -5;
/** An estimate that is this close already teaches nothing. */
const settled = 0.02;
/** A score below this is a likelihood of less than `settled`. */
const certain = -3.9;
/** A mistake of this size is worth a weight of its own. */
const striking = 0.08;

const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

/** What was learnt, as plain data that can be kept. */
export interface Learnt {
  readonly labels: readonly string[];
  /** Of each label. */
  readonly bias: Float32Array;
  readonly features: readonly string[];
  /** Of each feature: where its part of the two lists below ends, and the part of the next one begins. */
  readonly ends: Uint32Array;
  /** The labels that a feature matters to, by their numbers, and how much it does. */
  readonly matters: Uint16Array;
  readonly weights: Float32Array;
}

const numbered = (names: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].map((name, at) => [name, at]));

/** What only one example has says something about that example alone; what every sixteenth has says nothing. */
const telling = (lessons: readonly Lesson[]): readonly string[] => {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  return [...seen].flatMap(([each, times]) => (times > 1 && times < lessons.length / 16 ? [each] : []));
};

/** Fowler, Noll and Vo: the same number for the same text, and far apart for neighbours. */
const hashOf = (text: string): number => {
  let hash = 99_991;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
  return hash;
};

/**
 * Mixed, because the files keep the examples sorted by subject, and in an order in which one more example
 * changes the places of no others.
 */
const mixed = (lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons
    .map((lesson) => ({ lesson, hash: hashOf([...lesson.labels, ...lesson.features].join()) }))
    .toSorted((one, other) => one.hash - other.hash)
    .map(({ lesson }) => lesson);

/** Of a feature, for the labels that it matters to: for most features, a few of hundreds. */
interface Weights {
  readonly labels: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

interface Moving extends Weights {
  readonly labels: number[];
  readonly values: number[];
  /** For each, the sum of its squared steps. */
  readonly moved: number[];
  /** Of each label that there is: where it stands in these lists, counted from one, or zero. */
  readonly places: Uint16Array;
}

const noWeights = (labels: number): Moving => ({
  labels: [],
  values: [],
  moved: [],
  places: new Uint16Array(labels),
});

const scoresWith = (bias: ArrayLike<number>, present: readonly Weights[]): Float64Array => {
  const scores = new Float64Array(bias);
  const share = 1 / Math.sqrt(Math.max(1, present.length));
  for (const { labels, values } of present)
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (values[at] ?? 0) * share;
    }
  return scores;
};

const place = ({ labels, values, moved, places }: Moving, label: number): number => {
  const known = places[label] ?? 0;
  if (known > 0) return known - 1;
  places[label] = labels.push(label);
  values.push(0);
  moved.push(1e-3);
  return labels.length - 1;
};

const move = (weights: Moving, label: number, slope: number, isStriking: boolean): void => {
  if (!isStriking && weights.places[label] === 0) return;
  const at = place(weights, label);
  // Steps become shorter the more a weight has moved (Adagrad), so that a rare word learns as fast as "pain".
  const moved = (weights.moved[at] ?? 0) + slope * slope;
  weights.moved[at] = moved;
  weights.values[at] = (weights.values[at] ?? 0) - (stride * slope) / Math.sqrt(moved);
};

export const learn = (lessons: readonly Lesson[]): Learnt => {
  const labels = numbered(lessons.flatMap((lesson) => lesson.labels));
  const features = new Map(telling(lessons).map((feature) => [feature, noWeights(labels.size)]));
  const bias = new Float64Array(labels.size).fill(doubt);
  const known = (names: readonly string[]): readonly Moving[] =>
    names.flatMap((name) => features.get(name) ?? []);

  const rows = mixed(lessons).map((lesson) => ({
    present: known(lesson.features),
    right: new Set(lesson.labels.map((label) => labels.get(label))),
  }));
  // What taught next to nothing in one round is left out of the rounds after it.
  let left: typeof rows = rows;
  for (let round = 0; round < rounds; round += 1) {
    left = left.filter(({ present, right }) => {
      const share = 1 / Math.sqrt(Math.max(1, present.length));
      let most = 0;
      scoresWith(bias, present).forEach((score, label) => {
        if (score < certain && !right.has(label)) return;
        const error = likelihood(score) - (right.has(label) ? 1 : 0);
        const size = Math.abs(error);
        most = Math.max(most, size);
        if (size < settled) return;
        bias[label] = (bias[label] ?? 0) - 0.02 * error;
        for (const weights of present) move(weights, label, error * share, size > striking);
      });
      return round === 0 || most > striking;
    });
  }
  const weights = [...features.values()];
  let end = 0;
  return {
    labels: [...labels.keys()],
    bias: Float32Array.from(bias),
    features: [...features.keys()],
    ends: Uint32Array.from(weights, (each) => (end += each.labels.length)),
    matters: Uint16Array.from(weights.flatMap((each) => each.labels)),
    weights: Float32Array.from(weights.flatMap(({ values }) => values)),
  };
};

export const estimateWith = ({ labels, bias, features, ends, matters, weights }: Learnt): Estimate => {
  const numbers = new Map(features.map((feature, at) => [feature, at]));
  const weightsOf = (feature: string): readonly Weights[] => {
    const at = numbers.get(feature);
    if (at === undefined) return [];
    const part = [at === 0 ? 0 : ends[at - 1], ends[at]] as const;
    return [{ labels: matters.subarray(...part), values: weights.subarray(...part) }];
  };
  return (names) => {
    const scores = scoresWith(bias, names.flatMap(weightsOf));
    return new Map(labels.map((label, at) => [label, likelihood(scores[at] ?? doubt)]));
  };
};
