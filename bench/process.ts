import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A measured process, the bot or the floor: a child that shares nothing but sockets with the load. */
export interface Measured {
  readonly pid: number;
  /** Bytes, after a garbage collection; what is resident now, and was at most. */
  memory(): Promise<Memory>;
  /** Milliseconds of processor time so far. */
  cpu(): Promise<number>;
  /** An hour passes for it: whatever it does every hour begins. */
  passHour(): Promise<void>;
  /** Lines of its log at warning level or above, or that are not log lines at all. */
  complaints(): readonly string[];
  /** Rejects with its last complaints if the process ends before `stop` is called; settles in no other case. */
  readonly ended: Promise<never>;
  /** Ends it, by force if it takes too long. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const memorySchema = z.object({
  heapUsed: z.number(),
  rss: z.number(),
  external: z.number(),
  /** The most resident memory that the process has ever had. */
  peak: z.number(),
});
export type Memory = z.infer<typeof memorySchema>;
const cpuSchema = z.object({ cpu: z.number() });
const hourSchema = z.object({ tasks: z.int().positive() });
const logLine = z.object({ level: z.number() });

const warning = 40;

/** Complaints that explain why a process ended. */
const lastLines = 5;

/** Milliseconds that a process has to end by itself. */
const stopPatience = 15_000;

const isComplaint = (line: string): boolean => {
  try {
    const read = logLine.safeParse(JSON.parse(line));
    return !read.success || read.data.level >= warning;
  } catch {
    return true;
  }
};

const collectLines = (child: ChildProcess): string[] => {
  const complaints: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      if (line !== '' && isComplaint(line)) complaints.push(line);
    });
  }
  return complaints;
};

const probe = new URL('probe.js', import.meta.url).href;

/** Starts a compiled program. `extraArgs` go to Node itself, for a profile. */
export const startProcess = (
  program: URL,
  environment: Readonly<Record<string, string>>,
  extraArgs: readonly string[] = [],
): Measured => {
  const child = fork(fileURLToPath(program), [], {
    // Its own settings and none of ours, so that no .env or stray variable changes a figure.
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    execArgv: ['--expose-gc', '--import', probe, ...extraArgs],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const complaints = collectLines(child);
  // Not 'exit', because its last lines may still be on their way then.
  const closed = once(child, 'close');
  let stopping = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('close', (code, signal) => {
      if (stopping) return;
      const last = complaints.slice(-lastLines).join('\n');
      reject(new Error(`the measured process ended (${signal ?? code}); its last complaints:\n${last}`));
    });
  });
  // Whoever waits for the process hears of it, but perhaps nobody is waiting just then.
  ended.catch(() => undefined);

  const ask = async <Answer>(what: 'memory' | 'cpu' | 'hour', schema: z.ZodType<Answer>): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send({ probe: what });
    const [answer] = z
      .tuple([z.unknown()])
      .rest(z.unknown())
      .parse(await Promise.race([answered, ended]));
    return schema.parse(answer);
  };

  return {
    pid: child.pid ?? 0,
    memory: () => ask('memory', memorySchema),
    cpu: async () => (await ask('cpu', cpuSchema)).cpu,
    passHour: async () => {
      await ask('hour', hourSchema);
    },
    complaints: () => complaints,
    ended,
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const force = setTimeout(() => {
        complaints.push(`did not end within ${stopPatience / 1_000} s of SIGTERM, and was killed`);
        child.kill('SIGKILL');
      }, stopPatience);
      await closed;
      clearTimeout(force);
    },
    kill: async () => {
      stopping = true;
      child.kill('SIGKILL');
      await closed;
    },
  };
};
