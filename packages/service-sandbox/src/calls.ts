/** What the sandbox was asked, in order: the truth by which a test judges the bot. */

type Scalar = string | number | boolean | null;

export interface CallRecord {
  /** Counts from 1 in the order in which calls were decided. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** The service user, if the bearer token or the credentials identify one. */
  readonly user?: string;
  /** What was sent; passwords, secrets and tokens are replaced by `[hidden]`. */
  readonly body: Readonly<Record<string, Scalar>>;
  /** Null if the connection was cut without an answer. */
  readonly status: number | null;
  /** Whether the call took effect, whether or not the caller was told. */
  readonly accepted: boolean;
  /** The kind of fault that hit it. */
  readonly fault?: string;
}

export type CallListener = (call: CallRecord) => void;

export interface Calls {
  readonly add: (call: Omit<CallRecord, 'number' | 'time'>) => void;
  readonly list: () => readonly CallRecord[];
  /** Reports every call as it is decided, before its answer is sent. Returns a function that stops the reports. */
  readonly listen: (listener: CallListener) => () => void;
}

/** `keep`: how many records stay; the oldest go first. */
export const createCalls = (keep: number): Calls => {
  const records: CallRecord[] = [];
  const listeners = new Set<CallListener>();
  let count = 0;
  return {
    add: (call) => {
      count += 1;
      const record = { number: count, time: Date.now(), ...call };
      records.push(record);
      if (records.length > keep) records.shift();
      for (const listener of listeners) listener(record);
    },
    list: () => [...records],
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
