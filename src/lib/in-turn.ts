/** Runs tasks of the same name one at a time, those of all processes that share the store included. */
export type InTurn = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
