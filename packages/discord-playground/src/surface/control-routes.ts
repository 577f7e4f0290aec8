/** Faults and changes from outside, over HTTP, for tests in another process. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Control } from '../control.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { parseBody } from '../validate/issues.ts';
import { privilegedIntents } from '../world/application.ts';
import { permissions, type PermissionName } from '../world/permissions.ts';
import type { SurfaceContext } from './context.ts';

interface Posted {
  Body: RequestBody | undefined;
}

const isPermission = (name: string): name is PermissionName => name in permissions;
const permissionList = z.array(z.string().refine(isPermission)).default([]);

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal(['dropConnections', 'forceReconnect', 'holdEvents', 'releaseEvents']) }),
  z.object({ do: z.literal('invalidateSession'), resumable: z.boolean() }),
  z.object({ do: z.literal('duplicateNext'), event: z.string() }),
  z.object({ do: z.literal('muteHeartbeatAcks'), muted: z.boolean().default(true) }),
  z.object({ do: z.literal('forbidIntents') }),
  z.object({ do: z.literal('setIntents'), intents: z.array(z.literal(privilegedIntents)) }),
  z.object({
    do: z.literal('setBotPermissions'),
    channel: z.string(),
    allow: permissionList,
    deny: permissionList,
  }),
  z.object({ do: z.literal('deleteChannel'), channel: z.string() }),
  z.object({
    do: z.literal('editThread'),
    channel: z.string(),
    archived: z.boolean().optional(),
    locked: z.boolean().optional(),
  }),
  z.object({
    do: z.literal('fault'),
    method: z.string().optional(),
    route: z.string().optional(),
    path: z.string().optional(),
    status: z.int().min(100).max(599).optional(),
    code: z.int().optional(),
    afterwards: z.boolean().optional(),
    drop: z.boolean().optional(),
    /** How many requests; all of them if left out. */
    times: z.int().min(1).optional(),
  }),
  z.object({ do: z.literal('clearFaults') }),
  /** Edits are refused as if the messages were too old (30046), until `clearFaults`. */
  z.object({ do: z.literal('refuseOldEdits'), retryAfter: z.number().min(0).default(60) }),
  z.object({ do: z.literal('setSlowmode'), channel: z.string(), seconds: z.int().min(0).max(21_600) }),
  z.object({
    do: z.literal('setPermissions'),
    channel: z.string(),
    /** `everyone`, `bot`, or the name of a role or a person. */
    for: z.string(),
    allow: permissionList,
    deny: permissionList,
  }),
  z.object({ do: z.literal(['removeBot', 'returnBot']), guild: z.string().optional() }),
  z.object({
    do: z.literal(['addMember', 'removeMember']),
    guild: z.string().optional(),
    person: z.string(),
  }),
  z.object({
    do: z.literal('createRole'),
    guild: z.string().optional(),
    role: z.string(),
    permissions: permissionList,
  }),
  z.object({
    do: z.literal(['giveRole', 'takeRole']),
    guild: z.string().optional(),
    person: z.string(),
    role: z.string(),
  }),
]);

type Step = z.infer<typeof action>;
type ServerStep =
  | 'setSlowmode'
  | 'setPermissions'
  | 'createRole'
  | 'removeBot'
  | 'returnBot'
  | 'addMember'
  | 'removeMember'
  | 'giveRole'
  | 'takeRole';

/** Who is in a server, with which rights. */
const changeServer = (control: Control, step: Extract<Step, { do: ServerStep }>): void => {
  switch (step.do) {
    case 'setSlowmode':
      return control.setSlowmode(step.channel, step.seconds);
    case 'setPermissions':
      return control.setPermissions(step.channel, step);
    case 'createRole':
      control.createRole(control.guild(step.guild), step.role, step.permissions);
      return undefined;
    case 'removeBot':
    case 'returnBot':
      return control[step.do](control.guild(step.guild));
    case 'addMember':
    case 'removeMember':
      return control[step.do](control.guild(step.guild), step.person);
    case 'giveRole':
    case 'takeRole':
      return control[step.do](control.guild(step.guild), step.person, step.role);
  }
};

const perform = ({ gateway, control, faults }: SurfaceContext, step: Step): void => {
  switch (step.do) {
    case 'dropConnections':
    case 'forceReconnect':
    case 'holdEvents':
    case 'releaseEvents':
      return gateway[step.do]();
    case 'invalidateSession':
      return gateway.invalidateSession(step);
    case 'duplicateNext':
      return gateway.duplicateNext(step.event);
    case 'muteHeartbeatAcks':
      return gateway.muteHeartbeatAcks(step.muted);
    case 'forbidIntents':
      return control.forbidIntents();
    case 'setIntents':
      return control.setIntents(step.intents);
    case 'setBotPermissions':
      return control.setBotPermissions(step.channel, step);
    case 'deleteChannel':
      return control.deleteChannel(step.channel);
    case 'editThread':
      return control.editThread(step.channel, step);
    case 'fault':
      return faults.next(step, step, step.times ?? Infinity);
    case 'clearFaults':
      return faults.clear();
    case 'refuseOldEdits':
      return faults.refuseOldEdits(step.retryAfter);
    default:
      return changeServer(control, step);
  }
};

export const controlRoutes = (app: FastifyInstance, context: SurfaceContext): void => {
  app.get('/requests', async () => context.requests.all());

  app.get('/gateway', async () => ({
    connected: context.gateway.connected,
    identifies: context.gateway.identifies,
    presence: context.gateway.presence,
  }));

  app.post<Posted>('/control', async (request, reply) => {
    perform(context, parseBody(action, bodyOf(request).json));
    return reply.code(204).send();
  });
};
