import { cutText } from '../../lib/cut.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { within } from '../../lib/within.ts';
import type { Caller, Request } from './interaction.ts';
import type { InteractionRequests } from './interaction-requests.ts';
import { limits } from '../limits.ts';
import type { Choice, Subcommand } from './route.ts';

/** Milliseconds after which an empty list is better than none. */
const patience = 2_000;

const fitChoice = ({ name, value }: Choice): Choice => ({
  name: cutText(name, { longest: limits.choiceName }),
  value,
});

/** A value that is too long can't be cut without meaning something else, so it is left out. */
const fitChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= limits.choiceValue)
    .slice(0, limits.choices)
    .map(fitChoice);

interface Suggesting {
  readonly caller: Caller;
  readonly request: Extract<Request, { kind: 'suggestion' }>;
  /** The command being typed; if undefined, there is nothing to suggest. */
  readonly entry: Subcommand | undefined;
  readonly requests: InteractionRequests;
  readonly log: Log;
}

const suggestionsFor = async ({ caller, request, entry }: Suggesting): Promise<readonly Choice[]> => {
  const focused = request.options.find((given) => given.focused);
  const option = focused === undefined ? undefined : entry?.options[focused.name];
  if (focused === undefined || option?.type !== 'string' || option.suggest === undefined) return [];
  return option.suggest(caller, typeof focused.value === 'string' ? focused.value : '');
};

/** Answers an autocomplete request: at most 25 choices, or none if the search fails. Never rejects. */
export const answerSuggestion = async (suggesting: Suggesting): Promise<void> => {
  const { request, requests, log } = suggesting;
  const found = suggestionsFor(suggesting).catch((error: unknown) => {
    log.warn({ command: request.name, ...errorFacts(error) }, 'suggestions failed');
    return [];
  });
  try {
    await requests.suggest(fitChoices((await within(patience, found)) ?? []));
  } catch (error) {
    // The person kept typing or gave up, so Discord refuses the outdated list.
    log.debug({ command: request.name, ...errorFacts(error) }, 'suggestions not accepted');
  }
};
