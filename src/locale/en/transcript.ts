import { list, questions, times } from './forms.ts';

/** Every word of transcripts. Names and titles in messages have been escaped by the caller; those in files have not. */

export const transcriptTexts = {
  command: 'Get what was asked and answered here, as files that only you receive',
  options: {
    names: 'Whether the names of those who asked are in it. Leave empty to show them',
    shown: 'Show names',
    hidden: 'Speaker 1, Speaker 2…',
    sideTalk: 'For host and co-hosts. True: with what people wrote among themselves; the thread is told',
  },

  reading: (count: number): string =>
    count === 0 ? 'Reading the thread…' : `Reading the thread: ${times(count, 'message', 'messages')} read…`,
  ready: ({ title, asked, people }: { title: string; asked: number; people: number }): string =>
    `Transcript of **${title}**: ${questions(asked)} from ${times(people, 'person', 'people')}. Only you see this.`,
  leftOut: (names: readonly string[]): string =>
    `Left out, because this server takes no files that large: ${list(names)}.`,

  nothingAsked: 'Nothing has been asked and answered here yet.',
  mayNotRead: 'You need **Read Message History** here to get a transcript.',
  cannotRead:
    'I am not allowed to read what was written there, so I cannot make a transcript. Someone who manages the server can give me **Read Message History**.',
  threadGone: 'The thread of that conversation is gone, along with everything that was written in it.',
  onlyHosts: (host: string): string => `Only the host (${host}) or a co-host can get the side talk.`,
  sideTalkTaken: (by: string): string =>
    `${by} took a transcript that includes what you wrote among yourselves.`,
  couldNotTell:
    'I could not tell the thread that you want the side talk, so I did not give it to you. Without `side_talk`, it works.',
  wrongPlace:
    'Use this in the thread of a conversation, or in the channel above it. There are no conversations in this channel.',
  which: 'Which conversation? The list shows those of this channel, the newest first.',
  choose: 'Choose a conversation',
  listed: ({ started, asked, isOver }: { started: string; asked: number; isOver: boolean }): string =>
    `${started}, ${questions(asked)}${isOver ? ', ended' : ''}`,

  /** Somebody whose name is not known. */
  somebody: 'Someone',
  speakerNumber: (number: number): string => `Speaker ${number}`,

  /** In the files. */
  page: {
    /** How dates and numbers are written. */
    locale: 'en-GB',
    kind: { patient: 'Virtual patient', topic: 'Topic' },
    host: 'Host',
    started: 'Started',
    ended: 'Ended',
    read: 'As of',
    asked: 'Questions',
    people: 'People',
    conversation: 'Conversation',
    answer: 'Answer',
    after: (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
    edited: 'edited',
    editedAfterwards: 'edited after it was asked',
    unreadable: '(You can read this text only in the thread, because Discord does not show it to this bot.)',
    deletedQuestion: 'This question was deleted.',
    noAnswer: 'The answer was deleted, or could not be shown.',
    greeting: 'Beginning',
    reset: (by: string): string => `${by} started again from the beginning.`,
    pause: (by: string): string => `${by} paused the conversation.`,
    resumed: (by: string): string => `${by} ended the pause.`,
    told: 'to all groups',
    time: (by: string, minutes: number): string =>
      `${by} set the time limit: ${times(minutes, 'minute', 'minutes')} from here.`,
    noLimit: (by: string): string => `${by} took the time limit away.`,
    timeUp: 'The time was up.',
    talk: 'among themselves',
    withFiles: 'with a file or sticker',
    file: (name: string): string => `File: ${name}`,
    fileInThread: (name: string): string => `File in the thread: ${name}`,
    readUpTo: (time: string): string =>
      `The thread was too long to be read to its end: this goes as far as ${time}.`,
    /** Questions that are not shown, and why. */
    missing: {
      all: (reasons: readonly string[]): string => `Not shown: ${list(reasons)}.`,
      deletedHere: (count: number): string =>
        times(
          count,
          'question whose author has had their data deleted',
          'questions whose authors have had their data deleted',
        ),
      deletedAtDiscord: (count: number): string =>
        times(count, 'question deleted in the thread', 'questions deleted in the thread'),
      unreadable: (count: number): string =>
        times(
          count,
          'question that Discord does not show to this bot',
          'questions that Discord does not show to this bot',
        ),
      later: (count: number): string => times(count, 'question asked later', 'questions asked later'),
    },
    hidden: 'Names are hidden. Names inside what people wrote are not.',
    /** A page of all conversations of a channel. */
    all: {
      title: (channel: string): string => `Conversations in #${channel}`,
      minutes: 'Minutes',
      unread: (count: number): string =>
        `${times(count, 'conversation', 'conversations')} could not be read and ${count === 1 ? 'is' : 'are'} missing here.`,
      older: (count: number): string =>
        `${times(count, 'older conversation is', 'older conversations are')} missing here.`,
      /** Heads how many of the groups asked a line. */
      askedBy: 'Asked by',
      noDebrief: (count: number): string =>
        `${times(count, 'conversation', 'conversations')} without a debrief.`,
    },
    times: (zone: string): string => `Times are in ${zone}.`,
    simulation: 'A simulation: nothing here is about a real patient.',
    participation: 'Participation',
    participationNote: 'Only questions that were answered and not deleted are counted.',
    columns: {
      person: 'Person',
      share: 'Share',
      first: 'First',
      last: 'Last',
      words: 'Words',
    },
    wordsNote: 'Words: the median length of this person’s questions.',
    percent: (share: number): string => `${Math.round(share * 100)}%`,
  },
  csv: {
    time: (zone: string): string => `Time (${zone})`,
    question: 'Question',
    seconds: 'Seconds until the answer',
  },
} as const;
