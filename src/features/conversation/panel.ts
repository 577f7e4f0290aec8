import type { Decision } from '../../conversation/event.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import { pauseOf, termsOf } from '../../conversation/terms.ts';
import type { Terms } from '../../conversation/terms.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { Body, ButtonData, Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import type { Access } from './access.ts';
import * as buttons from './buttons.ts';
import { nameOf } from './rendering.ts';

/** `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is after it. */

interface Standing {
  readonly record: Conversation;
  /** Who waits for an answer, next first; undefined where that is not known yet. */
  readonly waiting: readonly (UserId | undefined)[];
}

const nextNamed = 3;

const stateOf = ({ hold, job, terms }: Conversation, { conversation: texts }: Words): string => {
  const pause = pauseOf({ terms });
  if (job?.kind === 'end') return texts.panel.ending;
  if (pause !== undefined) return texts.panel.paused(nameOf(pause.by));
  return hold === undefined ? texts.panel.open : texts.panel.holding(texts.hold[hold.cause]);
};

const textOf = ({ record, waiting }: Standing, words: Words): string => {
  const { panel } = words.conversation;
  const { who, hears } = termsOf(record);
  const next = waiting.slice(0, nextNamed).flatMap((user) => (user === undefined ? [] : [nameOf(user)]));
  return [
    stateOf(record, words),
    pauseOf(record) === undefined ? panel.answers({ who, hears }) : panel.willAnswer({ who, hears }),
    panel.waiting(waiting.length, [...new Set(next)]),
  ].join('\n');
};

const rowsOf = ({ record, waiting }: Standing, { conversation: texts }: Words): readonly ButtonData[][] => {
  const { buttons: labels } = texts;
  const about = { with: { conversation: record.id } };
  const { panel } = buttons;
  const { who, hears } = termsOf(record);
  return [
    [
      pauseOf(record) === undefined
        ? panel.pause.make({ label: labels.pause, style: 'primary', ...about })
        : panel.goOn.make({ label: labels.goOn, style: 'primary', ...about }),
      hears === 'everything'
        ? panel.onlyMentions.make({ label: labels.onlyMentions, ...about })
        : panel.everyMessage.make({ label: labels.everyMessage, ...about }),
      who === 'everyone'
        ? panel.onlyHost.make({ label: labels.onlyHostAsks, ...about })
        : panel.everyone.make({ label: labels.everyoneAsks, ...about }),
      ...(waiting.length > 1 ? [panel.setAside.make({ label: labels.setAside, ...about })] : []),
    ],
    [
      ...(record.kind === 'patient' ? [buttons.startAgain.make({ label: labels.startAgain, ...about })] : []),
      panel.end.make({ label: labels.end, style: 'danger', ...about }),
      panel.refresh.make({ label: labels.refresh, ...about }),
    ],
  ];
};

interface Panel {
  show(caller: Caller, conversation: string): Promise<Reply>;
  readonly routes: readonly ComponentRoute[];
}

/** `conversations` as far as the panel reads them. */
export const createPanel = (
  { conversations }: { readonly conversations: Pick<Conversations, 'byId' | 'speakersWaiting'> },
  { asModerator, decideAsModerator }: Access,
): Panel => {
  const bodyOf = (record: Conversation, words: Words): Body => {
    const standing = { record, waiting: conversations.speakersWaiting(record.id) };
    return { content: textOf(standing, words), rows: rowsOf(standing, words) };
  };

  const show = (caller: Caller, conversation: string): Promise<Reply> =>
    asModerator(caller, conversation, async (record) => ({
      kind: 'private',
      messages: [bodyOf(record, caller.words)],
    }));

  /** Shows how things stand now, whatever the press has changed. */
  const redrawn = ({ words }: Caller, conversation: string): Reply => {
    const record = conversations.byId(conversation);
    return record?.status === 'open'
      ? { kind: 'update', body: bodyOf(record, words) }
      : { kind: 'update', body: { content: words.conversation.over, rows: [] } };
  };

  const press =
    (decisionOf: (caller: Caller) => Decision) =>
    (caller: Caller, { conversation }: { readonly conversation: string }): Promise<Reply> =>
      decideAsModerator(caller, {
        conversation,
        decision: decisionOf(caller),
        answer: () => redrawn(caller, conversation),
      });

  const changing = (terms: Partial<Pick<Terms, 'who' | 'hears'>>) =>
    press(({ userId: by }) => ({ kind: 'change_terms', by, terms }));

  const { panel } = buttons;
  return {
    show,
    routes: [
      buttons.manage.on((caller, { conversation }) => show(caller, conversation)),
      panel.refresh.on((caller, { conversation }) =>
        asModerator(caller, conversation, async () => redrawn(caller, conversation)),
      ),
      panel.pause.on(press(({ userId: by }) => ({ kind: 'pause', by }))),
      panel.goOn.on(press(({ userId: by }) => ({ kind: 'go_on', by }))),
      panel.setAside.on(press(() => ({ kind: 'set_rest_aside' }))),
      panel.end.on(press(({ userId: by }) => ({ kind: 'job', job: { kind: 'end', by } }))),
      panel.onlyMentions.on(changing({ hears: 'mentions' })),
      panel.everyMessage.on(changing({ hears: 'everything' })),
      panel.onlyHost.on(changing({ who: 'me' })),
      panel.everyone.on(changing({ who: 'everyone' })),
    ],
  };
};
