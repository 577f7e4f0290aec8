/** The playground's events over a WebSocket that comes back by itself. */
import { wireEvent, type PlaygroundEvent } from './wire-event.ts';

const retryAfter = 1_000;

interface Listener {
  event(event: PlaygroundEvent): void;
  /** The connection is gone; a `ready` follows when it is back, and everything is to be read anew. */
  lost(): void;
}

export const listenToEvents = (person: string, listener: Listener): void => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/playground/events?stage=1&person=${encodeURIComponent(person)}`;
  const connect = (): void => {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
      const event = wireEvent.safeParse(JSON.parse(String(data)));
      // Kinds that the page draws nothing of are left out.
      if (event.success) listener.event(event.data);
    });
    socket.addEventListener('close', () => {
      listener.lost();
      setTimeout(connect, retryAfter);
    });
  };
  connect();
};
