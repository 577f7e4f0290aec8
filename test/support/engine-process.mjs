// Opens an engine and writes one batch after another, each of which moves a claim, reporting each, until it is killed.
// The rows `left` and `right` and the claim always belong to the same batch, and `before` never does.
import { openEngine } from '../../dist/store/open.js';

const engine = await openEngine(process.argv[2]);
const row = (name, text, more) => ({
  kind: 'pairs',
  name,
  format: 1,
  keyId: 'a key',
  body: Buffer.from(text),
  ...more,
});
for (let number = 1; ; number += 1) {
  const text = String(number);
  const written = await engine.write({
    set: [
      row('left', text, { owner: text, claim: `claim${number}` }),
      row('right', text),
      row(`made${number}`, text),
    ],
    delete: [{ kind: 'pairs', name: `made${number - 1}` }],
  });
  if (written.kind !== 'written') throw new Error(written.kind);
  process.stdout.write(`${number}\n`);
}
