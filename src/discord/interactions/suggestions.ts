import { cutText } from '../../lib/cut.ts';
import { shownLine } from '../../lib/invisible.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { within } from '../../lib/waiting.ts';
import { limits } from '../limits.ts';
import type { InteractionRequests } from './requests.ts';
import type { Choice } from './route.ts';

/** Milliseconds after which an empty list is better than none. */
const patience = 2_000;

/** A value that is too long can't be cut without meaning something else, so it is left out. */
const fitChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= limits.choiceValue)
    .slice(0, limits.choices)
    .map(({ name, value }) => ({
      name: cutText(shownLine(name) || '?', { longest: limits.choiceName }),
      value,
    }));

/** Answers an autocomplete request: at most 25 choices, or none if the search fails. Never rejects. */
export const answerSuggestion = async (
  search: () => Promise<readonly Choice[]>,
  requests: InteractionRequests,
  log: Log,
): Promise<void> => {
  const found = search().catch((error: unknown) => {
    log.warn(errorFacts(error), 'suggestions failed');
    return [];
  });
  try {
    await requests.suggest(fitChoices((await within(patience, found)) ?? []));
  } catch (error) {
    // The person kept typing or gave up, so Discord refuses the outdated list.
    log.debug(errorFacts(error), 'suggestions not accepted');
  }
};
