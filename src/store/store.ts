import type { Log } from '../lib/log.ts';
import { QueueByKey } from '../lib/queue.ts';
import { accounts, type Account } from './accounts.ts';
import { SealedCollection, type Collection } from './collection.ts';
import type { Conversation } from '../conversation/record.ts';
import { conversations } from './conversations.ts';
import type { Database } from './database.ts';
import { deferredInteractions, type DeferredInteraction } from './deferred-interactions.ts';
import { drafts, type Draft } from './drafts.ts';
import type { CollectionSpec } from './envelope.ts';
import { linkSteps, type LinkStep } from './link-steps.ts';
import { createProbe } from './probe.ts';
import { openRoot } from './root-record.ts';
import type { Sealing } from './sealing.ts';
import { codeOf } from './store-error.ts';
import { startChoices, type StartChoice } from './start-choices.ts';
import { wantedActions, type WantedAction } from './wanted-actions.ts';

export interface Store {
  /** By Discord user id. */
  readonly accounts: Collection<Account>;
  readonly conversations: Collection<Conversation>;
  readonly drafts: Collection<Draft>;
  readonly pending: {
    readonly links: Collection<LinkStep>;
    readonly wanted: Collection<WantedAction>;
    readonly deferred: Collection<DeferredInteraction>;
    readonly choices: Collection<StartChoice>;
  };
  /** Stands for a service user; the same through restarts and rotations of the encryption keys. */
  serviceUserKey(username: string): string;
  /** How many records cannot be read. */
  unreadable(): number;
  /** Whether something can be written and read back. */
  healthy(): Promise<boolean>;
  /** Deletes what has expired or is of no more use at `now` (milliseconds since 1970); returns how many records. */
  sweep(now: number): Promise<number>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly sealing: Sealing;
  readonly log: Log;
}

/** Puts the collections on an open database. Throws a StoreError. */
export const assembleStore = async ({ database, sealing, log }: Parts): Promise<Store> => {
  const root = await openRoot(database, sealing);
  const collection = <T>(spec: CollectionSpec<T>): SealedCollection<T> =>
    new SealedCollection(spec, { rows: database.rows(spec.name), sealing, nameRow: root.nameRow, log });

  const store = {
    accounts: collection(accounts),
    conversations: collection(conversations),
    drafts: collection(drafts),
    pending: {
      links: collection(linkSteps),
      wanted: collection(wantedActions),
      deferred: collection(deferredInteractions),
      choices: collection(startChoices),
    },
  };
  const { pending, ...others } = store;
  const all = [...Object.values(others), ...Object.values(pending)];

  // All are read before one is changed, so that a store which refuses to start is left as it was. The root record is
  // sealed last: as long as an older key is needed, leaving it out does not pass unseen.
  const outdated = [];
  for (const each of all) outdated.push({ each, rows: await each.survey() });
  for (const { each, rows } of outdated) await each.reseal(rows);
  await root.reseal();
  const resealed = outdated.reduce((sum, { rows }) => sum + rows.length, 0);
  if (resealed > 0) log.info({ records: resealed }, 'records were sealed anew with the first encryption key');

  const probe = createProbe(database);
  const probing = new QueueByKey();
  return {
    ...store,
    serviceUserKey: root.serviceUserKey,
    unreadable: () => all.reduce((sum, each) => sum + each.unreadable, 0),
    healthy: () =>
      probing.run('probe', probe).catch((error: unknown) => {
        log.error({ error: codeOf(error) }, 'the store is not healthy');
        return false;
      }),
    async sweep(now) {
      let deleted = 0;
      for (const each of all) deleted += await each.sweep(now);
      await database.settle();
      return deleted;
    },
    async close() {
      await Promise.all([...all.map((each) => each.idle()), probing.idle()]);
      await database.close();
    },
  };
};
