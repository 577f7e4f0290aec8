import type { AccountStep, HelpFacts, Situation } from './facts.ts';

/** One screen: what to do next, which commands there are, and whom to ask. Each language brings its lines. */

interface HelpLines {
  readonly next: string;
  readonly accountStep: Readonly<Record<AccountStep, string>>;
  readonly linkedInDm: string;
  readonly write: Readonly<Record<'patient' | 'topic', string>>;
  /** Added where only mentions are heard. */
  readonly mentions: string;
  /** Who is answered when. */
  readonly inOrder: string;
  readonly byHand: string;
  readonly howToTalk: string;
  /** What the bot's reactions mean, and until when a question can be changed. */
  readonly signs: string;
  readonly moderate: Readonly<Record<'patient' | 'topic', string>>;
  readonly leftOut: string;
  readonly hostToLink: string;
  readonly ended: string;
  /** The first three work in servers only. */
  readonly commands: readonly string[];
  /** What a teacher does first, for channels of a server. */
  readonly teacher: string;
  readonly demo: string;
  readonly simulation: string;
  /** Precedes the operator's contact. */
  readonly operator: string;
  /** Precedes the privacy page's address. */
  readonly privacy: string;
}

type Conversation = Extract<Situation, { kind: 'conversation' }>;

export const helpText = (lines: HelpLines): ((situation: Situation, facts: HelpFacts) => string) => {
  const howToTalk = ({ partner, hears, isByHand }: Conversation): string => {
    const mentions = hears === 'everything' ? [] : [lines.mentions];
    const order = isByHand ? lines.byHand : lines.inOrder;
    return `${[lines.write[partner], ...mentions, order].join(' ')}\n${lines.howToTalk}\n${lines.signs}`;
  };

  const inConversation = (situation: Conversation): string => {
    switch (situation.role) {
      case 'speaker':
        return howToTalk(situation);
      case 'moderator':
        return `${howToTalk(situation)}\n${lines.moderate[situation.partner]}`;
      case 'left_out':
        return lines.leftOut;
      case 'host_to_link':
        return lines.hostToLink;
    }
  };

  const nextStep = (situation: Situation): string => {
    if (situation.kind === 'conversation') return inConversation(situation);
    const step = lines.accountStep[situation.account];
    if (situation.kind === 'ended') return `${lines.ended} ${step}`;
    return situation.kind === 'dm' && situation.account === 'linked' ? lines.linkedInDm : step;
  };

  const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
    [
      ...(demo ? [lines.demo] : []),
      lines.simulation,
      ...(operatorContact === undefined ? [] : [`${lines.operator} ${operatorContact}`]),
      ...(privacyUrl === undefined ? [] : [`${lines.privacy} <${privacyUrl}>`]),
    ].join('\n');

  return (situation, facts) => {
    const commands = situation.kind === 'dm' ? lines.commands.slice(3) : lines.commands;
    const teacher = situation.kind === 'channel' ? [lines.teacher] : [];
    return `${lines.next} ${nextStep(situation)}\n\n${[...commands, ...teacher].join('\n')}\n\n${foot(facts)}`;
  };
};
