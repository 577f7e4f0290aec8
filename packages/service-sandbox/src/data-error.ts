/** Data files that are wrong: each problem in a line of its own, with its file and its place. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
