/** Logistic regression, one for each label, by stochastic gradient descent with Adagrad. */

export interface Lesson {
  readonly features: readonly string[];
  readonly labels: readonly string[];
}

/** How likely each label is, from 0 to 1. */
export type Estimate = (features: readonly string[]) => ReadonlyMap<string, number>;

const rounds = 8;
const stride = 0.35;
/** Before anything is known, a label is unlikely. */
const doubt = -5;
/** A smaller error teaches nothing: neither a likelihood above 0.95 of what is asked, nor a score below this of what is not. */
const enough = 0.05;
const negligible = -2.95;

/** What a feature says about each label. */
interface Weights {
  readonly of: Float32Array;
  /** How far each one was moved so far: one that moved often moves less. */
  readonly moved: Float32Array;
  /** The labels about which it says anything: a few of some hundred. */
  readonly touched: number[];
}

const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

const createWeights = (lessons: readonly Lesson[], labels: number): ReadonlyMap<string, Weights> => {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  // What was seen once teaches nothing about others; what is in every other sentence tells nothing apart.
  const telling = [...seen].filter(([, times]) => times > 1 && times < lessons.length / 16);
  return new Map(
    telling.map(([each]) => [
      each,
      { of: new Float32Array(labels), moved: new Float32Array(labels), touched: [] },
    ]),
  );
};

/** Takes half a second for 4,500 lessons. */
export const learn = (lessons: readonly Lesson[]): Estimate => {
  const labels = [...new Set(lessons.flatMap((lesson) => lesson.labels))];
  const numbers = new Map(labels.map((label, at) => [label, at]));
  const bias = new Float32Array(labels.length).fill(doubt);
  const weights = createWeights(lessons, labels.length);

  const weightsOf = (features: readonly string[]): readonly Weights[] =>
    features.flatMap((each) => weights.get(each) ?? []);
  const shareOf = (present: readonly Weights[]): number => 1 / Math.sqrt(Math.max(1, present.length));
  const scores = new Float32Array(labels.length);
  const score = (present: readonly Weights[]): void => {
    scores.set(bias);
    const share = shareOf(present);
    for (const { of, touched } of present)
      for (const label of touched) scores[label] = (scores[label] ?? 0) + (of[label] ?? 0) * share;
  };
  const correct = (present: readonly Weights[], label: number, error: number): void => {
    bias[label] = (bias[label] ?? 0) - 0.02 * error;
    const slope = error * shareOf(present);
    for (const { of, moved, touched } of present) {
      const before = moved[label] ?? 0;
      if (before === 0) touched.push(label);
      const sum = Math.max(before, 1e-3) + slope * slope;
      moved[label] = sum;
      of[label] = (of[label] ?? 0) - (stride * slope) / Math.sqrt(sum);
    }
  };

  // The same order each time, though a mixed one, because examples of one label stand together.
  const rows = lessons
    .map((lesson, at) => ({
      place: Math.imul(at + 1, 2_654_435_761) >>> 0,
      present: weightsOf(lesson.features),
      right: new Set(lesson.labels.flatMap((each) => numbers.get(each) ?? [])),
    }))
    .toSorted((one, other) => one.place - other.place);
  const study = ({ present, right }: (typeof rows)[number]): void => {
    score(present);
    for (const label of right) {
      const error = likelihood(scores[label] ?? doubt) - 1;
      if (error < -enough) correct(present, label, error);
    }
    for (let label = 0; label < scores.length; label += 1) {
      const reached = scores[label] ?? doubt;
      if (reached > negligible && !right.has(label)) correct(present, label, likelihood(reached));
    }
  };
  for (let round = 0; round < rounds; round += 1) rows.forEach(study);
  return (features) => {
    score(weightsOf(features));
    return new Map(labels.map((label, at) => [label, likelihood(scores[at] ?? doubt)]));
  };
};
