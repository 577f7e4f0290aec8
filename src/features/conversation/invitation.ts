import type { ComponentRoute, Meanwhile } from '../../discord/interactions/route.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, type MessageBody, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { shownLine } from '../../lib/invisible.ts';
import { escapeName, withoutPreviews } from '../../lib/markdown.ts';
import { nonceOf } from '../../machine/outgoing.ts';
import { startWhoField } from '../../machine/record.ts';
import type { Texts } from '../../locale/words.ts';
import type { Lesson } from '../lesson.ts';
import * as buttons from './buttons.ts';
import type { ConversationNeeds } from './needs.ts';
import { channelHere, refusalToStart, type GrantedIn } from './rights.ts';
import { alone, knownAs, type Choices, type Start, type StartOrder } from './start.ts';
import { threadTitle, type Titled } from './titles.ts';

/**
 * An invitation: a message in a channel, below which everybody starts a conversation of their own. Nothing of it is stored:
 * its buttons say what a press starts, and all else is as the shelf has it then.
 */

interface InvitationDeps extends Pick<
  ConversationNeeds,
  'lessonOf' | 'settingsOf' | 'timedOutUntil' | 'titled' | 'wordsIn'
> {
  readonly discord: Pick<DiscordApi, 'post'>;
  readonly granted: GrantedIn;
  readonly choices: Choices;
  readonly start: Start;
}

type Invited = Pick<StartOrder, 'kind' | 'id' | 'who'>;

interface Told {
  readonly known: Titled | undefined;
  readonly lesson: Lesson | undefined;
  readonly publicOnly: boolean;
}

const invitationBody = (
  { kind, id, who }: Invited,
  { known, lesson, publicOnly }: Told,
  { conversation: texts }: Texts,
): MessageBody => {
  const title =
    threadTitle(known?.title ?? '') || (kind === 'patient' ? texts.caseTitle(id) : texts.topicTitle(id));
  const name = shownLine(known?.patientName ?? '');
  // Most titles begin with the name.
  const lines = [title.includes(name) ? '' : name, title, known?.description ?? ''];
  const [first = '', ...others] = lines.filter((line) => line !== '').map(escapeName);
  const intro = texts.invitation(first, others.join(' · '));
  const { task, picture } = lesson ?? {};
  const { startMyOwn, practiseAlone } = buttons.invited;
  const invited = { kind, who, id };
  const own = startMyOwn.make({ label: texts.buttons.startMyOwn, style: 'primary', with: invited });
  const byOneself = practiseAlone.make({ label: texts.buttons.practiseAlone, with: invited });
  return {
    content: task === undefined ? intro : `${intro}\n\n${texts.lines.task(withoutPreviews(task))}`,
    pictures: picture === undefined ? undefined : [picture],
    rows: [publicOnly ? [own] : [own, byOneself]],
  };
};

export const createInvitations = (deps: InvitationDeps) => {
  const { lessonOf, settingsOf, titled, wordsIn, discord, granted, choices, start } = deps;

  /** For who may manage threads there; they need no account. */
  const invite = async (
    caller: Caller,
    order: StartOrder,
    { choice }: { readonly choice?: string } = {},
  ): Promise<Reply> => {
    const { conversation: texts, groups } = caller.words;
    const channel = channelHere(caller, { private: false });
    if (channel === undefined) return say(texts.wrongPlace(false));
    const { ViewChannel, ManageThreads } = permissions;
    if (!grants(await granted.inChannel(caller, channel), ViewChannel, ManageThreads))
      return say(groups.onlyManagers);
    if (order.private || order.model !== undefined) return say(texts.notWithInvite);
    if (encodeURIComponent(order.id).length > buttons.longestInvited) return say(texts.tooLongToInvite);
    const refusal = await refusalToStart({ caller, channel, order }, deps);
    if (refusal !== undefined) return refusal;
    if (choice !== undefined && !choices.useUp(choice)) return say(texts.choiceGone);

    const { guildId, channelId, publicOnly } = channel;
    const { kind, id } = order;
    const known = knownAs(order, await settingsOf(guildId), titled);
    const told = { known, lesson: await lessonOf({ guildId, kind, id }), publicOnly: publicOnly === true };
    const nonce = nonceOf(caller.interactionId, 'i');
    const body = { ...invitationBody(order, told, await wordsIn(guildId)), nonce };
    try {
      await discord.post(channelId, body);
    } catch (error) {
      const isRefused = error instanceof DiscordError && error.failure.kind === 'refused';
      if (!isRefused || body.pictures === undefined) throw error;
      await discord.post(channelId, { ...body, pictures: undefined });
    }
    return say(texts.invited);
  };

  const onPress =
    (how: Partial<StartOrder>) =>
    async (
      caller: Caller,
      { kind, who: named, id }: Readonly<Record<'kind' | 'who' | 'id', string>>,
      { progress }: Meanwhile,
    ): Promise<Reply> => {
      const channel = channelHere(caller, { private: how.private === true });
      const usual = channel && (await settingsOf(channel.guildId)).defaults;
      const order = {
        kind: kind === 'topic' ? 'topic' : 'patient',
        id,
        who: startWhoField.options.find((one) => one === named) ?? 'everyone',
        hears: usual?.hears ?? 'everything',
        leads: false,
        private: false,
        channel,
        earlier: 'forget',
        ...how,
      } as const;
      return start(caller, order, { progress });
    };

  const routes: readonly ComponentRoute[] = [
    buttons.invited.startMyOwn.on(onPress({})),
    buttons.invited.practiseAlone.on(onPress(alone)),
  ];
  return {
    routes,
    invite,
    /** As the server has it set. */
    inviteAsUsual: async (caller: Caller, about: Pick<StartOrder, 'kind' | 'id'>): Promise<Reply> => {
      const { who = 'everyone' } =
        caller.guildId === undefined ? {} : (await settingsOf(caller.guildId)).defaults;
      return invite(caller, { ...about, who, hears: 'everything', leads: false, private: false });
    },
  };
};
