import { exitCodes, type ExitCode } from './exit-codes.ts';

interface StartErrorOptions extends ErrorOptions {
  /** `misconfigured` unless given. */
  readonly exitCode?: ExitCode;
}

/** Why the start failed: one plain line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: ExitCode;

  constructor(message: string, { exitCode = exitCodes.misconfigured, ...options }: StartErrorOptions = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export interface Problem {
  readonly name: string;
  /** Never contains the value, which may be a secret. */
  readonly text: string;
}

/** Lists all problems at once, none of them with a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      ['The settings have problems:', ...problems.map(({ name, text }) => `  ${name} ${text}`)].join('\n'),
    );
    this.problems = problems;
  }
}
