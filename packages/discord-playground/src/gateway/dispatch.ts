import type { WireObject } from '../wire/json.ts';
import type { World } from '../world/world.ts';

export interface Dispatch {
  readonly name: string;
  readonly data: WireObject;
}

export interface Audience {
  readonly world: World;
  /** Whether the session asked for this intent when it identified. */
  readonly asked: (intent: number) => boolean;
}
