export interface Picture {
  /** A PNG as a data URI. */
  readonly url: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}
