/** Learns from examples which labels a question deserves: logistic regression, one line between yes and no a label. */

export interface Lesson {
  readonly features: readonly string[];
  readonly labels: readonly string[];
}

/** How likely each label is, from 0 to 1; what is not in it is not likely at all. */
export type Estimate = (features: readonly string[]) => ReadonlyMap<string, number>;

const rounds = 4;
const stride = 0.5;
/** Most questions ask for one thing of hundreds, so that "no" is what to begin with. */
const doubt = -5;
/** What is as good as right already teaches nothing. */
const settled = 0.02;
/** A score below this is a likelihood of less than `settled`. */
const certain = -3.9;
/** A mistake of this size is worth a weight of its own. */
const striking = 0.08;

const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

const numbered = (names: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].map((name, at) => [name, at]));

/** What one example has says something about that example only, and what every eighth has, nothing. */
const telling = (lessons: readonly Lesson[]): readonly string[] => {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  return [...seen].flatMap(([each, times]) => (times > 1 && times < lessons.length / 8 ? [each] : []));
};

/** Always the same order, in which no two neighbours are about the same: examples stand sorted in their files. */
const mixed = <Each>(rows: readonly Each[]): readonly Each[] => {
  const step = [7919, 7907, 7901].find((prime) => rows.length % prime !== 0) ?? 1;
  return rows.flatMap((_, at) => {
    const row = rows[(at * step) % rows.length];
    return row === undefined ? [] : [row];
  });
};

/** The weights of a feature, for the labels that it matters to: for most features, a few of hundreds. */
interface Weights {
  readonly labels: number[];
  readonly values: number[];
  /** For each, the sum of its squared steps. */
  readonly moved: number[];
  readonly places: Map<number, number>;
}

const noWeights = (): Weights => ({ labels: [], values: [], moved: [], places: new Map() });

const scoresWith = (bias: Float64Array, present: readonly Weights[]): Float64Array => {
  const scores = Float64Array.from(bias);
  const share = 1 / Math.sqrt(Math.max(1, present.length));
  for (const { labels, values } of present)
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (values[at] ?? 0) * share;
    }
  return scores;
};

const place = ({ labels, values, moved, places }: Weights, label: number): number => {
  const known = places.get(label);
  if (known !== undefined) return known;
  places.set(label, labels.length);
  labels.push(label);
  values.push(0);
  moved.push(1e-3);
  return labels.length - 1;
};

const move = (weights: Weights, label: number, slope: number, isStriking: boolean): void => {
  if (!isStriking && !weights.places.has(label)) return;
  const at = place(weights, label);
  // Steps become shorter the more a weight has moved (Adagrad), so that a rare word learns as fast as "pain".
  const moved = (weights.moved[at] ?? 0) + slope * slope;
  weights.moved[at] = moved;
  weights.values[at] = (weights.values[at] ?? 0) - (stride * slope) / Math.sqrt(moved);
};

export const learn = (lessons: readonly Lesson[]): Estimate => {
  const features = new Map(telling(lessons).map((feature) => [feature, noWeights()]));
  const labels = numbered(lessons.flatMap((lesson) => lesson.labels));
  const bias = new Float64Array(labels.size).fill(doubt);
  const known = (names: readonly string[]): readonly Weights[] =>
    names.flatMap((name) => features.get(name) ?? []);

  const rows = mixed(lessons).map((lesson) => ({
    present: known(lesson.features),
    right: new Set(lesson.labels.map((label) => labels.get(label))),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { present, right } of rows) {
      const share = 1 / Math.sqrt(Math.max(1, present.length));
      scoresWith(bias, present).forEach((score, label) => {
        if (score < certain && !right.has(label)) return;
        const error = likelihood(score) - (right.has(label) ? 1 : 0);
        if (Math.abs(error) < settled) return;
        bias[label] = (bias[label] ?? 0) - 0.02 * error;
        const isStriking = Math.abs(error) > striking;
        for (const weights of present) move(weights, label, error * share, isStriking);
      });
    }
  }
  return (names) => {
    const scores = scoresWith(bias, known(names));
    return new Map([...labels].map(([label, at]) => [label, likelihood(scores[at] ?? doubt)]));
  };
};
