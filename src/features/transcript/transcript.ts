import { createHash } from 'node:crypto';
import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { menuKind, menuText } from '../../discord/interactions/components.ts';
import { command, type Route, type Localized, type Meanwhile } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { say, sayAll, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { Choice } from './assemble.ts';
import type { Transcript } from './document.ts';
import { missingNote } from './facts.ts';
import { makeFiles, makeFilesOfAll, type Made } from './files.ts';
import { createReadings, defaultReadingTimings } from './readings.ts';
import {
  createTaking,
  mayReadHistory,
  type Taken,
  type Taking,
  type Threaded,
  type TranscriptPorts,
  type Wanted,
} from './taking.ts';

/** `/transcript`, the buttons, and the list of a channel's conversations. */

const listMenu = menuKind('transcript-of', ['names', 'talk']);

/** The description of an option, or one of its choices. */
const option =
  (name: keyof Texts['transcript']['options']): Localized =>
  ({ transcript }) =>
    transcript.options[name];

const usual: Choice = { names: 'shown', sideTalk: false };

const choiceOf = (names: string | undefined, talk: boolean): Choice => ({
  names: names === 'hidden' ? 'hidden' : 'shown',
  sideTalk: talk,
});

/** Characters of a title in a message. */
const longestTitle = 200;

const shownTitle = ({ about: { title, subject } }: Conversation): string =>
  title === '' ? String(subject) : title;

const notesOn = (transcript: Transcript, { leftOut }: Made, { words }: Caller): readonly string[] => {
  const { transcript: texts } = words;
  const { readUpTo, missing } = transcript;
  return [
    ...missingNote(missing, texts.page),
    ...(readUpTo === undefined
      ? []
      : [texts.page.readUpTo(`<t:${Math.floor(Date.parse(readUpTo) / 1_000)}:f>`)]),
    ...(leftOut.length === 0 ? [] : [texts.leftOut(leftOut)]),
  ];
};

/** Thirty people may ask for the same files at once. */
const sharing = (discord: TranscriptPorts['discord']) => {
  const made = new WeakMap<Taken['reading'], Map<string, Promise<Made>>>();
  return (taken: Taken, caller: Caller, forWhom: 'hosts' | 'readers'): Promise<Made> => {
    const { transcript, addresses, reading } = taken;
    const withParticipation = forWhom === 'hosts';
    const { uploadLimit: longest, words } = caller;
    // They are other files once something has been deleted or edited.
    const content = createHash('sha256').update(JSON.stringify(transcript)).digest('base64');
    const key = [content, forWhom, longest, words.language.tag].join();
    const known = made.get(reading) ?? new Map<string, Promise<Made>>();
    made.set(reading, known);
    const files =
      known.get(key) ?? makeFiles({ transcript, addresses, withParticipation, longest, words }, discord);
    known.set(key, files);
    return files;
  };
};

/** Those in this channel whose threads this person may read, the newest first. */
const readableIn = async (
  caller: Caller,
  { conversation }: TranscriptPorts,
): Promise<readonly Conversation[]> => {
  const newest = (await conversation.inChannel(caller)).slice(0, limits.menuOptions);
  const readable = await Promise.all(
    newest.map(async ({ about }) => {
      try {
        return 'record' in (await conversation.toRead(caller, about.id));
      } catch (error) {
        // The bot no longer sees its thread. Any other failure does not mean that it is gone.
        if (error instanceof DiscordError && error.failure.kind === 'forbidden') return false;
        throw error;
      }
    }),
  );
  return newest.filter((_, index) => readable[index]);
};

const list = async (caller: Caller, choice: Choice, ports: TranscriptPorts): Promise<Reply> => {
  const { transcript: texts } = caller.words;
  if (!mayReadHistory(caller)) return say(texts.mayNotRead);
  const listed = await readableIn(caller, ports);
  if (listed.length === 0) return say(texts.wrongPlace);
  const day = new Intl.DateTimeFormat(texts.page.locale, { timeZone: 'UTC', dateStyle: 'medium' });
  const options = listed.map((record) => ({
    label: menuText(shownTitle(record)),
    value: record.about.id,
    description: texts.listed({
      started: day.format(record.about.openedAt),
      asked: record.tally.questions,
      isOver: record.phase === 'ended',
    }),
  }));
  const parameters = { names: choice.names, talk: String(choice.sideTalk) };
  const menu = listMenu.make({ of: 'texts', options, placeholder: texts.choose, with: parameters });
  return say(texts.which, [menu]);
};

const transcriptRoutes = (ports: TranscriptPorts, take: Taking['take']): readonly Route[] => {
  const { conversation } = ports;
  const filesOf = sharing(ports.discord);

  const give = async (caller: Caller, read: Threaded, wanted: Wanted): Promise<Reply> => {
    const taken = await take(caller, read, wanted);
    if (!('transcript' in taken)) return taken;
    const { transcript: texts } = caller.words;
    const { record, transcript } = taken;
    const { asked } = transcript;
    const forWhom = isHostOrCoHost(record, caller.userId) ? 'hosts' : 'readers';
    const made = await filesOf(taken, caller, forWhom);
    const title = escapeMarkdownWithin(longestTitle, shownTitle(record));
    const ready = texts.ready({ title, asked: asked.questions, people: asked.people });
    const content = [ready, ...notesOn(transcript, made, caller)].join('\n');
    return sayAll([{ content, uploads: made.uploads }]);
  };

  const giveNamed = async (caller: Caller, id: string, wanted: Wanted): Promise<Reply> => {
    const read = await conversation.toRead(caller, id);
    return 'record' in read ? give(caller, read, wanted) : read;
  };

  return [
    command({
      name: 'transcript',
      description: ({ transcript }) => transcript.command,
      where: 'guild',
      options: {
        names: {
          type: 'string',
          description: option('names'),
          choices: [
            { name: option('shown'), value: 'shown' },
            { name: option('hidden'), value: 'hidden' },
          ],
        },
        side_talk: { type: 'boolean', description: option('sideTalk') },
      },
      handle: async (caller, { names, side_talk: talk = false }, { progress }) => {
        const choice = choiceOf(names, talk);
        const here = await conversation.recordHere(caller);
        if (here === undefined) return await list(caller, choice, ports);
        return giveNamed(caller, here.about.id, { choice, progress });
      },
    }),
    conversation.onTranscript(
      conversation.reading((read, { progress }) => give(read.caller, read, { choice: usual, progress })),
    ),
    listMenu.on((caller, { names, talk, values }, { progress }) =>
      giveNamed(caller, values[0] ?? '', { choice: choiceOf(names, talk === 'true'), progress }),
    ),
  ];
};

/** Of a channel's conversations; those that somebody may not read are counted as missing. */
const givingAll =
  (takeAll: Taking['takeAll']) =>
  async (caller: Caller, ids: readonly string[], { progress }: Meanwhile): Promise<Reply> => {
    const { words, channelId, channelName: channel = channelId, uploadLimit: longest } = caller;
    const { groups, transcript: texts } = words;
    const all = await takeAll(caller, ids, {
      channel,
      counted: ({ index, of, count }) => progress(say(groups.reading({ number: index + 1, of, count }))),
    });
    if (!('transcripts' in all)) return all;
    const { uploads, leftOut } = await makeFilesOfAll(all, { longest, words });
    const ready = groups.ready(all.transcripts.length, all.unread + all.older);
    const content = leftOut.length === 0 ? ready : `${ready}\n${texts.leftOut(leftOut)}`;
    return sayAll([{ content, uploads }]);
  };

/** `/transcript`: what was asked and answered in a conversation, as files for whoever may read its thread. */
export const createTranscript = (ports: TranscriptPorts) => {
  const { discord, conversation } = ports;
  const readings = createReadings({ discord, timings: defaultReadingTimings });
  const { take, takeAll } = createTaking(ports, readings);
  return {
    hears: readings.hears,
    routes: [...transcriptRoutes(ports, take), conversation.onTranscripts(givingAll(takeAll))],
    close: async (): Promise<void> => readings.close(),
  };
};
