/** The data stream load resource (`service-api.md` 4.2): its content, whatever it is, as bytes. */
import type { SendAs, Until } from './http.ts';

export interface StreamRecord {
  /** As the service declares it; may be empty. */
  readonly contentType: string;
  /** At most 8 MiB. */
  readonly bytes: Uint8Array;
}

export interface Stream {
  readonly load: (until: Until) => Promise<StreamRecord>;
}

export const createStream = (send: SendAs): Stream => ({
  load: async ({ signal }) => {
    const { contentType, bytes } = await send({
      method: 'GET',
      path: '/external/v1/data/stream/load/',
      signal,
    });
    return { contentType, bytes };
  },
});
