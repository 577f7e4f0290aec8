/** Holds what the playground says against what Discord would say. */
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Playground } from '../src/server.ts';
import { corrected, description, events, limited, refusal } from './discord-schemas.ts';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  schemas: [{ $id: 'discord', paths: description.paths, components: { schemas: corrected } }],
});
for (const name of ['int32', 'int64', 'double', 'nonce', 'snowflake']) ajv.addFormat(name, true);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
ajv.addFormat('uri', (address: string) => URL.canParse(address));

const compiled = new Map<string, ValidateFunction>();
const complaintsOf = (what: string, schema: AnySchemaObject, said: unknown): string[] => {
  const validate = compiled.get(what) ?? ajv.compile(schema);
  compiled.set(what, validate);
  if (validate(said) === true) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message: reason, params }) =>
      `${what} ${instancePath} ${reason ?? ''} ${JSON.stringify(params)}`,
  );
};

/** `/channels/{channel_id}` and `/channels/:channelId` alike. */
const template = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '*');
const answers = new Map(
  Object.entries(description.paths).map(([path, methods]) => [template(path), methods]),
);

const schemaOf = (method: string, route: string, status: number): AnySchemaObject | null | undefined => {
  if (status === 429) return limited;
  if (status >= 400) return refusal;
  const found = answers.get(template(route))?.[method.toLowerCase()]?.[status];
  return found && { $ref: pointer(route, method, status) };
};

const pointer = (route: string, method: string, status: number): string => {
  const path = Object.keys(description.paths).find((one) => template(one) === template(route)) ?? '';
  const escaped = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return `discord#/paths/${escaped}/${method.toLowerCase()}/${status}`;
};

interface Speaking extends Pick<Playground, 'onRequest'> {
  readonly gateway: Pick<Playground['gateway'], 'listen'>;
}

/** Returns what the playground has said so far that Discord would not say. */
export const heldAgainstDiscord = (playground: Speaking): (() => readonly string[]) => {
  const complaints = new Set<string>();
  const add = (found: readonly string[]): void => found.forEach((one) => complaints.add(one));
  playground.gateway.listen((name, data) => {
    const said: unknown = JSON.parse(JSON.stringify(data));
    add(complaintsOf(name, events[name] ?? { not: {} }, said));
  });
  playground.onRequest(({ method, route, status, answered }) => {
    // 0 is a connection that was cut; a fault that a test asked for may say anything.
    if (status === 0 || status >= 500 || answered?.includes('a fault was asked for') === true) return;
    const what = `${method} ${route} ${status}`;
    const schema = schemaOf(method, route, status);
    if (schema === undefined) complaints.add(`${what}: Discord answers otherwise`);
    else if (schema === null && answered) complaints.add(`${what}: Discord's answer has no body`);
    else if (schema !== null) add(complaintsOf(what, schema, JSON.parse(answered ?? 'null')));
  });
  return () => [...complaints];
};
