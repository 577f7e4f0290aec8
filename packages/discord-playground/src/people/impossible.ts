/** Thrown for what Discord's own client would not let a person do: a missing button, a wrong option, an unseen channel. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
