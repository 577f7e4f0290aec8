/** The data stream load resource (`service-api.md` 4.2): its content, whatever it is, as bytes. */
import type { Send } from './http.ts';
import { get, type Caller } from './http.ts';

export interface StreamRecord {
  /** As the service declares it; may be empty. */
  readonly contentType: string;
  /** At most 8 MiB. */
  readonly bytes: Uint8Array;
}

export interface Stream {
  readonly load: (caller: Caller) => Promise<StreamRecord>;
}

export const createStream = (send: Send): Stream => ({
  load: async (caller) => {
    const { contentType, bytes } = await get(send, '/external/v1/data/stream/load/', caller);
    return { contentType, bytes };
  },
});
