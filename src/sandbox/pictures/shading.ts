/** Soft shapes from which sketches are built: how much of a shape is at a position, from 0 to 1. */

const smooth = (value: number): number => {
  const t = Math.max(0, Math.min(1, value));
  return t * t * (3 - 2 * t);
};

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  /** Radians, clockwise. */
  readonly turned?: number;
  /** The fraction of the radius over which the edge fades. */
  readonly soft?: number;
}

export const inEllipse = (
  x: number,
  y: number,
  { x: cx, y: cy, wide, high, turned = 0, soft = 0.2 }: Ellipse,
): number => {
  // A shortcut, because most points are far from most shapes.
  if (Math.max(Math.abs(x - cx), Math.abs(y - cy)) > Math.max(wide, high)) return 0;
  const dx = (x - cx) * Math.cos(turned) + (y - cy) * Math.sin(turned);
  const dy = (y - cy) * Math.cos(turned) - (x - cx) * Math.sin(turned);
  return smooth((1 - Math.hypot(dx / wide, dy / high)) / soft);
};

/** A cloudy pattern, always the same, from -1 to 1. */
export const cloud = (x: number, y: number): number =>
  (Math.sin(x * 0.11 + Math.sin(y * 0.07) * 2) +
    Math.sin(y * 0.13 + Math.sin(x * 0.05) * 2.3) +
    Math.sin((x + y) * 0.31) * 0.5) /
  2.5;
