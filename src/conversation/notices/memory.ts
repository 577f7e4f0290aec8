import type { Slot } from '../domain/stored-notices.ts';

/** What memory alone knows of the notices in the thread. */
export interface Notices {
  /** The latest time at which an edit that an earlier process sent, or that got no response, may still arrive. */
  readonly editsUntil: number;
  /** We have heard that the notice being edited says something else: which of the two texts will stay is unknown. */
  readonly isOverwritten: boolean;
  /** When a count was last posted or edited. */
  readonly countedAt: number;
  /** The version of the record in which a notice got its place. */
  readonly placedIn: { readonly [slot in Slot]?: number };
  /** The version of the record in which the list of notices to be deleted last grew. */
  readonly spentIn: number;
}
