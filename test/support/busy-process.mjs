// Opens an engine and writes what it is told on its input, one batch a line: its shape and a number. Reports each.
import { createInterface } from 'node:readline';
import { openEngine } from '../../dist/store/open.js';

const engine = await openEngine(process.argv[2]);
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
const row = (kind, text, more) => ({
  kind,
  name: 'one',
  format: 1,
  keyId: 'a key',
  body: Buffer.from(text),
  ...more,
});

const shapes = {
  whole: (text) => ({ set: [row('whole', text)] }),
  body: (text) => ({ set: [row('body', text, { onlyBody: true })] }),
  transaction: (text) => ({
    set: [row('transaction', text)],
    delete: [{ kind: 'transaction', name: 'whole', parts: 'parts' }],
  }),
  keyed_one: (text) => ({ set: [row('keyed_one', text)] }),
};

say('open');
for await (const line of createInterface({ input: process.stdin })) {
  const [shape, number] = line.split(' ');
  await engine.write(shapes[shape](number)).then(
    () => say('wrote', line),
    () => say('refused', line),
  );
}
