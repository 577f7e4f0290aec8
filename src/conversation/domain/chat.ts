import type { Conversation } from './record.ts';

/** The service keeps one chat for each user and case, so only one patient conversation at a time may use it. */

/** What no other conversation may have. A start that is being taken back no longer uses it. */
export const chatsOf = ({
  kind,
  status,
  abandoned,
  serviceUser,
  subject,
}: Conversation): readonly string[] =>
  kind === 'patient' && status !== 'ended' && abandoned === undefined ? [`${serviceUser}/${subject}`] : [];

/** Whether what it has may change as this is stored: as it starts and ends, and as it is reopened. */
export const mayChangeChats = ({ status, job }: Conversation): boolean =>
  status !== 'open' || job?.kind === 'reopen';
