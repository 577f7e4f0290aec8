/** Reads what there is, and keeps what happens in the meantime. */
import { applyEvent, noticeEvent } from './apply-event.ts';
import { cameSince } from './moment.ts';
import { fetchStage, type Server } from './server.ts';
import type { PageState, State } from './state.ts';
import type { PlaygroundEvent } from './wire-event.ts';
import type { PersonView, Place } from './wire-place.ts';

export const placesOf = ({ guilds, dm }: PersonView): ReadonlyMap<string, Place> =>
  new Map(
    [
      ...guilds.flatMap(({ channels, threads }) => [...channels, ...threads]),
      ...(dm === null ? [] : [dm]),
    ].map((place) => [place.id, place]),
  );

/** What a person sees when they come in; the channel in view may be gone since. Without any, none is in view. */
const seenBy =
  (person: PersonView) =>
  ({ current }: PageState) => {
    const places = placesOf(person);
    const [first = ''] = places.keys();
    return { person, places, current: places.has(current) ? current : first };
  };

const openedAt = performance.timeOrigin;

/** Applies events, and applies those that came during a reading again after it. */
export class Loading {
  readonly #state: State;
  readonly #server: Server;
  readonly #meanwhile = new Set<PlaygroundEvent[]>();

  constructor(state: State, server: Server) {
    this.#state = state;
    this.#server = server;
  }

  apply(event: PlaygroundEvent): void {
    for (const events of this.#meanwhile) events.push(event);
    const { current } = this.#state.current;
    this.#state.change(noticeEvent(this.#state.current, event));
    this.#state.change(applyEvent(this.#state.current, event));
    if (this.#state.current.current !== current) this.#readCurrent().catch(() => undefined); // gone as well: an event follows
  }

  async #readCurrent(): Promise<void> {
    const { current } = this.#state.current;
    if (current !== '') await this.channel(current);
  }

  async #read(reading: () => Promise<(state: PageState) => Partial<PageState>>): Promise<void> {
    const events: PlaygroundEvent[] = [];
    this.#meanwhile.add(events);
    try {
      const part = await reading();
      this.#state.change(part(this.#state.current));
      for (const event of events) this.#state.change(applyEvent(this.#state.current, event));
    } finally {
      this.#meanwhile.delete(events);
    }
  }

  /** Everything: at the start, and after a lost connection. False if this is a different playground from before. */
  async all(): Promise<boolean> {
    const before = this.#state.current.run;
    await this.#read(async () => {
      const [person, stage] = await Promise.all([this.#server.person(), fetchStage()]);
      return (state) => ({ ...seenBy(person)(state), ...stage, connection: 'open' });
    });
    if (this.#state.current.run !== before) return false;
    await this.#readCurrent();
    return true;
  }

  /** Who is in the server, and with which roles; what there is to see may then change. */
  async servers(): Promise<void> {
    const { current } = this.#state.current;
    await this.#read(async () => seenBy(await this.#server.person()));
    if (this.#state.current.current !== current) await this.#readCurrent();
  }

  /** The messages and commands of a channel. */
  async channel(id: string): Promise<void> {
    await this.#read(async () => {
      const [messages, commands] = await Promise.all([this.#server.messages(id), this.#server.commands(id)]);
      // As in Discord's client, private messages live no longer than the page that received them.
      const shown = messages.filter(
        (message) => message.visible_to === undefined || cameSince(openedAt, message),
      );
      return (state) => ({
        messages: new Map(state.messages).set(id, shown),
        ...(state.current === id ? commands : {}),
      });
    });
  }
}
