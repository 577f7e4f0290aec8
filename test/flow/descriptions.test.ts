import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startRig } from '../support/rig.ts';

const rig = await startRig();
afterAll(() => rig.close());

interface Described {
  readonly name: string;
  readonly description?: string | undefined;
  readonly options?: readonly Described[] | undefined;
}
const described: z.ZodType<Described> = z.lazy(() =>
  z.object({
    name: z.string(),
    description: z.string().optional(),
    options: z.array(described).optional(),
  }),
);

const allIn = ({
  name,
  description = '',
  options = [],
}: Described): readonly (readonly [string, string])[] => [[name, description], ...options.flatMap(allIn)];

it('every command and option is described alike, without a full stop at the end', async () => {
  const { apiUrl, applicationId, token } = rig.playground;
  const answer = await fetch(`${apiUrl}/v10/applications/${applicationId}/commands`, {
    headers: { authorization: `Bot ${token}` },
  });
  const all = z
    .array(described)
    .parse(await answer.json())
    .flatMap(allIn);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([, description]) => description.endsWith('.'))).toEqual([]);
});
