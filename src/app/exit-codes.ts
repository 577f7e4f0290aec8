/**
 * What the process ends with (BSD's sysexits), unless a signal ends it. `docs/operating.md` explains them, and its systemd
 * unit restarts the bot by them; a test compares the three. Where it is not clear which one fits, a restart is tried.
 */
export const exitCodes = {
  done: 0,
  /** Everything else; also a command that failed. */
  failed: 1,
  badUsage: 64,
  /** A restart may mend it: something that the bot needs is not there at the moment, or another process has it. */
  tryAgain: 75,
  /** A restart does not mend it: somebody has to change a setting, a token, a key, the store, or Node itself. */
  misconfigured: 78,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
