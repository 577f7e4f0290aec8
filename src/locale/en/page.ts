import { signInFailure } from '../failure-text.ts';

/** Every word of the web pages, except the privacy page. May contain `**bold**` and `code` in backticks. */

const signedInNowhere = 'You are not signed in.';
const anotherPage = 'Go back to Discord and run `/link` for a new page.';

const minutes = (milliseconds: number): string => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? 'a minute' : `${count} minutes`;
};

export const pageTexts = {
  name: 'Rounds',
  privacyLink: 'What is kept, and who gets it',
  operator: (contact: string): string => `Who runs this: ${contact}`,
  problemInTitle: (title: string): string => `Problem: ${title}`,
  demo: '**Demo: do not use your real password.**',
  demoUsers: 'Nothing here reaches the real service. Sign in with one of these:',
  demoUser: ({ username, password }: { readonly username: string; readonly password: string }): string =>
    `\`${username}\` with the password \`${password}\``,

  /** The page without a link's path. */
  front: {
    title: 'You are nearly there',
    text: 'Rounds works in Discord: run `/link` there and press **Link my account**. That leads back here, to a page for you alone.',
    playground: 'Open the playground, which stands in for Discord',
  },
  signIn: {
    title: 'Link your account',
    whom: (user: string): string => `You are linking the Discord user **${user}**.`,
    notYou: 'Not you, or did someone send you this link? Close this page.',
    username: 'User name at the Clinical Education Service',
    password: 'Password',
    submit: 'Sign in',
    promise:
      'Your password goes to the Clinical Education Service, once. It is not stored here, and Discord never sees it.',
    problem: {
      empty: 'Please fill in both user name and password.',
      tooLong: 'The user name or password is longer than the service accepts.',
      wrong: (left: number): string =>
        `The user name or password is not right. Please try again (${left === 1 ? 'one try' : `${left} tries`} left).`,
      busy: 'Another sign-in on this page is still in progress. Wait a moment, then try again.',
      tooManyForName: (wait: number): string =>
        `There were too many wrong passwords for this user name. Please try again in ${minutes(wait)}.`,
      tooManyFromHere: (wait: number): string =>
        `There were too many wrong passwords from your network. Please try again in ${minutes(wait)}.`,
      failed: signInFailure({
        busy: `The service is very busy right now. ${signedInNowhere} Please try again in a minute.`,
        unreachable: `The service can’t be reached right now. ${signedInNowhere} Please try again in a minute.`,
        in_doubt: `The service did not answer as it should. ${signedInNowhere} Please try again in a minute.`,
        cancelled: 'This page is about to restart. Please try again in a minute.',
        accountRefused: `The service refuses this account and does not say why. ${signedInNowhere} Ask the people who gave you the account.`,
        accountRefusedAs: (reason) =>
          `The service refuses this account: “${reason}” ${signedInNowhere} If that does not tell you what to do, ask the people who gave you the account.`,
        refused:
          'The service does not let this bot sign anyone in. Your password is not the problem: please tell whoever runs this bot.',
      }),
    },
  },

  number: {
    title: 'Almost done',
    lead: 'In Discord, press **Enter number** and type:',
    warning: 'Type it only into Rounds’ own form in Discord. Anyone else who asks for it wants your account.',
    how: 'The button is below my message. If the message is gone, run `/link` again: it asks for the number. The number works for ten minutes, and this page shows it only once.',
  },

  over: {
    unknown: {
      title: 'No such page',
      text: `This link is wrong, too old, or was forgotten when Rounds restarted. ${anotherPage}`,
    },
    used: {
      title: 'Already used',
      text: 'Someone has already signed in with this link. If it was you, type the number in Discord; if you have no number, run `/link` there to get a new page. If it was not you, get a new page as well, and keep its address to yourself.',
    },
    replaced: {
      title: 'Replaced by a newer page',
      text: 'You have since asked for a newer page, so this one no longer works. Use the newest one, or run `/link` in Discord again.',
    },
    expired: {
      title: 'Too late',
      text: `This page was open for ten minutes and is now closed. ${anotherPage}`,
    },
    locked: {
      title: 'Too many tries',
      text: `The user name or password was wrong five times, so this page is closed. ${anotherPage}`,
    },
  },

  problem: {
    notFound: { title: 'Nothing here', text: 'There is no page at this address.' },
    foreign: {
      title: 'Sent by another website',
      text: `This sign-in did not come from this page, so it was not used. ${anotherPage}`,
    },
    badRequest: {
      title: 'That did not work',
      text: `Your browser sent something that this page can’t read. ${anotherPage}`,
    },
    tooLarge: { title: 'Too long', text: 'That was more than this page accepts.' },
    tooMany: {
      title: 'One moment, please',
      text: 'There were too many requests from your network. Please try again in a minute.',
    },
    broken: {
      title: 'Something went wrong here',
      text: 'That was not your fault. Please try again in a minute. If it keeps happening, tell whoever runs this bot.',
    },
  },
} as const;
