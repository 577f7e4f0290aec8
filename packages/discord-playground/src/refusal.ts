/** What Discord refuses: its error codes with their HTTP status and its own wording, each once. */
import type { WireObject } from './wire/json.ts';

const refusals = {
  general: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  badMethod: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  slowmode: [429, 20016, 'This action cannot be performed due to slowmode rate limit'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached for the channel (250)'],
  tooManyWebhooks: [400, 30007, 'Maximum number of webhooks reached (15)'],
  tooManyReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  tooManyOldEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later',
  ],
  tooManyCommands: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  tooManyThreadMembers: [400, 30033, 'Maximum number of thread participants has been reached (1000)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notInDm: [403, 50003, 'Cannot execute action on a DM channel'],
  cannotEditOthers: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotDm: [403, 50007, 'Cannot send messages to this user'],
  notATextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  tooOldForBulk: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  archivedThread: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  lockedThread: [400, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
  cannotReply: [400, 160002, 'Cannot reply without permission to read message history'],
  forumNeedsThread: [400, 220001, 'Webhooks posted to forum channels must have a thread_name or thread_id'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export type RefusalName = keyof typeof refusals;

/** Thrown where Discord would refuse, to the bot and to people alike. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: RefusalName;
  readonly status: number;
  readonly code: number;
  readonly errors: WireObject | undefined;

  constructor(reason: RefusalName, errors?: WireObject) {
    const [status, code, message] = refusals[reason];
    super(errors === undefined ? message : `${message} ${JSON.stringify(errors)}`);
    this.reason = reason;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The body as Discord sends it. */
  body(): WireObject {
    const [, code, message] = refusals[this.reason];
    return { message, code, ...(this.errors === undefined ? {} : { errors: this.errors }) };
  }
}

/** An "Invalid Form Body" about one field, e.g. `badField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', …)`. */
export const badField = (path: string, code: string, message: string): Refusal => {
  const leaf: WireObject = { _errors: [{ code, message }] };
  return new Refusal(
    'invalidForm',
    path.split('.').reduceRight<WireObject>((inner, key) => ({ [key]: inner }), leaf),
  );
};
