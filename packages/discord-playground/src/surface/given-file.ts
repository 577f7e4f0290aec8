import { z } from 'zod';

/** A file in a request, in base64. */
export const givenFile = z
  .object({ name: z.string(), data: z.base64(), contentType: z.string().optional() })
  .transform(({ data, ...file }) => ({ ...file, data: Buffer.from(data, 'base64') }));
