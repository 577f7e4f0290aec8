import type { RecentNonces } from '../actions/nonces.ts';
import type { CommandRegistry } from '../commands/registry.ts';
import type { InteractionBook } from '../interactions/book.ts';
import type { World } from '../world/world.ts';

/** What a person acts on. */
export interface PersonContext {
  readonly world: World;
  readonly nonces: RecentNonces;
  readonly commands: CommandRegistry;
  readonly interactions: InteractionBook;
}
