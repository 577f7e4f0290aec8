import type { Item, Plan } from '../plan.ts';

/** A fault in the production code that the simulation has to find. */
export interface Mutant {
  readonly name: string;
  /** In src/conversation. */
  readonly file: string;
  /** Occurs there exactly once. */
  readonly from: string;
  readonly to: string;
  /** A run that finds it, tried instead of random ones: for a fault that chance finds too rarely. */
  readonly plan?: Plan;
}

/** A run of these items in a conversation of the usual kind; the seed decides how long everything takes. */
export const runOf = (items: readonly Item[], seed = 1): Plan => ({
  seed,
  setup: {
    kind: 'patient',
    who: 'everyone',
    hears: 'everything',
    isPrivate: false,
    earlier: 'keep',
    readsMessages: true,
    isEarly: false,
  },
  opening: [],
  items,
});
