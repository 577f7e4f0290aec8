/** Whether anything of a request can have reached the service: what decides if it may be sent again. */
import http from 'node:http';
import https from 'node:https';

interface Watched {
  /** True from the moment the connection stands (TLS included): before that, Node sends nothing of the request. */
  readonly sent: () => boolean;
  /** For axios, which asks its transport to open the request. */
  readonly transport: {
    readonly request: (
      options: https.RequestOptions,
      onResponse: (response: http.IncomingMessage) => void,
    ) => http.ClientRequest;
  };
}

export const watchRequest = (): Watched => {
  let sent = false;
  const markSent = (): void => {
    sent = true;
  };
  return {
    sent: () => sent,
    transport: {
      request: (options, onResponse) => {
        const secure = options.protocol === 'https:';
        const request = (secure ? https : http).request(options, onResponse);
        request.once('socket', (socket) => {
          if (request.reusedSocket) markSent();
          else socket.once(secure ? 'secureConnect' : 'connect', markSent);
        });
        return request;
      },
    },
  };
};
