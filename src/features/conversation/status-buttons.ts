import type { Decision, Outcome } from '../../machine/events.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { done, say, update, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import { escapeName } from '../../lib/markdown.ts';
import { refused } from './access.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import type { ConversationNeeds } from './needs.ts';
import type { Need } from './rights.ts';

/** The buttons below the status, each of which acts on what holds when it is pressed; and hands, wherever they are raised. */

interface Pressed {
  readonly conversation: string;
  readonly on?: string | undefined;
}

/** Those whose press is a decision of that name; all but **Ask** take a moderator. */
const simple = ['skip_waiting', 'resume', 'answer_aside', 'skip_aside', 'skip_preceptor', 'ask_it'] as const;

interface StatusButtonDeps extends Pick<ConversationNeeds, 'account'> {
  readonly manage: (admitted: Admitted) => Promise<Reply>;
}

const raised = (outcome: Outcome, admitted: Admitted): Reply => {
  const { caller, record } = admitted;
  const { conversation: texts } = caller.words;
  if (outcome.kind === 'floor')
    return say(record.terms.paused === undefined ? texts.yourFloor : texts.yourFloorPaused);
  if (outcome.kind === 'in_line') {
    const about = { with: { conversation: record.about.id } };
    const lower = buttons.lowerHand.make({ label: texts.buttons.lowerHand, ...about });
    return say(texts.place(outcome.position), [lower]);
  }
  if (outcome.kind === 'line_full') return say(texts.lineFull(record.hands?.up.length ?? 0));
  return outcome.kind === 'nothing' ? say(texts.noHands) : (refused(outcome, admitted) ?? done);
};

export const statusButtons = (
  { open, decide }: Access,
  { account: accounts, manage }: StatusButtonDeps,
): readonly ComponentRoute[] => {
  /** The status changes by itself. */
  const seen = (outcome: Outcome, admitted: Admitted): Reply => refused(outcome, admitted) ?? done;

  const deciding = (
    need: Need,
    decisionOf: (admitted: Admitted, pressed: Pressed) => Decision,
    answer: (outcome: Outcome, admitted: Admitted) => Reply = seen,
  ) =>
    open<Pressed>(need, (admitted, pressed) =>
      decide(admitted, decisionOf(admitted, pressed), (outcome) => answer(outcome, admitted)),
    );
  const presses = simple.map((kind) =>
    buttons.status[kind].on(
      deciding(kind === 'ask_it' ? 'write' : 'moderate', ({ caller: { userId: by } }, { on }) => ({
        kind,
        by,
        on,
      })),
    ),
  );

  const raise = deciding('write', ({ caller }) => ({ kind: 'raise_hand', by: caller.userId }), raised);
  const lower = deciding(
    'see',
    ({ caller }) => ({ kind: 'lower_hand', by: caller.userId }),
    ({ kind }, { caller: { words } }) =>
      kind === 'done' ? update(words.conversation.handLowered) : say(words.conversation.handNotUp),
  );

  const pass = open<Pressed>('write', async (admitted, { on }) => {
    const { caller, record, moderates } = admitted;
    const { conversation: texts } = caller.words;
    const holder = on ?? record.hands?.holder;
    if (holder === undefined) return say(texts.noHands);
    if (holder !== caller.userId && !moderates) return say(texts.onlyHolder);
    const decision = { kind: 'pass', by: caller.userId, on: holder } as const;
    return decide(admitted, decision, (outcome) => seen(outcome, admitted));
  });

  /** Answers the host privately: asks for the account, and the thread goes on once it is linked. */
  const continueAsHost = open<{ readonly conversation: string }>('host', async (admitted) => {
    const { about, suspension } = admitted.record;
    const { conversation: texts } = admitted.caller.words;
    const account = await accounts.accountOf(about.hostId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (!account.serviceUsers.includes(about.serviceUser)) {
      const isEarlier = account.earlier?.serviceUsers.includes(about.serviceUser) === true;
      return say(texts.otherAccount(isEarlier ? escapeName(account.earlier.username) : undefined));
    }
    if (account.status === 'ended' || suspension?.cause === 'renewal_fails')
      throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
    // After linking, it already tries by itself.
    return decide(admitted, { kind: 'try_now' }, () => say(texts.goingOn));
  });

  return [
    buttons.status.try_now.on(deciding('moderate', () => ({ kind: 'try_now' }))),
    buttons.status.continue.on(continueAsHost),
    ...presses,
    buttons.status.raise_hand.on(raise),
    buttons.raiseHand.on(raise),
    buttons.lowerHand.on(lower),
    buttons.status.pass.on(pass),
    buttons.status.manage.on(open('moderate', manage)),
  ];
};
