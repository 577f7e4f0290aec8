import { asking } from './asking.ts';
import { keeping } from './keeping.ts';
import { listening } from './listening.ts';
import type { Mutant } from './mutant.ts';
import { posting } from './posting.ts';

export const mutants: readonly Mutant[] = [...asking, ...listening, ...keeping, ...posting];
