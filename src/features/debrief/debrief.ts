import type { Conversation } from '../../machine/record.ts';
import { nonceOf } from '../../machine/outgoing.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { buttonKind, menuKind, menuText } from '../../discord/interactions/components.ts';
import type { Chosen } from '../../discord/interactions/entered.ts';
import type { ComponentRoute, Guarded } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say, type ButtonData, type MenuData, type MessageBody, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { MessageId, ThreadId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { Texts } from '../../locale/words.ts';
import { askedOf, checklistOf, type Station, type StationStore } from '../lesson.ts';

/**
 * After its end, those in the thread tick what they have asked of what was to be asked. Nothing is guessed, and nobody is
 * named: the list is the thread's.
 */

/** A conversation that somebody may write in. */
interface Writing {
  readonly caller: Caller;
  readonly record: Conversation;
  readonly threadId: ThreadId;
  readonly presser: { readonly manages: boolean };
}

export interface DebriefPorts {
  readonly discord: Pick<DiscordApi, 'post' | 'edit' | 'wake'>;
  readonly conversation: {
    /** For a custom_id that names a conversation: calls `act` for those who may write in its thread. */
    writing<Values extends { readonly conversation: string }>(
      act: (writing: Writing, values: Values) => Promise<Reply>,
    ): Guarded<Values>;
    /** For the button on the line about its end. */
    onDebrief(handle: Guarded<{ readonly conversation: string }>): ComponentRoute;
    /** Whether the same patient, or topic, goes on in another thread of its channel. */
    isPlayedElsewhere(record: Conversation): boolean;
    startMyOwn(record: Conversation, words: Texts): readonly ButtonData[];
  };
  readonly store: { readonly stations: StationStore };
  readonly wordsFor: (locale: string) => Texts;
}

const inConversation = ['conversation'] as const;
const askedMenu = menuKind('debrief-asked', inConversation);
const notAskedMenu = menuKind('debrief-not', inConversation);
const doneButton = buttonKind('debrief-done', inConversation);

/** As many as find room, and how many more there are. */
const named = (lines: readonly string[], room: number, { debrief: texts }: Texts): string => {
  const shown: string[] = [];
  let left = room;
  for (const line of lines.map(escapeName)) {
    left -= line.length + 2;
    if (left < 0) break;
    shown.push(line);
  }
  return texts.named(shown, lines.length - shown.length);
};

/** Room for the counts, and for how many more there are. */
const roomForRest = 200;

const bodyOf = (
  station: Station,
  {
    record,
    words,
    isDone,
  }: { readonly record: Conversation; readonly words: Texts; readonly isDone: boolean },
  startMyOwn: DebriefPorts['conversation']['startMyOwn'],
): MessageBody => {
  const { debrief: texts } = words;
  const about = { conversation: record.about.id };
  const all = checklistOf(station);
  const menuOf = (kind: typeof askedMenu, isAsked: boolean, placeholder: string): readonly [MenuData][] => {
    const options = all
      .filter((one) => one.asked === isAsked)
      .map(({ line, index }) => ({ value: String(index), label: menuText(line) }));
    return options.length === 0
      ? []
      : [[kind.make({ of: 'texts', options, placeholder, most: options.length, with: about })]];
  };
  const missing = all.filter(({ asked }) => !asked).map(({ line }) => line);
  const count = texts.count(askedOf(all));
  const buttons = [
    ...(isDone ? [] : [doneButton.make({ label: texts.done, style: 'primary', with: about })]),
    ...startMyOwn(record, words),
  ];
  return {
    content:
      missing.length === 0
        ? texts.all(count)
        : `**${count}.** ${named(missing, limits.content - roomForRest, words)}`,
    rows: [
      ...(isDone ? [] : menuOf(askedMenu, false, texts.tick)),
      ...(isDone ? [] : menuOf(notAskedMenu, true, texts.untick)),
      ...(buttons.length === 0 ? [] : [buttons]),
    ],
  };
};

/** Of what was chosen in a menu. */
const indexesIn = ({ values }: Pick<Chosen, 'values'>, { lesson }: Station): readonly number[] =>
  values.map(Number).filter((index) => lesson.checklist[index] !== undefined);

export const createDebrief = ({ discord, conversation, store, wordsFor }: DebriefPorts) => {
  const { stations } = store;
  /** Two who press at once get one message. */
  const presses = new QueueByKey();

  const draw = (station: Station, record: Conversation, isDone = false): MessageBody =>
    bodyOf(station, { record, words: wordsFor(record.about.language), isDone }, conversation.startMyOwn);

  /** The list, or why it stays closed: while others still ask, it would stand in front of them, unless it does already. */
  const listFor = async ({ caller, record, presser }: Writing): Promise<Station | Reply> => {
    const { debrief: texts } = caller.words;
    if (record.phase !== 'ended') return say(texts.notYet);
    const station = await stations.get(record.about.id);
    if (station === undefined) return say(texts.noList);
    const isOpen = presser.manages || station.debriefMessage !== undefined;
    return !isOpen && conversation.isPlayedElsewhere(record) ? say(texts.othersStillAsk) : station;
  };

  /** False if that message is gone. */
  const shownAgain = async (thread: ThreadId, message: MessageId, body: MessageBody): Promise<boolean> => {
    try {
      // An ended thread is archived after an hour, and takes no edits then.
      await discord.wake(thread);
      await discord.edit(thread, message, body);
      return true;
    } catch (error) {
      if (error instanceof DiscordError && error.failure.kind === 'unknown_message') return false;
      throw error;
    }
  };

  const open = async (writing: Writing): Promise<Reply> => {
    const { caller, record, threadId } = writing;
    const { debrief: texts } = caller.words;
    const { id } = record.about;
    return presses.run(id, async () => {
      const station = await listFor(writing);
      if ('kind' in station) return station;
      const body = draw(station, record);
      const before = station.debriefMessage;
      if (before !== undefined && (await shownAgain(threadId, before, body))) return say(texts.here);
      const nonce = nonceOf(before ?? id, 'q');
      const { id: debriefMessage } = await discord.post(threadId, { ...body, nonce });
      await stations.change(id, (now) => now && { ...now, debriefMessage });
      return say(texts.here);
    });
  };

  const ticking = (changed: (ticked: readonly number[], chosen: readonly number[]) => readonly number[]) =>
    conversation.writing<{ readonly conversation: string } & Chosen>(async (writing, chosen) => {
      const list = await listFor(writing);
      if ('kind' in list) return list;
      const { caller, record } = writing;
      // A choice only adds, or only takes away: two people at once take nothing from each other.
      const station = await stations.change(record.about.id, (now) => {
        if (now === undefined) return undefined;
        const ticked = changed(now.ticked, indexesIn(chosen, now));
        return { ...now, ticked: [...new Set(ticked)].toSorted((a, b) => a - b) };
      });
      if (station === undefined) return say(caller.words.debrief.noList);
      return { kind: 'update', body: draw(station, record) };
    });

  const routes: readonly ComponentRoute[] = [
    conversation.onDebrief(conversation.writing((writing) => open(writing))),
    askedMenu.on(ticking((ticked, chosen) => [...ticked, ...chosen])),
    notAskedMenu.on(ticking((ticked, chosen) => ticked.filter((one) => !chosen.includes(one)))),
    doneButton.on(
      conversation.writing(async (writing) => {
        const list = await listFor(writing);
        return 'kind' in list ? list : { kind: 'update', body: draw(list, writing.record, true) };
      }),
    ),
  ];
  return { routes };
};
