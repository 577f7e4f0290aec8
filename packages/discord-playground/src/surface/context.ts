import type { Control } from '../control.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { InteractionBook } from '../interactions/book.ts';
import type { CommandRegistry } from '../commands/registry.ts';
import type { Person } from '../people/person.ts';
import type { Faults } from '../rest/faults.ts';
import type { RequestLog } from '../rest/request-log.ts';
import type { Stage } from '../stage/stage.ts';
import type { Switches } from '../stage/switches.ts';
import type { Traffic } from '../stage/traffic.ts';
import type { World } from '../world/world.ts';

/** What the playground's own pages and tests in other processes work on. */
export interface SurfaceContext {
  readonly world: World;
  readonly commands: CommandRegistry;
  readonly interactions: InteractionBook;
  readonly gateway: Gateway;
  readonly control: Control;
  readonly faults: Faults;
  readonly requests: RequestLog;
  /** Undefined for a playground on its own. */
  readonly stage: Stage | undefined;
  readonly switches: Switches;
  readonly traffic: Traffic;
  readonly person: (name: string) => Person;
}
