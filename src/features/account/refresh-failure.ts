import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';

const translated = (failure: ServiceFailure): ServiceFailure => {
  switch (failure.kind) {
    case 'in_doubt':
      // The refresh may have been taken; the call that needed it surely was not.
      return { kind: 'not_taken', reason: 'unavailable' };
    case 'rejected':
      return { kind: 'misconfigured', reason: failure.status === 404 ? 'address' : 'credentials' };
    case 'unauthorized':
      return { kind: 'misconfigured', reason: 'credentials' };
    case 'not_taken':
    case 'misconfigured':
    case 'invalid_grant':
    case 'needs_link':
    case 'cancelled':
      return failure;
  }
};

/** What a failed refresh means for the call that needed it; `invalid_grant` is the caller's to handle. */
export const faultOfCall = (error: ServiceError): ServiceError =>
  new ServiceError(translated(error.failure), { cause: error.cause });
