import type { DiscordFailure, ServiceFailure } from '../lib/failure.ts';
import { escapeSentenceWithin } from '../lib/markdown.ts';

/** What went wrong and what to do next, for every kind of failure, for one person. Each language brings its sentences. */

type Reasons<Kind extends 'not_taken' | 'in_doubt' | 'misconfigured' | 'needs_link'> = Extract<
  ServiceFailure,
  { kind: Kind }
>['reason'];

type Sentences<Key extends string> = Readonly<Record<Key, string>>;

interface ServiceLines extends Sentences<'invalid_grant' | 'cancelled' | 'too_long' | 'too_slow'> {
  readonly not_taken: Sentences<Exclude<Reasons<'not_taken'>, 'rate_limited'>>;
  /** `wait`: such as "30 seconds" or "5 minutes", never 1. */
  readonly busy: (wait: string) => string;
  readonly seconds: string;
  readonly minutes: string;
  readonly in_doubt: Sentences<Reasons<'in_doubt'>>;
  /** Two ways to go on after those. */
  readonly perhapsDone: string;
  readonly textLost: string;
  /** `reason`: the service's own words for refusing to sign this account in. */
  readonly accountRefused: (reason: string) => string;
  /** `reason`: the service's own words, a sentence or more. */
  readonly rejected: (reason: string) => string;
  readonly rejectedWithoutReason: (status: number) => string;
  readonly misconfigured: Sentences<Reasons<'misconfigured'>>;
  readonly needs_link: Sentences<Reasons<'needs_link'>>;
}

type CodedKind = 'forbidden' | 'limit' | 'refused';

interface DiscordLines
  extends
    Sentences<Exclude<DiscordFailure['kind'], CodedKind | 'failing'>>,
    Readonly<Record<CodedKind, (code: number) => string>> {
  readonly particular: Sentences<(typeof particular)[keyof typeof particular]>;
}

/** Discord's error codes that have a sentence of their own. */
const particular = {
  200_000: 'filtered',
  200_001: 'titleFiltered',
  240_000: 'harmfulLink',
  20_016: 'slowMode',
  20_028: 'tooManyMessages',
  30_033: 'threadFull',
  30_046: 'tooManyOldEdits',
} as const;

const isParticular = (code: number): code is keyof typeof particular => code in particular;

/** The service’s own words, on one line and escaped, are cut at this length. */
const longestReason = 90;

export interface Failures {
  readonly service: (failure: ServiceFailure) => string;
  readonly discord: (failure: DiscordFailure) => string;
}

export const failureText = (service: ServiceLines, discord: DiscordLines): Failures => {
  const waitOf = (milliseconds: number): string => {
    const seconds = Math.max(2, Math.ceil(milliseconds / 1_000));
    return seconds < 100 ? `${seconds} ${service.seconds}` : `${Math.ceil(seconds / 60)} ${service.minutes}`;
  };

  return {
    service: (failure) => {
      switch (failure.kind) {
        case 'not_taken':
          if (failure.quote !== undefined)
            return service.accountRefused(escapeSentenceWithin(longestReason, failure.quote));
          return failure.reason === 'rate_limited'
            ? service.busy(waitOf(failure.retryAfter ?? 60_000))
            : service.not_taken[failure.reason];
        case 'in_doubt':
          return failure.reason === 'too_large'
            ? service.in_doubt.too_large
            : `${service.in_doubt[failure.reason]} ${failure.lost ? service.textLost : service.perhapsDone}`;
        case 'rejected':
          return failure.reason === undefined
            ? service.rejectedWithoutReason(failure.status)
            : // What the school pays for is used up: other words from whoever asks do not help.
              service[failure.status === 402 ? 'accountRefused' : 'rejected'](
                escapeSentenceWithin(longestReason, failure.reason),
              );
        case 'misconfigured':
          return service.misconfigured[failure.reason];
        case 'needs_link':
          return service.needs_link[failure.reason];
        default:
          return service[failure.kind];
      }
    },
    discord: (failure) => {
      switch (failure.kind) {
        case 'limit':
        case 'refused':
          return isParticular(failure.code)
            ? discord.particular[particular[failure.code]]
            : discord[failure.kind](failure.code);
        case 'forbidden':
          return discord.forbidden(failure.code);
        case 'failing':
          return discord.unreachable;
        default:
          return discord[failure.kind];
      }
    },
  };
};

/** Why nobody could be signed in, on the page. */
export const signInFailure =
  (
    lines: Sentences<'busy' | 'unreachable' | 'in_doubt' | 'cancelled' | 'refused' | 'accountRefused'> & {
      /** `reason`: the service's own words. */
      readonly accountRefusedAs: (reason: string) => string;
    },
  ) =>
  (failure: ServiceFailure): string => {
    switch (failure.kind) {
      case 'not_taken':
        if (failure.reason === 'account_refused')
          return failure.quote === undefined ? lines.accountRefused : lines.accountRefusedAs(failure.quote);
        return failure.reason === 'rate_limited' ? lines.busy : lines.unreachable;
      case 'in_doubt':
      case 'cancelled':
        return lines[failure.kind];
      default:
        return lines.refused;
    }
  };
