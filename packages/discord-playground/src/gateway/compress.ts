import { constants, deflateRawSync } from 'node:zlib';
import type { WebSocket } from 'ws';

/** What begins a zlib stream: deflate, with the usual window and level (RFC 1950, section 2.2). */
const header = Buffer.from([0x78, 0x9c]);

/**
 * Makes a socket send one zlib stream, each payload flushed, as `compress=zlib-stream` asks. A payload that refers to
 * none before it is as valid a part of the stream, and can be made at once.
 */
export const compress = (socket: WebSocket): void => {
  const send = socket.send.bind(socket);
  let first = true;
  socket.send = (text: string): void => {
    const part = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
    send(first ? Buffer.concat([header, part]) : part);
    first = false;
  };
};
