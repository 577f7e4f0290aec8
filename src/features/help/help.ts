import type { Caller } from '../../discord/caller.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import { buttonKind, command, type Route } from '../../discord/route.ts';
import {
  helpButton,
  helpButtonLabel,
  helpCommand,
  helpText,
  type HelpFacts,
  type Situation,
} from '../../locale/en/help.ts';

interface HelpDeps {
  readonly situation: (caller: Caller) => Promise<Situation>;
  readonly facts: () => HelpFacts;
  /** What `/link` answers; asked only when the button is pressed, since each answer uses up an older page. */
  readonly startLink: (caller: Caller) => Promise<Reply>;
}

interface Help {
  readonly routes: readonly Route[];
  /** The help as an ordinary message, for a mention of the bot or a plain direct message. */
  readonly messageFor: (situation: Situation) => Body;
}

const linkButton = buttonKind('help-link');

export const createHelp = ({ situation, facts, startLink }: HelpDeps): Help => {
  const messageFor = (asked: Situation): Body => {
    const content = helpText(asked, facts());
    const button = helpButton(asked);
    if (button === undefined) return { content };
    return {
      content,
      rows: [[linkButton.make({ label: helpButtonLabel[button], style: 'primary', with: {} })]],
    };
  };
  return {
    messageFor,
    routes: [
      command({
        name: 'help',
        description: helpCommand,
        where: 'guild_and_dm',
        repeatable: true,
        handle: async (caller): Promise<Reply> => ({
          kind: 'private',
          messages: [messageFor(await situation(caller))],
        }),
      }),
      linkButton.on(startLink),
    ],
  };
};
