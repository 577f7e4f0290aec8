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
  /** Milliseconds since 1970. */
  readonly drawnAt: number;
}

const mostOpen = 1_000;
/** Milliseconds that changes are collected for; a panel whose own button changed something is drawn anew meanwhile. */
const collecting = 250;

export const createOpenPanels = ({ conversations, used, editable, log }: OpenPanelsDeps) => {
  /** The newest panel of each person and conversation. */
  const open = new LRUCache<string, OpenPanel>({ max: mostOpen, ttl: editableFor });
  /** When a conversation was last changed, until its panels are drawn. */
  const changed = new Map<string, number>();
  const keyOf = (conversation: string, { userId }: Caller): string => `${conversation}/${userId}`;

  /** As things are now. */
  const draw = async (conversation: string, owner: Caller): Promise<Body> => {
    const { userId: person, words } = owner;
    const record = conversations.byId(conversation);
    if (record?.status !== 'open') {
      open.delete(keyOf(conversation, owner));
      return { content: words.conversation.over, rows: [] };
    }
    open.set(keyOf(conversation, owner), { conversation, owner, drawnAt: Date.now() });
    const paid = await used({ person, account: record.serviceUser });
    return bodyOf({ record, waiting: conversations.speakersWaiting(conversation), used: paid }, words);
  };

  const redraw = async ({ conversation, owner }: OpenPanel): Promise<void> => {
    try {
      await editable.edit(owner.interactionId, await draw(conversation, owner));
    } catch (error) {
      // They may have dismissed it.
      open.delete(keyOf(conversation, owner));
      if (!(error instanceof DiscordError)) log.error(errorFacts(error), 'a panel was not drawn anew');
    }
  };

  return {
    draw,
    /** Something else stands in the panel's place. */
    closed: (conversation: string, owner: Caller): void => void open.delete(keyOf(conversation, owner)),
    changed: (conversation: string): void => {
      const isDue = changed.has(conversation);
      changed.set(conversation, Date.now());
      if (isDue) return;
      const timer = setTimeout(() => {
        const at = changed.get(conversation) ?? 0;
        changed.delete(conversation);
        const isStale = (panel: OpenPanel): boolean =>
          panel.conversation === conversation && panel.drawnAt < at;
        for (const panel of [...open.values()].filter(isStale)) void redraw(panel);
      }, collecting);
      timer.unref();
    },
  };
};

export type OpenPanels = ReturnType<typeof createOpenPanels>;
