/** Runs tasks of the same name one at a time. */
export type WithLock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
