/** Learns from examples which labels a question deserves: logistic regression, one line between yes and no a label. */

export interface Lesson {
  readonly features: readonly string[];
  readonly labels: readonly string[];
}

/** How likely each label is, from 0 to 1. */
export type Estimate = (features: readonly string[]) => ReadonlyMap<string, number>;

const rounds = 5;
const stride = 0.5;
/** What is as good as right already teaches nothing. */
const settled = 0.01;
/** Most questions ask for one thing of hundreds, so that "no" is what to begin with. */
const doubt = -3;

const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

const numbered = (names: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].map((name, at) => [name, at]));

/** A feature that a single example has says something about that example only. */
const shared = (lessons: readonly Lesson[]): readonly string[] => {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  return [...seen].flatMap(([each, times]) => (times > 1 ? [each] : []));
};

/** Always the same order, in which no two neighbours are about the same: examples stand sorted in their files. */
const mixed = <Each>(rows: readonly Each[]): readonly Each[] => {
  const step = [7919, 7907, 7901].find((prime) => rows.length % prime !== 0) ?? 1;
  return rows.flatMap((_, at) => {
    const row = rows[(at * step) % rows.length];
    return row === undefined ? [] : [row];
  });
};

export const learn = (lessons: readonly Lesson[]): Estimate => {
  const features = numbered(shared(lessons));
  const labels = numbered(lessons.flatMap((lesson) => lesson.labels));
  const width = labels.size;
  const weights = new Float32Array(features.size * width);
  const bias = new Float32Array(width).fill(doubt);
  const known = (names: readonly string[], numbers: ReadonlyMap<string, number>): readonly number[] =>
    names.flatMap((name) => numbers.get(name) ?? []);

  const scoresOf = (present: readonly number[], share: number): Float32Array => {
    const scores = Float32Array.from(bias);
    for (const feature of present) {
      const row = feature * width;
      for (let label = 0; label < width; label += 1)
        scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * share;
    }
    return scores;
  };

  const squares = new Float32Array(weights.length).fill(1e-3);
  const rows = mixed(lessons).map((lesson) => ({
    present: known(lesson.features, features),
    right: new Set(known(lesson.labels, labels)),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { present, right } of rows) {
      const share = 1 / Math.sqrt(present.length);
      scoresOf(present, share).forEach((score, label) => {
        const error = likelihood(score) - (right.has(label) ? 1 : 0);
        if (Math.abs(error) < settled) return;
        bias[label] = (bias[label] ?? 0) - 0.02 * error;
        // Steps become shorter the more a weight has moved (Adagrad), so that a rare word learns as fast as "pain".
        const slope = error * share;
        for (const feature of present) {
          const at = feature * width + label;
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (stride * slope) / Math.sqrt(square);
        }
      });
    }
  }
  return (names) => {
    const present = known(names, features);
    const scores = scoresOf(present, 1 / Math.sqrt(Math.max(1, present.length)));
    return new Map([...labels].map(([label, at]) => [label, likelihood(scores[at] ?? 0)]));
  };
};
