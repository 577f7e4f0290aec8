interface Place {
  readonly host: string;
  readonly port: number;
  /** What the names of the two settings begin with; HTTP unless given. */
  readonly settings?: 'METRICS' | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else is listening there. Set HTTP_PORT to a free port (0 picks one)',
  EACCES: 'this user may not listen there. Set HTTP_PORT to a port from 1024 on',
  EADDRNOTAVAIL: 'this machine has no such address. Set HTTP_HOST',
  ENOTFOUND: 'there is no such host. Set HTTP_HOST',
};

/** Thrown if the web server cannot listen. The message is one plain line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(code: string, { host, port, settings }: Place) {
    super(
      `The web server cannot listen on ${host}, port ${port}: ${(reasons[code] ?? `it failed with ${code}`).replace('HTTP_', `${settings ?? 'HTTP'}_`)}.`,
    );
  }
}
