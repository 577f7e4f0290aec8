/** Runs tasks of the same name one at a time, across all processes that share the store. */
export type WithLock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
