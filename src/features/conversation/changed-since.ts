import type { Conversation } from '../../conversation/domain/record.ts';
import type { UserId } from '../../lib/ids.ts';

/** Whether a list of people in a panel is still up to date. */

type Terms = NonNullable<Conversation['terms']>[number];
type Shown = Partial<Pick<Terms, 'who' | 'chosen' | 'coHosts'>>;

/** What a list chooses: the people who may ask, or the co-hosts. */
export type Listed = 'who' | 'coHosts';

const shownIn = ({ who, chosen, coHosts = [] }: Shown, list: Listed): string =>
  list === 'who' ? JSON.stringify([who, chosen]) : coHosts.toSorted().join();

/**
 * Who changed it since this revision of the conversation; undefined if nobody did. `unknown`: perhaps somebody, because
 * terms are forgotten once no message is judged by them any more.
 */
export const changedSince = (
  { terms = [], revision = 0, who }: Conversation,
  drawn: number,
  list: Listed,
): UserId | 'unknown' | undefined => {
  const changes = revision - drawn;
  const all: readonly (Shown & Pick<Partial<Terms>, 'by'>)[] =
    terms.length === revision ? [{ who }, ...terms] : terms;
  const since = all.slice(-changes - 1);
  const found = since.findLast(
    (one, index) => index > 0 && shownIn(one, list) !== shownIn(since[index - 1] ?? {}, list),
  );
  return found?.by ?? (changes < since.length ? undefined : 'unknown');
};
