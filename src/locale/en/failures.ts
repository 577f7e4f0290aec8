import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import { escapeSentenceWithin } from '../../lib/markdown.ts';

/** What went wrong and what to do next, for every kind of failure: at most 200 characters each, for one person. */

const operatorOnly = 'Only whoever runs this bot can fix that: please tell them.';

const longestReason = 100;

/** The service's own words, on one line, so that nothing in them acts as markdown or as a mention. */
const quoted = (reason: string): string => `“${escapeSentenceWithin(longestReason, reason)}”`;

const notTaken = ({ reason, retryAfter }: Extract<ServiceFailure, { kind: 'not_taken' }>): string => {
  switch (reason) {
    case 'unreachable':
      return "I can't reach the service right now. Nothing was lost or done twice: try again in a minute.";
    case 'rate_limited': {
      const seconds = Math.max(2, Math.ceil((retryAfter ?? 60_000) / 1_000));
      return `The service is very busy right now. Try again in ${seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`;
    }
    case 'unavailable':
      return 'The service is down at the moment and has not taken this. Try again in a minute or two.';
    case 'account_refused':
      return 'The service knows your sign-in but refuses your account. Ask those who gave you the account; `/account` shows which one is linked.';
    case 'store':
      return 'My storage is not working at the moment, so I did not ask the service. Please try again in a minute.';
  }
};

const inDoubt = (reason: Extract<ServiceFailure, { kind: 'in_doubt' }>['reason']): string => {
  switch (reason) {
    case 'timeout':
      return 'The service took too long to answer. It may have done this anyway; try again if you see no result.';
    case 'connection_lost':
      return 'The connection to the service was lost halfway. It may have done this anyway; try again if you see no result.';
    case 'server_error':
      return 'Something went wrong inside the service. It may have done this anyway; try again if you see no result.';
    case 'too_large':
      return "The service's answer is larger than 8 MiB, which is more than I can handle, so I show none of it. Ask those who run the service for it.";
    case 'unreadable':
      return "The service's answer could not be read. It may have done this anyway; try again if you see no result.";
  }
};

const misconfigured = (reason: Extract<ServiceFailure, { kind: 'misconfigured' }>['reason']): string => {
  switch (reason) {
    case 'redirect':
      return `The service's address leads somewhere else, so I sent nothing there. ${operatorOnly}`;
    case 'certificate':
      return `The service's certificate is not valid, so I sent nothing there. ${operatorOnly}`;
    case 'address':
      return `The service is not at the address I was given. ${operatorOnly}`;
    case 'credentials':
      return `The service does not accept this bot itself (not your password). ${operatorOnly}`;
  }
};

const needsLink = (reason: Extract<ServiceFailure, { kind: 'needs_link' }>['reason']): string => {
  switch (reason) {
    case 'not_linked':
      return 'That needs a linked account, and you have none. `/link` links one (about a minute); then try again.';
    case 'sign_in_ended':
      return 'The service no longer accepts your earlier sign-in. `/link` signs you in again; then try once more.';
    case 'other_account':
      return 'This runs on a different account from the one you are linked to now. `/link` the earlier one again; then try once more.';
  }
};

const service = (failure: ServiceFailure): string => {
  switch (failure.kind) {
    case 'not_taken':
      return notTaken(failure);
    case 'unauthorized':
      return 'The service did not accept your sign-in. Try again; if that does not help, use `/link` again.';
    case 'in_doubt':
      return inDoubt(failure.reason);
    case 'rejected':
      return failure.reason === undefined
        ? `The service did not accept that (${failure.status}), and gave no reason. Check what you typed and try again.`
        : `The service did not accept that: ${quoted(failure.reason)} Change it and try again.`;
    case 'misconfigured':
      return misconfigured(failure.reason);
    case 'invalid_grant':
      return 'The service did not accept your user name and password. `/link` lets you try again.';
    case 'needs_link':
      return needsLink(failure.reason);
    case 'host_left':
      return 'The host has left this server, so I no longer use their account. Start a conversation of your own with `/patient` or `/topic`.';
    case 'cancelled':
      return 'I am about to restart, so I stopped this. Try again in a minute.';
  }
};

/** Words for particular error codes of Discord's. */
const wordsByCode: ReadonlyMap<number, string> = new Map([
  [
    200_000,
    "This server's filter (AutoMod) stopped what I wanted to send. Choose other words or another title, or ask those who manage this server to allow these.",
  ],
  [200_001, "This server's filter (AutoMod) does not allow that title. Choose another one and try again."],
  [240_000, "Discord's filter considers a link in this harmful. Leave the link out and try again."],
  [20_016, 'Slow mode is on here, so I have to wait. Try again in a minute.'],
  [20_028, 'Too many messages are being written here right now. Try again in a minute.'],
  [
    30_033,
    'This thread has as many members as Discord allows. Somebody has to leave it, or you can start another thread.',
  ],
  [30_046, 'Discord limits how often older messages can be changed. Try again in a few minutes.'],
]);

const discord = (failure: DiscordFailure): string => {
  switch (failure.kind) {
    case 'unreachable':
      return 'Discord is not answering me right now. Try again in a minute.';
    case 'forbidden':
      return `Discord does not let me do that here: I lack a permission, or the thread is locked (${failure.code}). Somebody who manages this server can change it.`;
    case 'unknown_channel':
      return 'That channel or thread is gone. Run the command again somewhere else.';
    case 'unknown_message':
      return 'That message is gone. Run the command again.';
    case 'unknown_interaction':
      return 'That took too long for Discord. Run the command again.';
    case 'already_acknowledged':
      return 'That has already been answered. Look above, or run the command again.';
    case 'limit':
      return (
        wordsByCode.get(failure.code) ??
        `One of Discord's limits has been reached here, such as the number of open threads (${failure.code}). Close what is not needed any more, then try again.`
      );
    case 'unauthorized':
      return `Discord does not accept this bot any more. ${operatorOnly}`;
    case 'refused':
      return (
        wordsByCode.get(failure.code) ??
        `Discord did not accept what I wanted to send (${failure.code}). Try again; if it keeps happening, tell whoever runs this bot.`
      );
  }
};

export const failureTexts = { service, discord } as const;
