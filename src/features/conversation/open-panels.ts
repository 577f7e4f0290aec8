import { LRUCache } from 'lru-cache';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { editableFor, type EditableAnswers } from '../../discord/interactions/editable-answers.ts';
import type { Body } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { FairUse } from './fair-use.ts';
import { bodyOf } from './panel-body.ts';

/** The panels that moderators have open: each is drawn anew when somebody changes something. */

interface OpenPanelsDeps {
  readonly conversations: Pick<Conversations, 'byId' | 'speakersWaiting'>;
  /** The limits that they have nearly reached. */
  readonly used: FairUse['used'];
  readonly editable: Pick<EditableAnswers, 'edit'>;
  readonly log: Log;
}

interface OpenPanel {
  readonly conversation: string;
  readonly owner: Caller;
  /** What it shows, to tell whether it would change. */
  readonly shown: string;
}

const mostOpen = 1_000;
/** Milliseconds that changes are collected for; a panel whose own button changed something is drawn anew meanwhile. */
const collecting = 500;

export const createOpenPanels = ({ conversations, used, editable, log }: OpenPanelsDeps) => {
  /** The newest panel of each person and conversation. */
  const open = new LRUCache<string, OpenPanel>({ max: mostOpen, ttl: editableFor });
  /** Conversations whose panels are about to be drawn. */
  const due = new Set<string>();
  const panelsOf = (conversation: string): readonly OpenPanel[] =>
    [...open.values()].filter((panel) => panel.conversation === conversation);
  const keyOf = (conversation: string, { userId }: Caller): string => `${conversation}/${userId}`;

  const bodyNow = async (conversation: string, { userId: person, words }: Caller): Promise<Body> => {
    const record = conversations.byId(conversation);
    if (record?.status !== 'open') return { content: words.conversation.over, rows: [] };
    const paid = await used({ person, account: record.serviceUser });
    return bodyOf({ record, waiting: conversations.speakersWaiting(conversation), used: paid }, words);
  };

  /** As things are now. */
  const draw = async (conversation: string, owner: Caller): Promise<Body> => {
    const body = await bodyNow(conversation, owner);
    open.set(keyOf(conversation, owner), { conversation, owner, shown: JSON.stringify(body) });
    return body;
  };

  const redraw = async (panel: OpenPanel): Promise<void> => {
    const { conversation, owner } = panel;
    try {
      const body = await bodyNow(conversation, owner);
      const shown = JSON.stringify(body);
      // Its owner may have pressed something meanwhile.
      if (shown === panel.shown || open.get(keyOf(conversation, owner)) !== panel) return;
      open.set(keyOf(conversation, owner), { ...panel, shown });
      // The next change draws it if it is still on its way to Discord.
      if (!(await editable.edit(owner.interactionId, body))) open.set(keyOf(conversation, owner), panel);
    } catch (error) {
      // The owner may have dismissed it.
      open.delete(keyOf(conversation, owner));
      if (!(error instanceof DiscordError)) log.error(errorFacts(error), 'a panel was not drawn anew');
    }
  };

  return {
    draw,
    /** Something else stands in the panel's place. */
    closed: (conversation: string, owner: Caller): void => void open.delete(keyOf(conversation, owner)),
    /** The conversation's record has been stored anew. */
    changed: (conversation: string): void => {
      if (due.has(conversation) || panelsOf(conversation).length === 0) return;
      due.add(conversation);
      const timer = setTimeout(() => {
        due.delete(conversation);
        for (const panel of panelsOf(conversation)) void redraw(panel);
      }, collecting);
      timer.unref();
    },
  };
};

export type OpenPanels = ReturnType<typeof createOpenPanels>;
