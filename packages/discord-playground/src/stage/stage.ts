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

/** What stands in for the service that the bot calls. */
export interface ServiceStage {
  /** Demo credentials, shown beside the page that asks for them. */
  readonly signIns: readonly { readonly username: string; readonly password: string }[];
  /** Returns a function that stops listening. */
  onCall(listener: (call: ServiceCall) => void): () => void;
  set(state: ServiceState): void;
  /** Every access token expires; refresh tokens stay valid. */
  expireTokens(): void;
}

/** What a newcomer reads at the beginning of the first channel. */
export interface Welcome {
  /** What this place is. */
  readonly about: string;
  /** Names of the people who can begin at once. */
  readonly ready: () => readonly string[];
  /** What the others have to do before they can. */
  readonly howToGetReady: string;
  /** A command of the bot's that opens a thread, and the words of the button that gives it. */
  readonly step: {
    readonly label: string;
    readonly path: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** What to do after it. */
  readonly next: string;
  /** What to do once two threads are open in the first channel. */
  readonly several?: string;
  /** What is made up here. */
  readonly note: string;
}

export interface Stage {
  /** Undefined if nothing stands in for the bot's service. */
  readonly service: ServiceStage | undefined;
  readonly welcome: Welcome | undefined;
  /** Stops the bot as a signal would, and restarts it. Rejects if it does not come up. */
  restartBot(): Promise<void>;
}
