import { Refusal } from '../refusal.ts';
import type { Snowflakes } from '../snowflake.ts';
import { wireCommand, type Command } from './command.ts';
import type { CommandBody } from './command-schema.ts';

const newPerDay = 200;
const day = 24 * 60 * 60_000;

/** Where commands are registered: one server's id, or undefined for everywhere. */
export type CommandScope = string | undefined;

const sameBody = (command: Command, body: CommandBody): boolean =>
  JSON.stringify(wireCommand(command)) === JSON.stringify(wireCommand({ ...command, body }));

/** The bot's commands, global and per server. */
export class CommandRegistry {
  readonly #scopes = new Map<CommandScope, Map<string, Command>>();
  readonly #created = new Map<CommandScope, number[]>();
  readonly #ids: Snowflakes;
  readonly #applicationId: string;

  constructor({ ids, applicationId }: { ids: Snowflakes; applicationId: string }) {
    this.#ids = ids;
    this.#applicationId = applicationId;
  }

  #in(scope: CommandScope): Map<string, Command> {
    const commands = this.#scopes.get(scope) ?? new Map<string, Command>();
    this.#scopes.set(scope, commands);
    return commands;
  }

  list(scope: CommandScope): Command[] {
    return [...this.#in(scope).values()];
  }

  /** Throws 10063. */
  get(scope: CommandScope, id: string): Command {
    const command = this.#in(scope).get(id);
    if (command === undefined) throw new Refusal('unknownCommand');
    return command;
  }

  #countCreation(scope: CommandScope): void {
    const recent = (this.#created.get(scope) ?? []).filter((at) => Date.now() - at < day);
    if (recent.length >= newPerDay) throw new Refusal('tooManyCommands');
    this.#created.set(scope, [...recent, Date.now()]);
  }

  #make({ scope, body, old }: { scope: CommandScope; body: CommandBody; old: Command | undefined }): Command {
    if (old !== undefined && sameBody(old, body)) return old;
    if (old === undefined) this.#countCreation(scope);
    const version = this.#ids.next();
    return { id: old?.id ?? version, version, applicationId: this.#applicationId, guildId: scope, body };
  }

  #named(scope: CommandScope, body: CommandBody): Command | undefined {
    return this.list(scope).find((one) => one.body.name === body.name && one.body.type === body.type);
  }

  /** Creates a command, or replaces the one of the same name. */
  put(scope: CommandScope, body: CommandBody): { command: Command; created: boolean } {
    const old = this.#named(scope, body);
    const command = this.#make({ scope, body, old });
    this.#in(scope).set(command.id, command);
    return { command, created: old === undefined };
  }

  replace(scope: CommandScope, id: string, body: CommandBody): Command {
    const command = this.#make({ scope, body, old: this.get(scope, id) });
    this.#in(scope).set(id, command);
    return command;
  }

  /** Makes these the only ones; commands that keep their name keep their id. */
  overwrite(scope: CommandScope, bodies: readonly CommandBody[]): Command[] {
    const commands = bodies.map((body) => this.#make({ scope, body, old: this.#named(scope, body) }));
    this.#scopes.set(scope, new Map(commands.map((command) => [command.id, command])));
    return commands;
  }

  delete(scope: CommandScope, id: string): void {
    this.get(scope, id);
    this.#in(scope).delete(id);
  }
}
