import { asking } from './asking.ts';
import { floor } from './floor.ts';
import { keeping } from './keeping.ts';
import { listening } from './listening.ts';
import type { Mutant } from './mutant.ts';
import { posting } from './posting.ts';

export const mutants: readonly Mutant[] = [...asking, ...floor, ...listening, ...keeping, ...posting];
