// Opens a store and writes one case after another, reporting each, until it is killed.
import { openBotStore } from '../../dist/app/store.js';
import { createLog } from '../../dist/lib/log.js';
import { userId } from '../../dist/lib/ids.js';
import { Secret } from '../../dist/lib/secret.js';

const [url, key] = process.argv.slice(2);
const store = await openBotStore({
  url,
  keys: key === undefined ? undefined : [new Secret(key)],
  log: createLog({ level: 'silent' }),
});
for (let number = 1; ; number += 1) {
  await store.cases.set(String(number), {
    id: String(number),
    userId: userId('1'),
    details: { name: String(number), age: '70', gender: 'female', model: 'gpt-4' },
    parts: {},
    touchedAt: Date.now(),
  });
  process.stdout.write(`${number}\n`);
}
