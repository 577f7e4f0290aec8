/** Why the start failed: one plain line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
