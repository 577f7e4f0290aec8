/** The facts that texts are made from: the same for every language. */

/** How far the person who asks has got with linking an account. */
export type AccountStep = 'not_linked' | 'number_missing' | 'linked' | 'sign_in_ended';

/** A limit has been reached: of one person within an hour, or of one account within a day. */
export interface NoRoom {
  readonly of: 'person' | 'account';
  /** How many questions may be asked. */
  readonly most: number;
  /** When questions may be asked again, in milliseconds since 1970. */
  readonly until: number;
}

/** How much of a limit has been used. */
export interface Used extends NoRoom {
  readonly asked: number;
}

/** Where somebody asks for help, and what they can do there. */
export type Situation =
  /** A server channel, outside any conversation. */
  | { readonly kind: 'channel'; readonly account: AccountStep }
  | { readonly kind: 'dm'; readonly account: AccountStep }
  /** The thread of a conversation that is still open. */
  | {
      readonly kind: 'conversation';
      readonly partner: 'patient' | 'topic';
      /** `left_out`: others may ask there. `host_to_link`: the conversation waits until this person links again. */
      readonly role: 'speaker' | 'moderator' | 'left_out' | 'host_to_link';
      readonly hears: 'everything' | 'mentions';
      /** One person asks at a time. */
      readonly isByHand: boolean;
    }
  /** The thread of a conversation that is over. */
  | { readonly kind: 'ended'; readonly account: AccountStep };

/** What is the same for everybody who asks. */
export interface HelpFacts {
  /** The service is the built-in stand-in. */
  readonly demo: boolean;
  readonly operatorContact?: string | undefined;
  readonly privacyUrl?: string | undefined;
}

/** `undecided`: there is a new text, and the earlier one. */
export type PartState = 'missing' | 'written' | 'undecided';

/** The facts on the privacy page. */
export interface PrivacyFacts {
  readonly operatorContact?: string | undefined;
  /** The service is the built-in stand-in, so nothing leaves this machine for it. */
  readonly demo: boolean;
  /** The service's host name, such as "service.example.org". */
  readonly serviceHost?: string | undefined;
  /** Days that a composed case is kept after it was last touched. */
  readonly keepCases: number;
}

interface PrivacySection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** `**bold**` and `code` in backticks are kept. */
export interface PrivacyText {
  readonly title: string;
  readonly sections: readonly PrivacySection[];
}

/** The kinds of records that are stored about a person. */
export type StoredKind = 'account' | 'cases' | 'counts' | 'hosted' | 'lines' | 'named';
