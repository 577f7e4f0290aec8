import { asking } from './asking.ts';
import { fairUse } from './fair-use.ts';
import { floor } from './floor.ts';
import { keeping } from './keeping.ts';
import { listening } from './listening.ts';
import type { Mutant } from './mutant.ts';
import { posting } from './posting.ts';
import { rights } from './rights.ts';

export const mutants: readonly Mutant[] = [
  ...asking,
  ...fairUse,
  ...floor,
  ...listening,
  ...keeping,
  ...posting,
  ...rights,
];
