import { randomUUID } from 'node:crypto';
import { serviceId } from '../../lib/ids.ts';
import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import { createLog } from '../../lib/log.ts';
import { Secret } from '../../lib/secret.ts';
import { createChat } from '../../service/chat.ts';
import { createService, type Service } from '../../service/client.ts';
import { sendWith } from '../../service/http.ts';
import { checkCertificate } from './certificate.ts';
import { failed, fine, skipped, warning, type Looking, type Finding } from './finding.ts';

/** The service's two addresses, and whether it accepts the application. */

interface Address {
  readonly check: 'sign_in' | 'service';
  readonly setting: 'SERVICE_AUTH_URL' | 'SERVICE_BASE_URL';
  readonly host: string;
}

const troubleWith = (
  { check, setting, host }: Address,
  failure: ServiceFailure,
  { words: { service: words } }: Looking,
): Finding => {
  switch (failure.kind) {
    case 'not_taken':
      if (failure.reason === 'account_refused')
        return failed(check, 'odd', words.odd[check]({ setting, host }));
      return failure.reason === 'rate_limited' || failure.reason === 'unavailable'
        ? warning(check, 'busy', words.busy(host))
        : failed(check, 'unreachable', words.unreachable({ setting, host }));
    case 'misconfigured':
      if (failure.reason === 'credentials') return failed(check, 'credentials', words.credentials);
      if (failure.reason === 'certificate') return failed(check, 'certificate', words.certificate(host));
      if (failure.reason === 'address') return failed(check, 'odd', words.odd[check]({ setting, host }));
      return failed(check, 'redirect', words.redirect({ setting, host }));
    case 'in_doubt':
      if (failure.reason === 'server_error') return failed(check, 'fails', words.fails(host));
      return failure.reason === 'timeout' || failure.reason === 'connection_lost'
        ? failed(check, 'unreachable', words.unreachable({ setting, host }))
        : failed(check, 'odd', words.odd[check]({ setting, host }));
    case 'rejected':
    case 'too_long':
    case 'too_slow':
    case 'invalid_grant':
    case 'needs_link':
    case 'cancelled':
      return failed(check, 'odd', words.odd[check]({ setting, host }));
  }
};

const checkSignIn = async (looking: Looking, service: Service, address: Address): Promise<Finding> => {
  const failure = await service.auth.checkClient();
  return failure === undefined
    ? fine('sign_in', 'ok', looking.words.service.credentials_ok(address.host))
    : troubleWith(address, failure, looking);
};

/** How an address answers that has nothing at this path, or something else. */
const notThere = [404, 405];

/** A made-up token must be refused: that tells the service from any other web server. */
const checkBase = async (looking: Looking, service: Service, address: Address): Promise<Finding> => {
  const { service: words } = looking.words;
  const bearer = new Secret(`rounds-doctor-${randomUUID()}`);
  try {
    await createChat(sendWith(service.send, bearer)).reset({ caseId: serviceId('0') });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { failure } = error;
    const isRefused =
      (failure.kind === 'not_taken' && failure.reason === 'account_refused') ||
      (failure.kind === 'rejected' && !notThere.includes(failure.status));
    return isRefused ? fine('service', 'ok', words.ok(address.host)) : troubleWith(address, failure, looking);
  }
  return failed('service', 'odd', words.odd.service(address));
};

export const checkService = async (looking: Looking): Promise<readonly Finding[]> => {
  const { config, words } = looking;
  const { remote, allowHttp } = config.service;
  if (remote === undefined) {
    const why = words.notLooked(words.service.sandbox);
    return [skipped('sign_in', 'sandbox', why), skipped('service', 'sandbox', why)];
  }
  const { authUrl, baseUrl } = remote;
  const log = createLog({ level: 'silent' });
  const service = createService({ ...remote, allowHttp, timeout: 10_000, log });
  const auth: Address = { check: 'sign_in', setting: 'SERVICE_AUTH_URL', host: new URL(authUrl).host };
  const base: Address = { check: 'service', setting: 'SERVICE_BASE_URL', host: new URL(baseUrl).host };
  const origins = new Set([authUrl, baseUrl].map((url) => new URL(url).origin));
  try {
    const [signIn, address, ...certificates] = await Promise.all([
      checkSignIn(looking, service, auth),
      checkBase(looking, service, base),
      ...[...origins].map((origin) => checkCertificate(origin, looking)),
    ]);
    // One that Node refuses has been told of already.
    const further = certificates.flat().filter(({ code }) => code !== 'refused');
    return [signIn, address, ...further];
  } finally {
    service.close();
  }
};
