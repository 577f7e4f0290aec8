import { Client } from 'pg';
import { z } from 'zod';
import { schema } from '../../src/store/postgres-schema.ts';

/**
 * The database's own record of who took which shard and who wrote what, made by triggers: what the processes believe of
 * themselves does not count. Each process has a name of its own in the database.
 */

/** One sequence for both, because whoever raises an epoch waits for the writes that it still lets through. */
const triggers = `
  CREATE SEQUENCE chaos_order;
  CREATE TABLE chaos_takes (
    at bigint PRIMARY KEY DEFAULT nextval('chaos_order'),
    shard integer NOT NULL, holder integer, before integer, process text NOT NULL
  );
  CREATE TABLE chaos_writes (
    at bigint PRIMARY KEY DEFAULT nextval('chaos_order'), server text NOT NULL, process text NOT NULL
  );
  CREATE FUNCTION chaos_take() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos_takes (shard, holder, before, process) VALUES (
      NEW.id, NEW.holder, CASE WHEN TG_OP = 'UPDATE' THEN OLD.holder END, current_setting('application_name')
    );
    RETURN NULL;
  END $$;
  CREATE FUNCTION chaos_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos_writes (server, process)
      VALUES (split_part(NEW.name, ':', 1), current_setting('application_name'));
    RETURN NULL;
  END $$;
  CREATE TRIGGER chaos_take AFTER INSERT OR UPDATE ON rounds_shards
    FOR EACH ROW EXECUTE FUNCTION chaos_take();
  CREATE TRIGGER chaos_write AFTER INSERT OR UPDATE ON rounds_records
    FOR EACH ROW WHEN (NEW.kind = 'conversations') EXECUTE FUNCTION chaos_write();
`;

const takesSchema = z.array(
  z.object({
    at: z.coerce.number(),
    shard: z.number(),
    /** Null when the shard was given back. */
    holder: z.number().nullable(),
    /** Who had it until then. */
    before: z.number().nullable(),
    process: z.string(),
  }),
);
const writesSchema = z.array(z.object({ at: z.coerce.number(), server: z.string(), process: z.string() }));

type Take = z.output<typeof takesSchema>[number];
type Write = z.output<typeof writesSchema>[number];

export interface ShardFigures {
  /** How often a process took a shard. */
  readonly taken: number;
  /** Of these, from another process that had not given it back. */
  readonly takenOver: number;
  /** How often a conversation was written. */
  readonly writes: number;
  /** Servers for which a process wrote that did not have their shard. */
  readonly twoWriters: number;
}

export interface ShardRecords {
  figures(): Promise<ShardFigures>;
  close(): Promise<void>;
}

/** The shards that the writer had at that moment. */
const heldAt = ({ at, process }: Write, takes: readonly Take[]): ReadonlySet<number> => {
  const last = new Map(takes.filter((take) => take.at < at).map((take) => [take.shard, take]));
  const held = [...last.values()].filter((take) => take.holder !== null && take.process === process);
  return new Set(held.map(({ shard }) => shard));
};

/** A server belongs to one shard: whoever wrote for it must have had that. */
const hasOneWriter = (writes: readonly Write[], takes: readonly Take[]): boolean => {
  const [first, ...others] = writes.map((write) => heldAt(write, takes));
  return first === undefined || [...first].some((shard) => others.every((held) => held.has(shard)));
};

/** To be called before the first process starts. */
export const recordShards = async (url: string): Promise<ShardRecords> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(schema);
  await client.query(triggers);
  return {
    figures: async () => {
      const takes = takesSchema.parse((await client.query('SELECT * FROM chaos_takes ORDER BY at')).rows);
      const writes = writesSchema.parse((await client.query('SELECT * FROM chaos_writes')).rows);
      const servers = [...new Set(writes.map(({ server }) => server))];
      const ofServer = servers.map((server) => writes.filter((write) => write.server === server));
      const taken = takes.filter(({ holder }) => holder !== null);
      return {
        taken: taken.length,
        takenOver: taken.filter(({ holder, before }) => before !== null && before !== holder).length,
        writes: writes.length,
        twoWriters: ofServer.filter((written) => !hasOneWriter(written, takes)).length,
      };
    },
    close: () => client.end(),
  };
};
