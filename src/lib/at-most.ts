/**
 * For an LRUCache that is nearly always almost empty: it makes room for `max` entries at once, 3 MB for 50,000, but not
 * for those of a `maxSize`.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 }) as const;
