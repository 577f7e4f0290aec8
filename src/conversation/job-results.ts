import type { JobResult } from './jobs.ts';

/** Who waits for the end of a reset or an end, by its id. */
export class JobResults {
  readonly #waiting = new Map<string, ((result: JobResult) => void)[]>();

  /** Resolves when the job is through. */
  of(id: string): Promise<JobResult> {
    return new Promise((resolve) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), resolve]);
    });
  }

  tell(id: string, result: JobResult): void {
    for (const resolve of this.#waiting.get(id) ?? []) resolve(result);
    this.#waiting.delete(id);
  }

  /** Nothing is left to run them on: they are as good as done. */
  tellAll(): void {
    for (const id of this.#waiting.keys()) this.tell(id, { done: true });
  }
}
