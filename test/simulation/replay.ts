import { z } from 'zod';
import type { Item, Plan, Setup } from './plan.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const item = z.custom<Item>((value) => isObject(value));

/** Checked only enough to reject other text: the input is what a run has printed. */
const planSchema = z.strictObject({
  seed: z.int(),
  setup: z.custom<Setup>(isObject),
  opening: z.array(item),
  items: z.array(item),
});

/** The plan of a run, as a search has printed it. */
export const parsePlan = (text: string): Plan => planSchema.parse(JSON.parse(text));
