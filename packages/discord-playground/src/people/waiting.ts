import type { Message } from '../world/entities.ts';
import type { World } from '../world/world.ts';

export interface Within {
  /** Milliseconds; a minute if left out: what waits for an event has time on a busy machine. */
  readonly within?: number | undefined;
}

const shown = 8;

const line = (world: World, message: Message): string => {
  const marks = [
    message.type === 0 ? '' : `type ${message.type}`,
    message.flags === 0 ? '' : `flags ${message.flags}`,
    message.visibleTo === undefined ? '' : `only for ${world.user(message.visibleTo).name}`,
    message.components.length === 0 ? '' : `${message.components.length} components`,
  ].filter((mark) => mark !== '');
  return `    ${world.authorName(message)}: ${message.content.slice(0, 160)}${marks.length === 0 ? '' : ` [${marks.join(', ')}]`}`;
};

/** The last messages of every channel in which something was said: what a failed wait shows. */
const describeWorld = (world: World): string => {
  const lines: string[] = [];
  for (const place of world.places.values()) {
    const messages = world.messages(place.id).slice(-shown);
    if (messages.length === 0) continue;
    const state = place.kind === 'thread' && place.archived ? ' (archived)' : '';
    lines.push(`  ${place.kind === 'dm' ? 'direct' : `${place.kind} ${place.name}`}${state}`);
    lines.push(...messages.map((message) => line(world, message)));
    if (lines.length > 200) break;
  }
  return lines.length === 0 ? '  nothing was said' : lines.join('\n');
};

interface Waiting extends Within {
  /** What else to look after, besides every change of the world. Returns a function that stops. */
  readonly alsoAfter?: (look: () => void) => () => void;
}

/** Waits until `read` returns something. Rejects after `within` with what was there instead. */
export const waitFor = <Found>(
  world: World,
  read: () => Found | undefined | null | false,
  { within = 60_000, alsoAfter = () => () => undefined }: Waiting = {},
): Promise<Found> =>
  new Promise<Found>((resolve, reject) => {
    let stop = (): void => undefined;
    const look = (): boolean => {
      try {
        const found = read();
        if (found === undefined || found === null || found === false) return false;
        stop();
        resolve(found);
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error('the condition threw'));
      }
      return true;
    };
    if (look()) return;
    const unlisten = world.changes.listen(() => look());
    const unlistenAlso = alsoAfter(look);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`did not happen within ${within} ms. What was there:\n${describeWorld(world)}`));
    }, within);
    stop = () => {
      clearTimeout(timer);
      unlisten();
      unlistenAlso();
    };
  });
