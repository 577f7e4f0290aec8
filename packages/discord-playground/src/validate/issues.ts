/** Turns what zod found into Discord's "Invalid Form Body", nested by field. */
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { WireObject } from '../wire/json.ts';

interface Complaint {
  readonly code: string;
  readonly message: string;
}

/** Throw in a refinement: `context.addIssue(complaint('CODE', 'text', ['path']))`. */
export const complaint = (
  code: string,
  message: string,
  path: readonly (string | number)[] = [],
): { code: 'custom'; message: string; path: (string | number)[]; params: { discord: string } } => ({
  code: 'custom',
  message,
  path: [...path],
  params: { discord: code },
});

const complaintOf = (issue: z.core.$ZodIssue): Complaint => {
  switch (issue.code) {
    case 'too_big':
      return { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` };
    case 'too_small':
      return { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` };
    case 'invalid_value':
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${issue.values.map(String).join(', ')}}.`,
      };
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : { code: 'MODEL_TYPE_CONVERT', message: `Expected ${issue.expected}.` };
    case 'invalid_union': {
      const known = 'options' in issue ? `(${issue.options?.map(String).join(', ')})` : 'the known ones';
      const message = `Value of field "${issue.discriminator ?? 'type'}" must be one of ${known}.`;
      return { code: 'UNION_TYPE_CHOICES', message };
    }
    case 'custom': {
      const code: unknown = issue.params?.['discord'];
      return { code: typeof code === 'string' ? code : 'BASE_TYPE_INVALID', message: issue.message };
    }
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
};

interface Node {
  readonly complaints: Complaint[];
  readonly fields: Map<string, Node>;
}

const emptyNode = (): Node => ({ complaints: [], fields: new Map() });

const wireOf = (node: Node): WireObject => ({
  ...Object.fromEntries([...node.fields].map(([key, child]) => [key, wireOf(child)])),
  ...(node.complaints.length === 0 ? {} : { _errors: node.complaints.map((one) => ({ ...one })) }),
});

/** Parses a body with its schema; throws a Refusal with 50035 that names each bad field. */
export const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const root = emptyNode();
  for (const issue of result.error.issues) {
    let node = root;
    for (const key of issue.path) {
      const child = node.fields.get(String(key)) ?? emptyNode();
      node.fields.set(String(key), child);
      node = child;
    }
    node.complaints.push(complaintOf(issue));
  }
  throw new Refusal('invalidForm', wireOf(root));
};
