import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import { buttonKind, command } from '../../discord/interactions/route.ts';
import type { AccountStep, HelpButton, HelpFacts, Situation } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';
import { createSituations, type SituationPorts } from './situation.ts';
import { createUnaskedHelp, type UnaskedPorts } from './unasked.ts';

interface HelpDeps {
  readonly situation: (caller: Caller) => Promise<Situation>;
  readonly facts: () => HelpFacts;
  /** What `/link` answers; called only when the button is pressed, because each call replaces an earlier page. */
  readonly startLink: (caller: Caller) => Promise<Reply>;
}

const buttonForAccount: Readonly<Record<AccountStep, HelpButton | undefined>> = {
  not_linked: 'link',
  number_missing: 'enter_number',
  linked: undefined,
  sign_in_ended: 'link_again',
};

const buttonIn = (situation: Situation): HelpButton | undefined => {
  if (situation.kind !== 'conversation') return buttonForAccount[situation.account];
  return situation.role === 'host_to_link' ? 'link_again' : undefined;
};

const linkButton = buttonKind('help-link');

export const createHelpCommand = ({ situation, facts, startLink }: HelpDeps) => {
  /** The help as an ordinary message, for a mention of the bot or a plain direct message. */
  const messageFor = (current: Situation, { help: texts }: Words): Body => {
    const content = `${texts.text(current, facts())}\n${texts.patientLanguage}`;
    const button = buttonIn(current);
    if (button === undefined) return { content };
    return {
      content,
      rows: [[linkButton.make({ label: texts.buttons[button], style: 'primary', with: {} })]],
    };
  };
  return {
    messageFor,
    routes: [
      command({
        name: 'help',
        description: (words) => words.help.command,
        where: 'guild_and_dm',
        handle: async (caller): Promise<Reply> => ({
          kind: 'private',
          messages: [messageFor(await situation(caller), caller.words)],
        }),
      }),
      linkButton.on(startLink),
    ],
  };
};

type HelpPorts = SituationPorts &
  UnaskedPorts & {
    /** What `/link` answers. */
    readonly account: { startLink(caller: Caller): Promise<Reply> };
    readonly demo: boolean;
    readonly operatorContact?: string | undefined;
    /** Without a trailing slash; known once the web server listens. */
    readonly publicUrl: () => string;
  };

/** `/help`, and the same help given unasked. */
export const createHelp = (ports: HelpPorts) => {
  const { account, demo, operatorContact, publicUrl } = ports;
  const situations = createSituations(ports);
  const { routes, messageFor } = createHelpCommand({
    situation: situations.ofCaller,
    facts: () => ({ demo, operatorContact, privacyUrl: `${publicUrl()}/privacy` }),
    startLink: (caller) => account.startLink(caller),
  });
  const message = createUnaskedHelp({ ...ports, messageFor, situationOf: situations.outside });
  return { routes, hears: { message } };
};
