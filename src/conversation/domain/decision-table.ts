/** Until when each decision is possible, and the outcomes that it can have besides `over` and `lost`. */
export type DecisionTable<Decisions> = {
  readonly [Kind in keyof Decisions]: {
    /** `until_end`: until an end is asked for; `until_cleared`: until an end has set aside what waits. */
    readonly possible: 'always' | 'while_open' | 'until_cleared' | 'until_end';
    readonly outcomes: readonly string[];
  };
};
