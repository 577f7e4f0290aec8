// Opens a store and writes what it is told on its input, one write a line: its shape and a number. Reports each.
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createLog } from '../../dist/lib/log.js';
import { Secret } from '../../dist/lib/secret.js';
import { openStore } from '../../dist/store/open.js';

const [url, key] = process.argv.slice(2);
const schema = z.strictObject({ number: z.string() });
const specs = {
  plain: { name: 'plain', schema },
  both: { name: 'both', schema },
};
const log = createLog({ level: 'silent' });
const store = await openStore({ url, keys: [new Secret(key)], log }, Object.values(specs));
const { plain, both } = Object.fromEntries(
  Object.entries(specs).map(([name, spec]) => [name, store.table(spec)]),
);
const keyv = store.keyed({
  name: 'notes',
  schema: z.strictObject({ key: z.string(), number: z.string() }),
  keyOf: () => 'one',
});
const shapes = {
  plain: (number) => plain.set('one', { number }),
  both: (number) => both.set('one', { number }, [both.setting('two', { number })]),
  keyv: (number) => keyv.set({ key: 'one', number }),
};
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);

say('open');
for await (const line of createInterface({ input: process.stdin })) {
  const [shape, number] = line.split(' ');
  await shapes[shape](number).then(
    () => say('wrote', line),
    () => say('refused', line),
  );
}
