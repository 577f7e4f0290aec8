import type { Item } from '../plan.ts';
import { runOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** What people may do in a thread, and which conversation may use a chat of the service. */

const write = { do: 'write', after: 3_000, who: 0, form: 'plain', to: 0 } as const;
const endedAndUsed = (use: Item): readonly Item[] => [
  write,
  { do: 'press', after: 5_000, button: 'end', which: 0, times: 1 },
  use,
  { do: 'press', after: 10_000, button: 'reopen', which: 0, times: 1 },
  { ...write, after: 10_000 },
  { ...write, after: 10_000 },
];
const endedAndUsedElsewhere = endedAndUsed({ do: 'elsewhere', after: 10_000, is: true });
const endedAndUsedHere = endedAndUsed({ do: 'open', after: 10_000, isSame: true });

const coHostsAlone = runOf([
  { do: 'manage', after: 1_000, change: 'co_hosts', times: 1 },
  { do: 'manage', after: 1_000, change: 'me', times: 1 },
  write,
]);

export const rights: readonly Mutant[] = [
  {
    name: 'the host is not heard where others were chosen',
    file: 'domain/hearing-terms.ts',
    from: "who !== 'hands' && isHostOrCoHost",
    to: "who === 'me' && isHostOrCoHost",
    plan: runOf([
      { do: 'manage', after: 1_000, change: 'chosen', times: 1 },
      { ...write, who: 2 },
    ]),
  },
  {
    name: 'co-hosts are not heard where only the host is',
    file: 'domain/hearing-terms.ts',
    from: 'isHostOrCoHost({ hostId, coHosts }, id)',
    to: 'isHostOrCoHost({ hostId }, id)',
    plan: coHostsAlone,
  },
  {
    name: 'whether somebody was a co-host is judged by who is one now',
    file: 'domain/hearing-terms.ts',
    from: 'const terms = {\n    who,\n    hears,\n    chosen,\n    coHosts,',
    to: 'const terms = {\n    who,\n    hears,\n    chosen,',
    plan: coHostsAlone,
  },
  {
    name: 'somebody who becomes a co-host has been heard as one before',
    file: 'domain/hearing-terms.ts',
    from: '({ who, hears }: Dateless): Terms => ({ who, hears })',
    to: '(record: Dateless): Terms => record',
    plan: {
      ...coHostsAlone,
      setup: { ...coHostsAlone.setup, who: 'me' },
      items: [
        { do: 'interrupt', after: 0, lasts: 40_000 },
        { do: 'crash', after: 4_000, on: 'history', at: 'before', skip: 0, downFor: 2_000 },
        { ...write, after: 0 },
        { do: 'manage', after: 4_000, change: 'co_hosts', times: 1 },
      ],
    },
  },
  {
    name: 'a moderator is told in front of the class that somebody else has the floor',
    file: 'talk/hints.ts',
    from: 'if (isHostOrCoHost(before.record, message.author.id)) return before;',
    to: '',
  },
  {
    name: 'what moderators want asked of their own waits for the floor',
    file: 'talk/ask-this.ts',
    from: 'isModerators ? [] :',
    to: '',
  },
  {
    name: 'somebody who was removed from a private thread acts there',
    file: 'domain/rights.ts',
    from: ' || (conversation.private && !isIn && !manages)',
    to: '',
  },
  {
    name: 'somebody who does not see the channel acts there',
    file: 'domain/rights.ts',
    from: 'if (!sees || (',
    to: 'if ((',
  },
  {
    name: 'a locked thread keeps nobody from acting',
    file: 'domain/rights.ts',
    from: "if (isLocked && !manages) return 'unlocked';",
    to: '',
  },
  {
    name: 'somebody who moderates no longer goes on doing so',
    file: 'domain/rights.ts',
    from: 'isHostOrCoHost(conversation, person) || manages;',
    to: 'isHostOrCoHost(conversation, person) || !manages;',
  },
  {
    name: 'a conversation is reopened while another one of this process uses its chat',
    file: 'domain/chat.ts',
    from: "kind === 'patient' && status !== 'ended' && abandoned === undefined",
    to: "kind === 'patient' && status === 'opening' && abandoned === undefined",
    plan: runOf(endedAndUsedHere),
  },
  {
    name: 'a conversation that is reopened does not take its chat',
    file: 'domain/chat.ts',
    from: `  subject,
}: Conversation): string | undefined =>
  kind === 'patient' && status !== 'ended' &&`,
    to: `  subject, job,
}: Conversation): string | undefined =>
  kind === 'patient' && status !== 'ended' && job?.kind !== 'reopen' &&`,
    plan: runOf(endedAndUsedElsewhere),
  },
  {
    name: 'what was answered long ago is asked again with "Ask this"',
    file: 'talk/ask-this.ts',
    from: 'if (wasAnswered || isTaken',
    to: 'if (isTaken',
    plan: runOf([
      ...Array.from({ length: 18 }, () => write),
      { do: 'ask_this', after: 20_000, which: 17, times: 1 },
    ]),
  },
  {
    name: 'roles are not judged again by terms that came first',
    file: 'domain/hearing.ts',
    from: 'const { id, roles = isJudged ? terms.chosen?.roles : undefined } = message.author;',
    to: 'const { id } = message.author; const roles = isJudged ? terms.chosen?.roles : message.author.roles;',
    plan: {
      seed: 987756923,
      setup: {
        kind: 'patient',
        who: 'everyone',
        hears: 'mentions',
        isPrivate: true,
        earlier: 'forget',
        readsMessages: true,
        isEarly: false,
        pace: 30,
        room: {},
      },
      opening: [],
      items: [
        { do: 'account', after: 60, is: 'other_account' },
        { do: 'manage', after: 0, change: 'chosen_roles', times: 1 },
        { do: 'write', after: 0, who: 1, form: 'role', to: 0 },
      ],
    },
  },
];
