import { randomUUID } from 'node:crypto';
import { serviceId } from '../../lib/ids.ts';
import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import { createLog } from '../../lib/log.ts';
import { Secret } from '../../lib/secret.ts';
import { createChat } from '../../service/chat.ts';
import { createService, type Service } from '../../service/client.ts';
import { sendWith } from '../../service/http.ts';
import { checkCertificate } from './certificate.ts';
import { failed, fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/** The service's two addresses, and whether it accepts the application. */

const { service: texts } = words;

interface Address {
  readonly check: 'sign_in' | 'service';
  readonly setting: 'SERVICE_AUTH_URL' | 'SERVICE_BASE_URL';
  readonly host: string;
}

const troubleWith = ({ check, setting, host }: Address, failure: ServiceFailure): Finding => {
  // Of a refusal, it is the service's own words.
  const reason = failure.kind !== 'rejected' && 'reason' in failure ? failure.reason : undefined;
  if (reason === 'unreachable' && 'status' in failure && failure.status !== undefined)
    return failed(check, 'blocked', texts.blocked({ setting, host }, failure.status));
  switch (reason) {
    case 'rate_limited':
    case 'unavailable':
      return warning(check, 'busy', texts.busy(host));
    case 'unreachable':
    case 'timeout':
    case 'connection_lost':
      return failed(check, 'unreachable', texts.unreachable({ setting, host }));
    case 'credentials':
      return failed(check, 'credentials', texts.credentials);
    case 'certificate':
      return skipped(check, 'certificate', words.notLooked(texts.certificate));
    case 'redirect':
      return failed(check, 'redirect', texts.redirect({ setting, host }));
    case 'server_error':
      return failed(check, 'fails', texts.fails(host));
    default:
      return failed(check, 'odd', texts.odd[check]({ setting, host }));
  }
};

/** Whether people can be signed in there; the start says the same. */
export const checkSignIn = async (
  { auth }: Pick<Service, 'auth'>,
  url: string,
  signal?: AbortSignal,
): Promise<Finding> => {
  const { host } = new URL(url);
  const failure = await auth.checkClient(signal);
  if (failure === undefined) return fine('sign_in', 'ok', texts.credentials_ok(host));
  return auth.lacksGrant()
    ? failed('sign_in', 'grant', texts.grant)
    : troubleWith({ check: 'sign_in', setting: 'SERVICE_AUTH_URL', host }, failure);
};

/** How an address answers that has nothing at this path, or something else. */
const notThere = [404, 405];

/** A made-up token must be refused: that tells the service from any other web server. */
const checkBase = async (service: Service, address: Address): Promise<Finding> => {
  const bearer = new Secret(`rounds-doctor-${randomUUID()}`);
  try {
    await createChat(sendWith(service.send, bearer), service.address).reset({ caseId: serviceId('0') });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { failure } = error;
    const isRefused =
      (failure.kind === 'not_taken' && failure.reason === 'account_refused') ||
      (failure.kind === 'rejected' && !notThere.includes(failure.status));
    return isRefused ? fine('service', 'ok', texts.ok(address.host)) : troubleWith(address, failure);
  }
  return failed('service', 'odd', texts.odd.service(address));
};

export const checkService = async (looking: Looking): Promise<readonly Finding[]> => {
  const { remote } = looking.config.service;
  if (remote === undefined) {
    const why = words.notLooked(texts.sandbox);
    return [skipped('sign_in', 'sandbox', why), skipped('service', 'sandbox', why)];
  }
  const { authUrl, baseUrl } = remote;
  const log = createLog({ level: 'silent' });
  const service = createService({ ...remote, timeout: 10_000, log });
  const base: Address = { check: 'service', setting: 'SERVICE_BASE_URL', host: new URL(baseUrl).host };
  const origins = new Set([authUrl, baseUrl].map((url) => new URL(url).origin));
  try {
    const [signIn, address, ...certificates] = await Promise.all([
      checkSignIn(service, authUrl),
      checkBase(service, base),
      ...[...origins].map((origin) => checkCertificate(origin, looking)),
    ]);
    return [signIn, address, ...certificates.flat()];
  } finally {
    service.close();
  }
};
