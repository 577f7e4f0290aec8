/** What every resource under {base_url} has in common: a bearer, JSON in, and a status that means something. */
import { ServiceError } from '../lib/failure.ts';
import type { Secret } from '../lib/secret.ts';
import { statusFailure } from './failures.ts';
import type { Answer, Send } from './http.ts';

/** On whose behalf, and until when. */
export interface Caller {
  readonly bearer: Secret;
  readonly signal?: AbortSignal;
}

const whose = ({ bearer, signal }: Caller): Caller =>
  signal === undefined ? { bearer } : { bearer, signal };

const checked = (answer: Answer): Answer => {
  const failure = statusFailure(answer);
  if (failure !== undefined) throw new ServiceError(failure);
  return answer;
};

/** `json` is sent as it is. */
export const post = async (
  send: Send,
  call: { readonly path: string; readonly json: string; readonly caller: Caller; readonly ignoreBody?: true },
): Promise<Answer> => {
  const { path, json, caller, ...options } = call;
  const body = { type: 'application/json', text: json };
  return checked(await send({ method: 'POST', path, body, ...whose(caller), ...options }));
};

export const get = async (send: Send, path: string, caller: Caller): Promise<Answer> =>
  checked(await send({ method: 'GET', path, ...whose(caller) }));
