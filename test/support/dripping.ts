import { once } from 'node:events';
import net from 'node:net';

/** Clients that a server has to get rid of by itself. */

export const postHead =
  'POST /link/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';

/** A connection that says this and then nothing more. */
export const connected = async (url: string, text: string): Promise<net.Socket> => {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname).unref();
  socket.on('error', () => undefined); // the request is cut off
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
};

/** One that goes on byte by byte; by default, with the body of a POST. */
export const dripping = async (url: string, text = `${postHead}Content-Length: 1000\r\n\r\n`) => {
  const socket = await connected(url, text);
  const timer = setInterval(() => socket.write('x'), 20).unref();
  socket.once('close', () => clearInterval(timer));
  return socket;
};
