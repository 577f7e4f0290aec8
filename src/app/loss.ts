import type { ConnectionLoss } from '../discord/gateway/gateway-client.ts';

/** What ends a running bot: Discord refuses it for good, or another process has taken its store. */
export type Loss = ConnectionLoss | 'store_taken';
