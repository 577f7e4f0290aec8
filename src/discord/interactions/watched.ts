import type { Request } from './interaction.ts';
import type { InteractionRequests } from './interaction-requests.ts';

/** How long people wait for the first sign of life after a command. */

/** `name`: one of our commands, or the kind of anything else. */
export type ObserveInteraction = (interaction: { readonly name: string; readonly seconds: number }) => void;

interface Watching {
  readonly request: Request;
  /** The names of ours, so that nothing else becomes one. */
  readonly commands: ReadonlySet<string>;
  readonly observe: ObserveInteraction | undefined;
}

const nameOf = ({ request, commands }: Watching): string => {
  if (request.kind !== 'command') return request.kind;
  return commands.has(request.name) ? `/${request.name}` : 'unknown';
};

/** Reports the first answer that Discord has taken, once. */
export const watched = (requests: InteractionRequests, watching: Watching): InteractionRequests => {
  const { observe } = watching;
  if (observe === undefined) return requests;
  const started = performance.now();
  let told = false;
  const telling =
    <Given extends readonly unknown[]>(answer: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      await answer(...given);
      if (told) return;
      told = true;
      observe({ name: nameOf(watching), seconds: (performance.now() - started) / 1_000 });
    };
  return {
    ...requests,
    defer: telling(requests.defer),
    answer: telling(requests.answer),
    showForm: telling(requests.showForm),
    suggest: telling(requests.suggest),
  };
};
