/** Eris speaks https to discord.com alone: this sends it to the playground. Load it with `node --import ./eris-over-http.mjs`. */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const api = new URL(process.env.PLAYGROUND_API);
const { request } = https;
https.request = (options, ...rest) =>
  options.host === 'discord.com'
    ? http.request(
        { ...options, host: api.hostname, port: api.port, headers: { ...options.headers, host: api.host } },
        ...rest,
      )
    : request(options, ...rest);
syncBuiltinESMExports();
