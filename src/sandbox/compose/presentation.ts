/** What the sandbox composes cases from. */

export interface Presentation {
  /** Words in teaching points that match it; the first is its name. */
  readonly points: string;
  /** Follows "with"; identifies the presentation, so no two are the same. */
  readonly complaint: string;
  readonly story: string;
  readonly vitals: Vitals;
  /** Examinations in order, with their findings. */
  readonly exam: Readonly<Record<string, string>>;
  /** Where the patient presents; the emergency department unless given. */
  readonly place?: string;
  /** Only for these ages; everybody unless given. The first and the last year. */
  readonly ages?: readonly [number, number];
  readonly gender?: 'female' | 'male';
}

/** An adult's values. */
export interface Vitals {
  readonly pulse: number;
  /** Systolic and diastolic, mmHg. */
  readonly pressure: readonly [number, number];
  readonly breaths: number;
  /** °C. */
  readonly temperature: number;
  /** Per cent. */
  readonly saturation: number;
}
