// Opens a store and writes one case after another, reporting each, until it is killed.
import { openBotStore } from '../../dist/app/store.js';
import { createLog } from '../../dist/lib/log.js';
import { userId } from '../../dist/lib/ids.js';

const store = await openBotStore({
  url: process.argv[2],
  keys: undefined,
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
