import { buttonKind } from '../../discord/interactions/components.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Handler } from '../../discord/interactions/route.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, type MessageBody, type ButtonData, type Reply } from '../../discord/reply.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';

/** Somebody who may set up this server. */
export type Manager = Caller & { readonly guildId: GuildId };

const isManager = (caller: Caller): caller is Manager =>
  caller.guildId !== undefined && grants(caller.permissions, permissions.ManageGuild);

/** The right is checked at each press: somebody may have lost it since the panel was shown. */
export const managing =
  <Values>(act: (caller: Manager, values: Values) => Promise<Reply>): Handler<Values> =>
  async (caller, values) =>
    isManager(caller) ? act(caller, values) : say(caller.words.setup.notAllowed);

/** Replaces the page that was shown. */
export const shown = (body: MessageBody): Reply => ({ kind: 'update', body });

export const above = (told: string, body: MessageBody): Reply =>
  shown({ ...body, content: `${told}\n\n${body.content}` });

/** Shows the first page. */
export const home = buttonKind('setup');

export const back = ({ setup }: Texts): ButtonData => home.make({ label: setup.buttons.back, with: {} });
