import type { InteractionId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Deciders, DecisionKind, DecisionOf, Decisions, EventOf } from './events.ts';
import { decideForgetting } from './forget.ts';
import { decideHands } from './hands.ts';
import { notePresence } from './inbox.ts';
import { decideJob } from './jobs.ts';
import { reply } from './lanes.ts';
import { decideAsking, decideTerms } from './manage.ts';
import { decideOpening } from './opening.ts';
import { decideWaiting } from './suspend.ts';

/** What people decide goes to the concern that it is about; they are told what came of it. */

const deciders: Deciders<Decisions> = {
  ...decideTerms,
  ...decideHands,
  ...decideAsking,
  ...decideWaiting,
  ...decideJob,
  ...decideForgetting,
  ...decideOpening,
};

/** Possible whatever becomes of the conversation. */
const always: readonly DecisionKind[] = ['open', 'forget_person'];

const isOver = ({ record: { phase, job } }: Draft, kind: DecisionKind): boolean =>
  !always.includes(kind) && (phase !== 'open' || (job?.kind === 'end' && kind !== 'job'));

const decide = <Kind extends DecisionKind>(
  d: Draft,
  decision: DecisionOf<Kind>,
  request: InteractionId,
): void => {
  const { kind }: { readonly kind: Kind } = decision;
  if (isOver(d, kind)) return reply(d, request, { kind: 'over' });
  const outcome = deciders[kind](d, decision, request);
  // An interaction is answered in public at once or never; nothing of it has to be stored.
  if (outcome !== 'later') reply(d, request, outcome, { atOnce: kind === 'say' });
};

export const asked = (d: Draft, { decision, request }: EventOf<'asked'>): void => {
  if ('by' in decision && decision.by !== undefined) notePresence(d, decision.by);
  decide(d, decision, request);
};
