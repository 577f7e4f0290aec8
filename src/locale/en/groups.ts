import { moment } from '../forms.ts';
import { questions, times } from './forms.ts';

/** `/manage` in a channel: all of its conversations at once. */

export const groupsTexts = {
  heading: (channel: string, open: number, ended: number): string =>
    `**Conversations in <#${channel}>**: ${open} open${ended === 0 ? '' : `, ${ended} ended in the last 24 hours`}`,
  /** Follows the thread and a colon. */
  states: {
    open: 'open',
    paused: 'paused',
    onHold: (why: string): string => `on hold: ${why}`,
    mayNotPost: 'I am not allowed to post there',
    ending: 'about to end',
    ended: 'ended',
  },
  asked: (asked: number, people: number): string =>
    asked === 0 ? 'no questions' : `${questions(asked)}, ${times(people, 'person', 'people')}`,
  preceptor: 'waits for an answer to the preceptor',
  doubt: (count: number): string => (count === 0 ? '' : `${times(count, 'answer', 'answers')} did not come`),
  aside: (count: number): string => (count === 0 ? '' : `${count} set aside`),
  waiting: (count: number): string => (count === 0 ? '' : `${count} waiting`),
  /** While nobody has the floor. */
  hands: (count: number): string => (count === 0 ? '' : `${times(count, 'hand', 'hands')} up`),
  last: (time: number): string => `last ${moment(time, 'R')}`,
  inAll: 'Who may ask in all of them?',
  openOne: 'Open one…',
  buttons: {
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    tellAll: 'Tell all',
    transcripts: 'Transcripts',
    endAll: 'End all',
    endThese: (count: number): string => (count === 1 ? 'End it' : `End all ${count}`),
  },
  reading: ({ number, of, count }: { number: number; of: number; count: number }): string =>
    `Reading conversation ${number} of ${of}: ${times(count, 'message', 'messages')} so far.`,
  noneRead: 'None of these conversations could be read just now. Please try again in a minute.',
  ready: (count: number, missing: number): string =>
    `${times(count, 'transcript', 'transcripts')}: as a page, a table and data.${missing === 0 ? '' : ` ${missing} missing; the page says why.`}`,
  confirmEnd: (count: number): string =>
    `${count === 1 ? 'End this conversation' : `End all ${count} conversations`}? What is waiting is dropped, and nothing more is asked.`,
  tell: {
    title: 'Tell all',
    label: 'What every group should read',
    description: 'It is posted in every open thread, under your name. Nobody is pinged.',
    /** So that nobody has to type it again. */
    untold: (text: string): string =>
      `This panel was out of date, so nobody was told. Your words:\n> ${text}`,
  },
  /** In every thread. */
  told: (by: string, text: string): string => `**${by} to all groups:** ${text}`,
  /** What a press has done, joined by semicolons. */
  did: {
    pause: {
      done: (count: number): string => `${count} paused`,
      already: (count: number): string => `${times(count, 'was', 'were')} paused already`,
    },
    resume: {
      done: (count: number): string => `${count} resumed`,
      already: (count: number): string => `${times(count, 'was', 'were')} not paused`,
    },
    who: {
      done: (count: number): string => `${count} changed`,
      already: (count: number): string => `${times(count, 'was', 'were')} set like that already`,
    },
    tell: {
      done: (count: number): string => `${count} told`,
      already: (count: number): string =>
        `${count} left out, because an earlier message could not be posted there yet`,
    },
    end: {
      done: (count: number): string => `${count} ended`,
      already: (count: number): string => `${times(count, 'was', 'were')} ending already`,
    },
  },
  later: (count: number): string => `${count} will follow after the answer in progress`,
  over: (count: number): string => `${times(count, 'has', 'have')} ended in the meantime`,
  refused: (count: number): string => `${count} left alone: that is not allowed there`,
  unreachable: (count: number): string => `${count} not reached: try again`,
  begun: (count: number): string => `${count} more began in the meantime`,
  outdated: 'This panel was out of date, so nothing was done. This is how things stand:',
  onlyManagers: 'Only people who may manage threads here can do that.',
} as const;
