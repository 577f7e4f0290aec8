/** What surrounds the playground in one process, provided by whoever assembles the parts. */

export type ServiceState = 'works' | 'slow' | 'down';

export interface ServiceCall {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** Null if the connection was cut without an answer. */
  readonly status: number | null;
}

/** The sandbox behind the bot. */
export interface ServiceStage {
  /** Demo credentials, shown beside the page that asks for them. */
  readonly signIns: readonly { readonly username: string; readonly password: string }[];
  /** Returns a function that stops listening. */
  onCall(listener: (call: ServiceCall) => void): () => void;
  set(state: ServiceState): void;
  /** Every access token expires; refresh tokens stay valid. */
  expireTokens(): void;
}

/** The first thing to do here, for which the page has a button. */
export interface FirstStep {
  /** A command of the bot's that opens a thread. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Stage {
  /** Undefined if the bot talks to a real service. */
  readonly service: ServiceStage | undefined;
  /** Undefined if nobody is linked beforehand. */
  readonly firstStep: FirstStep | undefined;
  /** Stops the bot as a signal would, and restarts it. Rejects if it does not come up. */
  restartBot(): Promise<void>;
}
