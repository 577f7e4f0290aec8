/** What the sandbox composes cases from. */

export interface Presentation {
  /** Words in the teaching points that call for it; the first is what it is. */
  readonly points: string;
  /** Follows "with"; tells the presentations apart, so no two are the same. */
  readonly complaint: string;
  readonly story: string;
  readonly vitals: Vitals;
  /** Examinations in order, with their findings. */
  readonly exam: Readonly<Record<string, string>>;
  /** Where the patient comes to; the emergency department unless given. */
  readonly place?: string;
  /** Only for these; everybody unless given. Years, the first and the last. */
  readonly ages?: readonly [number, number];
  readonly gender?: 'female' | 'male';
}

/** As an adult has them. */
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
