/** Random choices that a seed repeats. */
export interface Draws {
  /** From 0 up to, but not including, 1. Each `what` has its own series: removing something from a run shifts no other. */
  next(what: string): number;
  /** A whole number from `low` to `high`, inclusive. */
  between(what: string, low: number, high: number): number;
  chance(what: string, probability: number): boolean;
  pick<Item>(what: string, items: readonly [Item, ...Item[]]): Item;
}

/** The same for the same text. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

const mix = (value: number): number => {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

export const createDraws = (seed: number): Draws => {
  const series = new Map<string, { readonly start: number; drawn: number }>();
  const next = (what: string): number => {
    let one = series.get(what);
    if (one === undefined) {
      one = { start: mix(hashOf(what) ^ mix(seed)), drawn: 0 };
      series.set(what, one);
    }
    one.drawn += 1;
    return mix(one.start + Math.imul(one.drawn, 0x9e3779b9)) / 4_294_967_296;
  };
  return {
    next,
    between: (what, low, high) => low + Math.floor(next(what) * (high - low + 1)),
    chance: (what, probability) => next(what) < probability,
    pick: (what, items) => items[Math.floor(next(what) * items.length)] ?? items[0],
  };
};
