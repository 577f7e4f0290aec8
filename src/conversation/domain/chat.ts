import type { Conversation } from './record.ts';

/**
 * The chat that a patient conversation uses, and that no other may use meanwhile: the service keeps one for each user and
 * case. A start that is being undone no longer uses it.
 */
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
