/** Who is measured: the bot, and the floor that it is compared with. */
export const candidates = ['bot', 'floor'] as const;
export type Candidate = (typeof candidates)[number];

export type Pair<Value> = Readonly<Record<Candidate, Value>>;

/** Which of them goes first alternates with each round, so that what the first leaves behind affects both. */
export const inTurn = (round: number): readonly Candidate[] =>
  round % 2 === 0 ? candidates : candidates.toReversed();
