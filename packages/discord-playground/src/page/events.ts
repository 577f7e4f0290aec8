/** The playground's events, over a WebSocket that reconnects by itself. */
import { wireEvent, type PlaygroundEvent } from './wire-event.ts';

const retryAfter = 1_000;

interface Listener {
  event(event: PlaygroundEvent): void;
  /** The connection is gone; a `ready` follows once it is back, and then everything has to be read again. */
  lost(): void;
}

export const listenToEvents = (person: string, listener: Listener): void => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/playground/events?stage=1&person=${encodeURIComponent(person)}`;
  const connect = (): void => {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
      const event = wireEvent.safeParse(JSON.parse(String(data)));
      // Kinds that the page does not draw are left out.
      if (event.success) listener.event(event.data);
    });
    socket.addEventListener('close', () => {
      listener.lost();
      setTimeout(connect, retryAfter);
    });
  };
  connect();
};
