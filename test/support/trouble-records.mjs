// The records of `trouble-process.mjs`.
import { z } from 'zod';

const schema = z.looseObject({ number: z.number() });
const column = (name) => (value) => value[name];

export const specs = {
  pairs: {
    name: 'pairs',
    schema,
    columns: { owner: { of: column('owner') }, claim: { of: column('claim'), isUnique: true } },
  },
  bits: { name: 'bits', schema, columns: { pair: { of: column('pair'), references: 'pairs' } } },
  others: { name: 'others', schema },
};
export const counts = { name: 'counts', schema, keyOf: ({ key }) => key };
