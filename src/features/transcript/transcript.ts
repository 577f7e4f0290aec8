import type { TranscriptPorts } from './ports.ts';
import { createReadings, defaultReadingTimings } from './readings.ts';
import { transcriptRoutes } from './commands.ts';
import { createTaking } from './taking.ts';

/** `/transcript`: what was asked and answered in a conversation, as files for whoever may read its thread. */
export const createTranscript = (ports: TranscriptPorts) => {
  const timings = defaultReadingTimings;
  const readings = createReadings({ discord: ports.discord, timings, now: ports.now });
  const take = createTaking({ ...ports, readings, timings });
  return {
    hears: readings.hears,
    routes: transcriptRoutes({ ...ports, take }),
    close: async (): Promise<readonly string[]> => {
      readings.close();
      return [];
    },
  };
};
