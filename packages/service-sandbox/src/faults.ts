/** Faults on demand, so that tests can cover every one that the service could have. */
import { z } from 'zod';

export const faultSchema = z.discriminatedUnion('kind', [
  /** This answer instead of the real one; with `taken`, the call takes effect all the same. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.string().optional(),
    taken: z.boolean().optional(),
  }),
  /** Taken at once; the answer comes after this many milliseconds. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0).max(600_000) }),
  /** Not taken: the connection is cut. */
  z.strictObject({ kind: z.literal('drop-before') }),
  /** Taken, and cut without an answer. */
  z.strictObject({ kind: z.literal('drop-after') }),
  /** Taken; the answer is cut off in the middle. */
  z.strictObject({ kind: z.literal('drop-within') }),
  /** Taken; the answer cannot be parsed. */
  z.strictObject({ kind: z.literal('garbage') }),
  /** Taken; the answer waits until `release`. */
  z.strictObject({ kind: z.literal('hold') }),
]);

export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  /** For the next matching call, one call each; several wait in order. `pattern`: a part of "POST /path/", or "*". */
  readonly next: (pattern: string, fault: Fault) => void;
  /** For every call that matches and that no `next` applies to. */
  readonly always: (pattern: string, fault: Fault) => void;
  /** Releases all held answers. */
  readonly release: () => void;
  /** Removes all faults and releases held answers. */
  readonly clear: () => void;
}

interface FaultBox extends Faults {
  /** The fault for this call ("POST /path/"); this uses up one from `next`. */
  readonly take: (call: string) => Fault | undefined;
  /** Settles at the next release. */
  readonly held: () => Promise<void>;
}

interface Planned {
  readonly pattern: string;
  readonly fault: Fault;
}

const fits =
  (call: string) =>
  ({ pattern }: Planned): boolean =>
    pattern === '*' || call.includes(pattern);

export const createFaults = (): FaultBox => {
  const once: Planned[] = [];
  const standing: Planned[] = [];
  const waiting = new Set<() => void>();
  const release = (): void => {
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    next: (pattern, fault) => {
      once.push({ pattern, fault });
    },
    always: (pattern, fault) => {
      standing.push({ pattern, fault });
    },
    release,
    clear: () => {
      once.length = 0;
      standing.length = 0;
      release();
    },
    take: (call) => {
      const at = once.findIndex(fits(call));
      if (at >= 0) return once.splice(at, 1)[0]?.fault;
      return standing.find(fits(call))?.fault;
    },
    held: async () =>
      new Promise((resolve) => {
        waiting.add(resolve);
      }),
  };
};
