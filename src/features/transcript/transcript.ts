import type { Route } from '../../discord/interactions/route.ts';
import type { TranscriptPorts } from './ports.ts';
import { createReadings, defaultReadingPace, type Readings } from './readings.ts';
import { transcriptRoutes } from './commands.ts';
import { createTaking } from './taking.ts';

interface TranscriptFeature {
  readonly routes: readonly Route[];
  readonly hears: Readings['hears'];
  close(): Promise<readonly string[]>;
}

/** `/transcript`: what was asked and answered in a conversation, as files for whoever may read its thread. */
export const createTranscript = (ports: TranscriptPorts): TranscriptFeature => {
  const pace = defaultReadingPace;
  const readings = createReadings({ discord: ports.discord, pace, now: ports.now });
  const take = createTaking({ ...ports, readings, pace });
  return {
    hears: readings.hears,
    routes: transcriptRoutes({ ...ports, take }),
    close: async () => {
      readings.close();
      return [];
    },
  };
};
