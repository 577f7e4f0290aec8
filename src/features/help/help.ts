import type { GatewayEvents } from '../../discord/gateway/gateway.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Route } from '../../discord/interactions/route.ts';
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

interface Help {
  readonly routes: readonly Route[];
  readonly hears: Pick<GatewayEvents, 'message'>;
}

/** `/help`, and the same help given unasked. */
export const createHelp = (ports: HelpPorts): Help => {
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
