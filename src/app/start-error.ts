/** Why the start failed: one plain line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
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
