// Opens a store and writes one draft after another, reporting each, until it is killed.
import { openBotStore } from '../../dist/app/store.js';
import { createLog } from '../../dist/lib/log.js';
import { userId } from '../../dist/lib/ids.js';

const store = await openBotStore({
  url: process.argv[2],
  keys: undefined,
  log: createLog({ level: 'silent' }),
});
for (let number = 1; ; number += 1) {
  await store.drafts.set(String(number), {
    userId: userId('1'),
    description: { name: 'Mary', age: '70', gender: 'female', model: 'gpt-4' },
    narrative: String(number),
    missing: [],
    savedAt: Date.now(),
  });
  process.stdout.write(`${number}\n`);
}
