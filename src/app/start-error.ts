/** Why nothing could be started: one plain line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
