import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A measured process: the bot or the floor, each a child that shares nothing with the load but sockets. */
export interface Measured {
  /** Bytes, after a garbage collection. */
  memory(): Promise<Memory>;
  /** Milliseconds of processor time so far. */
  cpu(): Promise<number>;
  /** Lines of its log at level warning or above, or that are no log at all. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

const memorySchema = z.object({ heapUsed: z.number(), rss: z.number(), external: z.number() });
export type Memory = z.infer<typeof memorySchema>;
const cpuSchema = z.object({ cpu: z.number() });
const logLine = z.object({ level: z.number() });

const warning = 40;

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
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '' && isComplaint(line)) complaints.push(line);
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
    // Its own settings and nothing of ours, so that a .env or a stray variable changes no figure.
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...environment },
    execArgv: ['--expose-gc', '--import', probe, ...extraArgs],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const complaints = collectLines(child);
  const exited = once(child, 'exit');

  const ask = async <Answer>(what: 'memory' | 'cpu', schema: z.ZodType<Answer>): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send({ probe: what });
    const gone = exited.then(() => {
      throw new Error(`the measured process ended: ${complaints.slice(-5).join(' ')}`);
    });
    const [answer] = z
      .tuple([z.unknown()])
      .rest(z.unknown())
      .parse(await Promise.race([answered, gone]));
    return schema.parse(answer);
  };

  return {
    memory: () => ask('memory', memorySchema),
    cpu: async () => (await ask('cpu', cpuSchema)).cpu,
    complaints: () => complaints,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
};
