/** What the playground reports to whoever runs it, such as a pino logger. */
export interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const silent: Log = { warn: () => undefined, error: () => undefined };
