/** Thrown for what Discord's own client would not let a person do (a missing button, a wrong option, an unseen channel), and when the bot does not respond to it. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
