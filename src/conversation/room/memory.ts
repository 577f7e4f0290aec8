/** What the record does not say about the floor. */
export interface Floor {
  /** Since when, and for how long in all, the person who has the floor has been silent while others wait. */
  readonly quiet:
    { readonly passed: number; readonly total: number; readonly since: number | undefined } | undefined;
  /** Messages since the latest floor notice. */
  readonly sinceFloorNotice: number;
}
