import type { Conversation } from './record.ts';

/** The service keeps one chat for each user and case, so only one patient conversation at a time may use it. */

/** What no other conversation may have. A start that is being taken back no longer uses it. */
export const chatOf = ({
  kind,
  status,
  abandoned,
  serviceUser,
  subject,
}: Conversation): string | undefined =>
  kind === 'patient' && status !== 'ended' && abandoned === undefined
    ? `${serviceUser}/${subject}`
    : undefined;
