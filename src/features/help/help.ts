import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Reply } from '../../discord/reply.ts';
import { createHelpCommand } from './commands.ts';
import { createSituations, type SituationPorts } from './situation.ts';
import { createUnaskedHelp, type UnaskedPorts } from './unasked.ts';

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
  const message = createUnaskedHelp({ ...ports, messageFor, situationOf: situations.ofAsker });
  return { routes, hears: { message } };
};
