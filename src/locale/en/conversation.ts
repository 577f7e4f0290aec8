import { openingText } from '../conversation-text.ts';
import { small, upcoming } from '../forms.ts';
import { list, times } from './forms.ts';
import { hintTexts, lineTexts, statusTexts, suspensionTexts } from './notices.ts';
import { panelTexts } from './panel.ts';

/** What is said about conversations: commands, buttons, answers to people. The caller has already escaped names and titles. */

const preceptor = 'The preceptor';

export const conversationTexts = {
  commands: {
    patient: 'Start a conversation with a virtual patient, in a thread of its own',
    topic: 'Start a conversation on a topic, in a thread of its own',
    say: 'Say something in this conversation when I cannot read your messages',
    reset: 'Make the patient forget everything and start again',
    manage: 'Pause this conversation, choose who may ask, or end it; in a channel, manage all of them',
    end: 'End this conversation',
  },
  options: {
    case: 'The case: pick one, or type its id',
    topic: 'The topic: pick one, or type its id',
    who: 'Who may ask questions. Leave empty for this server’s default, usually everyone',
    whoTopic: 'Who may take part. Leave empty for this server’s default, usually everyone',
    everyone: 'Everyone in the thread',
    me: 'Only me',
    hands: 'One at a time, by raised hands',
    private: 'True: in a private thread, which only you and those you invite can see',
    invite: 'True: start nothing yourself, but invite everyone here. For members who may manage threads',
    model: 'Which language model plays the patient. Leave empty unless you were given a name',
    message: 'What you want to say',
  },
  /** What the service reads where a message mentions somebody or something whose name is not known. */
  unnamed: { person: 'someone', role: 'the group', channel: 'another channel' },
  /** Replaces the name of somebody who has been forgotten. */
  somebody: '@someone',
  caseTitle: (id: string) => `Case ${id}`,
  topicTitle: (id: string) => `Topic ${id}`,

  ...openingText({
    ask: { patient: 'Ask the patient', topic: 'Just write' },
    mention: ', and mention me',
    oneAtATime: 'One at a time: raise your hand.',
    onlyHost: 'Only the host can ask here.',
    sideTalk: {
      patient: 'Not for the patient: begin with `((`.',
      topic: 'Not for me: begin with `((`.',
    },
    simulation: (host) => `Questions go to the service, on ${host}’s account. Simulation: no real patients.`,
    demo: 'Demo: no real passwords.',
    transcript: 'Everybody here can take a transcript.',
    more: 'More: `/help`',
    announced: {
      patient: (title, host) => `**${title}**\nA virtual patient, hosted by ${host}.`,
      topic: (title, host) => `**${title}**\nA conversation, hosted by ${host}.`,
    },
    join: 'Open the thread and write; you need no account.',
    raiseHand: 'One person asks at a time: open the thread and raise your hand; you need no account.',
    readAlong: (host) => `Only ${host} can ask there; open the thread to read along.`,
    ended: 'Ended.',
  }),
  announcementOfGone: (title: string): string => `**${title}** has ended: its thread is gone.`,
  announcementOfNoCase: (title: string): string =>
    `**${title}** has ended: the service does not know this case.`,
  outOfThread: (thread: string): string =>
    `I was taken out of your conversation’s private thread <#${thread}>, so I hear nothing there. Mention me in the thread to add me again, and what is waiting goes on. To end the conversation instead, use \`/account\`.`,
  goneToHost: (title: string): string =>
    `**${title}** has ended: its thread is gone. You can start it again with \`/patient\` or \`/topic\`.`,
  notStarted: (title: string): string => `**${title}** could not be started.`,

  buttons: {
    manage: 'Manage',
    transcript: 'Transcript',
    pause: 'Pause',
    resume: 'Resume',
    everyMessage: 'Every message',
    onlyMentions: 'Only mentions',
    refresh: 'Refresh',
    silent: 'Who has not asked?',
    startMyOwn: 'Start my own',
    practiseAlone: 'Practise alone',
    back: 'Back',
    raiseHand: 'Raise hand',
    /** With the first words of what somebody wrote, if they are known. */
    askIt: (text: string): string => (text === '' ? 'Ask it' : `Ask “${text}”`),
    lowerHand: 'Lower hand',
    passOn: 'Pass my turn',
    startAgain: 'Start again',
    end: 'End',
    goThere: 'Go there',
    endAndStart: 'End it and start here',
    startFresh: 'Start fresh',
    carryOn: 'Carry on',
    askAgain: 'Ask again',
    skip: 'Skip',
    tryNow: 'Try now',
    skipWaiting: (count: number): string =>
      count === 1 ? 'Drop this question' : `Drop these ${count} questions`,
    skipThem: 'Skip them',
    skipIt: 'Skip it',
    continueHost: 'Continue (host)',
    setAside: 'Set aside',
    answerThem: 'Answer them',
  },

  started: (thread: string): string => `Here it is: <#${thread}>. Write there.`,
  /** `starter`: somebody else who uses the same account. */
  alreadyOpen: (thread: string | undefined, starter?: string): string => {
    const there = thread === undefined ? '' : `: <#${thread}>`;
    return starter === undefined
      ? `You already have a conversation with this patient${there}. Only one can be open at a time. End that one to start here?`
      : `${starter} has a conversation with this patient open on this account${there}. Go there, or end it to start here. Groups that talk to the same patient at the same time need an account each.`;
  },
  /** To whom may not end it. */
  openOnAccount: (thread: string | undefined, host: string): string =>
    `${host} has a conversation with this patient open on this account${thread === undefined ? '' : `: <#${thread}>`}. One account can hold one conversation with a patient at a time: go there, or wait until it has ended. Groups that talk to the same patient at the same time need an account each.`,
  stillStarting:
    'This is taking longer than usual. I am still trying. The outcome will appear here; if it does not within 15 minutes, run the command again.',
  beingOpened: 'This one is already being started. Give it a moment.',
  knowsEarlier:
    'This patient remembers an earlier conversation on your account. Start fresh, or carry on where it stopped?',
  whichOne: (typed: string): string =>
    `More than one fits “${typed}”. Which do you mean? If it is not in the list, run the command again with more of the name.`,
  chooseOne: 'Choose one',
  noneCalled: {
    patient: (typed: string): string =>
      `I know no patient called “${typed}”, so I started nothing. Pick one from the list that Discord shows while you type, or type the case’s id.`,
    topic: (typed: string): string =>
      `I know no topic called “${typed}”, so I started nothing. Pick one from the list that Discord shows while you type, or type the topic’s id.`,
  },
  choiceGone: 'That was too long ago, or I have been restarted since. Please run the command again.',
  resetFailed: (reason: string): string =>
    `I could not make the patient forget, so nothing was started. ${reason}`,
  wrongPlace: (isPrivate: boolean): string =>
    isPrivate
      ? 'A private thread can only be made in a text channel. Run this there, or leave out `private`.'
      : 'Run this in a text or announcement channel of a server. I open a thread there.',
  /** `about`: what there is to say besides, or ''. */
  invitation: (title: string, about: string): string =>
    `**${title}**${about === '' ? '' : `: ${about}`}\nEverybody can start a conversation of their own.`,
  invited: 'The invitation is in this channel. Its buttons work for as long as it stands there.',
  notWithInvite:
    '`invite` starts nothing yet, so it cannot be combined with `private` or `model`. Leave those out and run the command again.',
  tooLongToInvite:
    'This id is too long for the buttons of an invitation. Start the conversation yourself, and end it: **Start my own** then stands below it for everybody.',
  belongsInThread: 'Use this in the thread of a conversation that is still open.',
  tooManyOpen: (most: number): string =>
    `You already host ${times(most, 'conversation', 'conversations')}, which is as many as one person may have open here. End one first.`,
  yourOpen: (links: readonly string[]): string =>
    links.length === 0
      ? 'You have no open conversation; `/patient` or `/topic` starts one.'
      : `Yours: ${list(links)}`,
  /** `until`: in seconds since 1970. */
  timedOut: (until: number): string =>
    `A moderator has put me in time-out in this server, so I can write nothing until <t:${until}:f> (<t:${until}:R>). They can end it earlier.`,
  missingPermissions: (names: readonly string[], channel: string): string =>
    `I’m missing ${names.length === 1 ? 'a permission' : 'permissions'} in <#${channel}>: ${list(names)}. Someone who manages the server can give ${names.length === 1 ? 'it' : 'them'} to me.`,
  /** By Discord's own names. */
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    ReadMessageHistory: 'Read Message History',
    CreatePublicThreads: 'Create Public Threads',
    CreatePrivateThreads: 'Create Private Threads',
    EmbedLinks: 'Embed Links',
    AttachFiles: 'Attach Files',
  },
  lostPermission: (channel: string): string =>
    `I was not allowed to finish this in <#${channel}>, so nothing was started. Please check my permissions there.`,
  threadLimit:
    'This server has as many active threads as Discord allows. Archive one, then run the command again.',

  onlyModerators: (host: string): string =>
    `Only the host (${host}), a co-host or someone who manages threads here can do that.`,
  onlyHolder: 'Only the person whose turn it is, or someone who moderates here, can pass it on.',
  noHands: 'There are no raised hands here. Just write.',
  notYourTurn: 'One person asks at a time here. Raise your hand, and I will ping you when it is your turn.',
  yourFloor: 'It is your turn: write your question in this thread.',
  yourFloorPaused: 'This conversation is paused. Once it goes on, it is your turn.',
  place: (place: number): string =>
    place === 1
      ? 'Your hand is up, and you are next. I will ping you when it is your turn.'
      : `Your hand is up. You are number ${place} in line; I will ping you when it is your turn.`,
  lineFull: (most: number): string =>
    `${most} hands are up already, and no more fit in the line. Try again once some have had their turn.`,
  handLowered: 'Your hand is down.',
  handNotUp: 'Your hand was not up.',
  onlyAuthor:
    'Only whoever wrote the message, the host, a co-host or someone who manages threads can do that.',
  onlyHost: (host: string): string => `Only ${host}, who hosts this conversation, can do that: ask them to.`,
  over: 'This conversation has ended. `/patient` or `/topic` starts a new one.',
  /** For **Start my own** on a conversation that has been deleted. */
  notKept:
    'I no longer keep what this conversation was about, so I cannot start one like it. `/patient` or `/topic` starts a new one.',
  ending:
    'This conversation is about to end: nothing more is asked or changed in it. `/patient` or `/topic` starts a new one.',
  confirmReset: 'Start again? The patient forgets everything said so far; the thread stays.',
  confirmEnd: (title: string): string =>
    `End **${title}**? What is waiting is dropped, and nothing more is asked.`,
  noReset: 'A topic cannot be started again. End this conversation and start a new one with `/topic`.',
  resetDone: 'Done: the patient remembers nothing.',
  ended: 'Ended.',
  afterTheTurn: 'An answer is still on its way. This happens right after it; the thread will say so.',
  endsFirst:
    'The other conversation is still waiting for an answer and ends right after it. Run the command again then.',
  notFromHere: 'This belongs to a conversation in another channel, so I did nothing. Go there and try again.',
  doNotSee:
    'You can no longer see the thread of this conversation, so I did nothing. Ask its host to let you back in.',
  mayNotSpeak:
    'You are not allowed to write in the thread of this conversation yourself, so I cannot do that for you.',
  mayNotStart:
    'I cannot start a conversation for you in a channel where you may not write yourself. Choose another channel, and check that you may write in its threads too.',
  laterOn:
    'My storage is not working at the moment. I will do this as soon as it works; if nothing has happened within ten minutes, please try again.',
  storeFailsAtStart:
    'My storage is not working at the moment, so nothing was started. Please try again in a minute.',
  asksThis: 'This message is in line to be asked. The thread shows what comes of it.',
  notFromAPerson:
    'I can ask only what people have written here. Choose one of your own messages or someone else’s.',
  notAskable: {
    waiting: 'This message is waiting already: the thread shows when it is asked.',
    asked: 'This message was asked before. Write it again if you want another answer.',
    elsewhere: 'This message is not in this conversation’s thread, so I cannot ask it here.',
  },
  pausedNow: 'This conversation is paused. Please try again once it goes on.',
  goesOnThere: (thread: string | undefined): string =>
    thread === undefined ? 'You have already started it.' : `You have already started it: <#${thread}>.`,
  threadLocked:
    'The thread of this conversation is locked. Ask someone who manages threads to unlock it, then try again.',
  lockedToMe:
    'I am not allowed to write in the thread of this conversation. If it is locked, unlock it first, then try again.',
  threadGone: 'The thread of this conversation is gone. Start another with `/patient` or `/topic`.',
  threadGoneOf: (host: string): string =>
    `The thread of this conversation is gone. Ask ${host}, the host, to start another, or start your own with \`/patient\` or \`/topic\`.`,
  whichId: (id: string): string =>
    `The service does not know the case \`${id}\`. Check the id with whoever gave it to you, then run \`/patient\` with the right one.`,
  goingOn: 'This conversation goes on.',
  decided: 'Someone has already decided that.',
  otherAccount: (earlier?: string): string =>
    `This conversation runs on ${earlier === undefined ? 'a different account of yours' : `your account **${earlier}**`}. Link that one again with \`/link\`, or end this conversation.`,

  small,
  status: statusTexts,
  lines: lineTexts,
  suspension: suspensionTexts,
  waiting: (count: number): string =>
    count === 0 ? '' : ` ${times(count, 'question waits', 'questions wait')}.`,
  panel: panelTexts,
  nextTry: (time: number): string => ` Next try ${upcoming(time)}.`,
  hints: hintTexts,

  /** In front of what a patient says. */
  speaker: (name: string): string => `**${name}:**`,
  notUnderstood: '-# The service answered in a format I do not know. Here is the whole answer, unchanged.',
  nothingNew: '-# The service has nothing new to say about this. Rephrase your question, or go on.',
  chatStatus: (status: string): string => `-# The service says: ${status}`,
  preceptor,
  /** `question` is a quote; the whole is a block of its own, which neither an answer nor a notice looks like. */
  preceptorAsks: (question: string): string =>
    `> **${preceptor} asks**\n${question}\n-# The next message here is taken as the answer.`,
  inFile: '-# The answer is long: all of it is in this file.',
  asFile: 'Discord did not accept this answer as a message. It is in the file.',
} as const;
