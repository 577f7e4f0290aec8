/** What goes over the wire: JSON, in which undefined fields are left out. */
export type Wire = string | number | boolean | null | undefined | readonly Wire[] | WireObject;

export interface WireObject {
  readonly [key: string]: Wire;
}

/** A moment as Discord writes it. */
export const wireTime = (time: number): string => `${new Date(time).toISOString().slice(0, -1)}000+00:00`;
