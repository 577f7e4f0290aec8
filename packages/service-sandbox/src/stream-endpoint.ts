/** GET /external/v1/data/stream/load/ (`service-api.md` 4.2 leaves the answer open): one JSON line per case or topic. */
import { z } from 'zod';
import type { PatientCase } from './cases/case.ts';
import type { Endpoint } from './endpoint.ts';
import type { Topic } from './topics/topic.ts';

const nothing = z.strictObject({});

export const streamEndpoint = (
  cases: readonly PatientCase[],
  topics: readonly Topic[],
): Endpoint<z.infer<typeof nothing>> => ({
  method: 'GET',
  path: '/external/v1/data/stream/load/',
  schema: nothing,
  handle: () => {
    const records = [
      ...cases.map(({ id, title }) => ({ kind: 'case', id, title })),
      ...topics.map(({ id, name }) => ({ kind: 'topic', id, title: name })),
    ];
    const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    return { status: 200, body, type: 'application/x-ndjson' };
  },
});
