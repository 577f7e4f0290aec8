import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Which code the figures are for. */
interface CodeState {
  readonly commit: string;
  /** Whether files differ from the commit. */
  readonly isDirty: boolean;
}

/** Undefined if there is no git, or no repository. */
export const readCodeState = async (): Promise<CodeState | undefined> => {
  try {
    const commit = await run('git', ['rev-parse', 'HEAD']);
    const status = await run('git', ['status', '--porcelain']);
    return { commit: commit.stdout.trim(), isDirty: status.stdout !== '' };
  } catch {
    return undefined;
  }
};
