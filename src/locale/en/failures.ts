import { failureText } from '../failure-text.ts';

/** At most 200 characters each. */

const operatorOnly = 'Only whoever runs this bot can fix that: please tell them.';

export const failureTexts = failureText(
  {
    not_taken: {
      unreachable:
        'I can’t reach the service right now. Nothing was lost or done twice: try again in a minute.',
      unavailable: 'The service is down at the moment and has not taken this. Try again in a minute or two.',
      account_refused:
        'The service knows your sign-in but refuses your account. Ask the people who gave you the account; `/account` shows which one is linked.',
      renewal_fails:
        'The service does not renew your sign-in, and has not taken this. `/link` signs you in again; then try once more.',
      store:
        'My storage is not working at the moment, so I did not ask the service. Please try again in a minute.',
    },
    busy: (wait) => `The service is getting more requests than it allows. Try again in ${wait}.`,
    seconds: 'seconds',
    minutes: 'minutes',
    in_doubt: {
      timeout: 'The service took too long to answer.',
      connection_lost: 'The connection to the service was lost halfway.',
      server_error: 'Something went wrong inside the service.',
      too_large:
        'The service’s answer is larger than 8 MiB, which is more than I can handle, so I show none of it. Ask the people who run the service for it.',
      unreadable: 'The service’s answer could not be read.',
    },
    perhapsDone: 'It may have done this anyway; try again if you see no result.',
    textLost: 'The text is lost; try again.',
    accountRefused: (reason) =>
      `The service refuses your account: “${reason}” Ask the people who gave you the account.`,
    rejected: (reason) => `The service did not accept that: “${reason}” Change it and try again.`,
    rejectedWithoutReason: (status) =>
      `The service did not accept that (${status}), and gave no reason. Check what you typed and try again.`,
    misconfigured: {
      redirect: `The service’s address leads somewhere else, so I sent nothing there. ${operatorOnly}`,
      certificate: `The service’s certificate is not valid, so I sent nothing there. ${operatorOnly}`,
      address: `The service is not at the address I was given. ${operatorOnly}`,
      credentials: `The service does not accept this bot itself (not your password). ${operatorOnly}`,
    },
    invalid_grant: 'The service did not accept your user name and password. `/link` lets you try again.',
    needs_link: {
      not_linked:
        'That needs a linked account, and you have none. `/link` links one (about a minute); then try again.',
      sign_in_ended:
        'The service no longer accepts your earlier sign-in. `/link` signs you in again; then try once more.',
      other_account:
        'This runs on a different account from the one you are linked to now. `/link` the earlier one again; then try once more.',
    },
    too_long: 'This is more than the language model takes at once. Use less text, or choose another model.',
    too_slow:
      'The language model took too long to write this, and its text is lost. Ask for less, choose a quicker model, or have whoever runs this bot allow it more time.',
    cancelled: 'I am about to restart, so I stopped this. Try again in a minute.',
  },
  {
    unreachable: 'Discord is not answering me right now. Try again in a minute.',
    forbidden: (code) =>
      `Discord does not let me do that here: I lack a permission, or the thread is locked (${code}). Someone who manages this server can change it.`,
    unknown_channel: 'That channel or thread is gone. Run the command again somewhere else.',
    unknown_message: 'That message is gone. Run the command again.',
    unknown_interaction: 'That took too long for Discord. Run the command again.',
    already_acknowledged: 'That has already been answered. Look above, or run the command again.',
    unauthorized: `Discord does not accept this bot any more. ${operatorOnly}`,
    limit: (code) =>
      `One of Discord’s limits has been reached here, such as the number of open threads (${code}). Close something that is not needed any more, then try again.`,
    refused: (code) =>
      `Discord did not accept what I wanted to send (${code}). Try again; if it keeps happening, tell whoever runs this bot.`,
    particular: {
      filtered:
        'This server’s filter (AutoMod) stopped what I wanted to send. Choose other words or another title, or ask the people who manage this server to allow these.',
      titleFiltered:
        'This server’s filter (AutoMod) does not allow that title. Choose another one and try again.',
      harmfulLink: 'Discord’s filter considers a link in this harmful. Leave the link out and try again.',
      slowMode: 'Slow mode is on here, so I have to wait. Try again in a minute.',
      tooManyMessages: 'Too many messages are being written here right now. Try again in a minute.',
      threadFull:
        'This thread has as many members as Discord allows. Someone has to leave it, or you can start another thread.',
      tooManyOldEdits: 'Discord limits how often older messages can be changed. Try again in a few minutes.',
    },
  },
);
