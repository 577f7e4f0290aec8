import type { PrivacyFacts, PrivacyText } from '../facts.ts';

const who = ({ operatorContact, demo }: PrivacyFacts): readonly string[] => [
  operatorContact === undefined
    ? 'Rounds is run by whoever invited it to your server. They have left no contact here: ask those who manage the server.'
    : `Rounds is run here by: ${operatorContact}`,
  ...(demo
    ? ['This is a **demo**: a built-in imitation takes the place of the Clinical Education Service.']
    : []),
];

const receivers = ({ demo, serviceHost }: PrivacyFacts): readonly string[] => [
  demo
    ? '**The imitation of the service** runs on the same machine. It gets what the real one would get, and forgets it at the next start.'
    : `**The Clinical Education Service**${serviceHost === undefined ? '' : ` (${serviceHost})`} gets what is asked in a conversation’s thread, whoever wrote it. It gets this under the account of the person who started the conversation, without the names of the others. It also gets what you type into \`/compose\`, and your user name and password once, when you link.`,
  '**Discord** carries every message and every command, as it does for all bots. It never gets your password.',
  'Nobody else: no statistics, no advertising, no training data.',
];

const inShort = ({ demo, serviceHost }: PrivacyFacts): readonly string[] => [
  demo
    ? 'What is asked in a conversation goes to **an imitation of the service** on the same machine, and nowhere else.'
    : `What is asked in a conversation goes to **the Clinical Education Service**${serviceHost === undefined ? '' : ` (${serviceHost})`}, under the account of the person who started it and without anybody else’s name. How long it stays there is the service’s decision.`,
  'Rounds itself keeps texts only **until they are answered**, and notes who asked when for **30 days after the end**, or as long as your server has chosen. Words, names and tokens are encrypted; Discord’s ids, and with them who asked when, are not.',
  '**Passwords are never kept**, and Discord never sees them.',
  '`/account` shows you **everything that is stored about you here**, and deletes it.',
];

/** Who runs this, what is kept and how long, who receives what, and how to have it deleted. */
export const privacyText = (facts: PrivacyFacts): PrivacyText => ({
  title: 'Privacy',
  sections: [
    { heading: 'In four lines', lines: inShort(facts) },
    { heading: 'Who runs this', lines: who(facts) },
    {
      heading: 'What is kept, and for how long',
      lines: [
        '**Your link**: your Discord user id, your user name at the service, when you linked, and the tokens that the service gave out. Until `/unlink`; the tokens are deleted as soon as the service no longer accepts them.',
        '**Your password**: never. It goes to the service once and is forgotten.',
        '**A conversation**: its thread and title, who started it, the Discord user ids of those who take part, how often each has asked, its time limit, and how far it has come. For each question that was answered: the ids of the messages, who asked, and when; the same for each pause, each new start, each change of the time limit, and what was told all groups (without the words). If it has a lesson: that, and what was ticked in the debrief, without names. Until 30 days after its end; those who manage a server can choose any number of days from 1 to 90 (`/setup`). Of a deleted conversation, only the id of its thread is kept, for the same time.',
        '**A transcript** is put together from the thread when someone asks for it, and kept in memory for a minute. Whoever may read the thread can take one; the host and co-hosts also see in it who asked how often.',
        '**What you write in a thread**, and what is answered: only until the answer is in the thread. The thread itself stays on Discord.',
        `**Cases that you compose**: their details and their texts. Until you delete them, or ${facts.keepCases} days after you last used them. An unfinished case of which nothing could be kept: one day, in memory.`,
        '**What a server has set up** with `/setup`: the patients and topics that it offers, with their lessons, and how conversations start there. No personal data belongs there.',
        '**How many questions you have asked**, if that is limited here: for at most an hour; how many were asked on an account: for at most a day. Only the count and the time at which it ends are stored, under a code instead of your name. They stay until that time, even if you have everything deleted.',
        '**Unfinished steps**, such as a sign-in without its number: only in memory, for minutes, and not beyond a restart. Sign-ins that failed, with their address, user name and Discord user: in memory, for a day at most. How often you have linked, and that you had all your data deleted: in memory, for an hour.',
        '**The log** of the program: ids, times and kinds of failures. No text, no name, no password, no token.',
        'What of this is stored, apart from the log, is in a file or a database of whoever runs Rounds. **Encrypted there** (AES-256-GCM): every text, every name, every token, cases and lessons. **Not encrypted**, because records are found by it: Discord’s ids. Whoever has a copy of the file can read without its key who hosts, has asked, has linked an account or composes cases, in which server and thread, with which patient (the number at the service), when to the millisecond (a message’s id is a moment), for which patients and topics a server has a lesson, and when a record expires.',
      ],
    },
    { heading: 'Who gets what', lines: receivers(facts) },
    {
      heading: 'No real patients',
      lines: [
        'Everything here is a simulation for learning. Please write nothing about the health of real people.',
      ],
    },
    {
      heading: 'How to have it deleted',
      lines: [
        '`/account` in Discord shows **My data**, a file of everything stored about you, and **Delete everything**, which deletes your link, cases and unfinished steps at once, ends and deletes the conversations you started, and removes you from the records of other people’s conversations, where only the counts stay. Both work without a link. Within the hour, none of the store’s files holds anything of it either. On PostgreSQL, the database’s own log and its backups keep it for as long as whoever runs it has set.',
        '**Forget this server**, in `/setup`, ends every conversation of a server and deletes everything stored about it. The same happens 30 days after Rounds is removed from a server.',
        '`/unlink` deletes only your link with its tokens, and your unfinished steps; it asks first if conversations run on the account. Your cases stay.',
        facts.operatorContact === undefined
          ? 'Anything else: ask those who manage the server.'
          : `Anything else, or if you have left the server: ${facts.operatorContact}`,
      ],
    },
    {
      heading: 'What that does not delete',
      lines: [
        '`/end`, `/unlink` and deleting a message or a thread on Discord delete nothing at the service: what it got stays there under its own rules, and `/reset` only starts its chat again. Ask those who run the service.',
        'Nor do they delete what is in the threads on Discord: delete your messages there.',
      ],
    },
  ],
});
