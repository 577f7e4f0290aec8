import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireCommand, type Command } from '../commands/command.ts';
import { commandBody } from '../commands/command-schema.ts';
import type { CommandScope } from '../commands/registry.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import type { WireObject } from '../wire/json.ts';
import { queryFlag, type RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

interface Scoped {
  Params: { applicationId: string; guildId?: string };
  Body: RequestBody | undefined;
}
interface OfCommand {
  Params: { applicationId: string; commandId: string; guildId?: string };
  Body: RequestBody | undefined;
}

const listQuery = z.object({ with_localizations: queryFlag });
const overwriteBody = z.array(commandBody).max(110);

/** Without `with_localizations`, translations are left out of a list. */
const listed = (command: Command, localized: boolean): WireObject => {
  const wire = wireCommand(command);
  if (localized) return wire;
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = wire;
  return rest;
};

/** The same routes for global commands and for those of one server. */
export const commandRoutes = (app: FastifyInstance, { world, application, commands }: RestContext): void => {
  const scopeOf = (params: { applicationId: string; guildId?: string }): CommandScope => {
    if (params.applicationId !== application.id) throw new Refusal('unknownApplication');
    if (params.guildId === undefined) return undefined;
    if (world.guilds.get(params.guildId)?.members.has(world.bot.id) !== true)
      throw new Refusal('missingAccess');
    return params.guildId;
  };

  for (const root of [
    '/applications/:applicationId/commands',
    '/applications/:applicationId/guilds/:guildId/commands',
  ]) {
    app.get<Scoped>(root, async ({ params, query }) => {
      const localized = parseBody(listQuery, query).with_localizations;
      return commands.list(scopeOf(params)).map((command) => listed(command, localized));
    });
    app.put<Scoped>(root, async (request) =>
      commands
        .overwrite(scopeOf(request.params), parseBody(overwriteBody, bodyOf(request).json ?? []))
        .map(wireCommand),
    );
    app.post<Scoped>(root, async (request, reply) => {
      const { command, created } = commands.put(
        scopeOf(request.params),
        parseBody(commandBody, bodyOf(request).json),
      );
      return reply.code(created ? 201 : 200).send(wireCommand(command));
    });
    app.get<OfCommand>(`${root}/:commandId`, async ({ params }) =>
      wireCommand(commands.get(scopeOf(params), params.commandId)),
    );
    app.patch<OfCommand>(`${root}/:commandId`, async (request) => {
      const scope = scopeOf(request.params);
      const { body } = commands.get(scope, request.params.commandId);
      const { json } = bodyOf(request);
      const merged = { ...body, ...parseBody(z.record(z.string(), z.json()), json) };
      return wireCommand(commands.replace(scope, request.params.commandId, parseBody(commandBody, merged)));
    });
    app.delete<OfCommand>(`${root}/:commandId`, async ({ params }, reply) => {
      commands.delete(scopeOf(params), params.commandId);
      return reply.code(204).send();
    });
  }
};
