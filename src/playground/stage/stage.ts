/** What surrounds the playground in one process. Whoever puts the parts together gives it. */

export type ServiceState = 'works' | 'slow' | 'down';

export interface ServiceCall {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** Null when the connection was cut without an answer. */
  readonly status: number | null;
}

/** The sandbox behind the bot. */
export interface ServiceStage {
  /** Demo credentials, shown beside the page that asks for them. */
  readonly signIns: readonly { readonly username: string; readonly password: string }[];
  /** The result ends the telling. */
  onCall(listener: (call: ServiceCall) => void): () => void;
  set(state: ServiceState): void;
  /** Every access token ends; refresh tokens go on. */
  expireTokens(): void;
}

/** The first thing to do here, which the page has a button for. */
export interface FirstStep {
  /** A command of the bot that opens a thread. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Stage {
  /** Undefined where the bot talks to a real service. */
  readonly service: ServiceStage | undefined;
  /** Undefined where nobody is linked beforehand. */
  readonly firstStep: FirstStep | undefined;
  /** Stops the bot as a signal would, and starts it anew. Rejects when it does not come up. */
  restartBot(): Promise<void>;
}
