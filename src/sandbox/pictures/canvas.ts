/** A small canvas of grey or coloured points that can be turned into a PNG. */
import { encode } from 'fast-png';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** `strength`: 0 leaves what is there, 1 covers it. Does nothing outside the canvas. */
  readonly dot: (x: number, y: number, colour: Colour, strength?: number) => void;
  /** Draws a stroke through the points with this width, in points. */
  readonly line: (
    points: readonly (readonly [x: number, y: number])[],
    colour: Colour,
    width: number,
  ) => void;
  /** Colours every point by its position. */
  readonly fill: (colourAt: (x: number, y: number) => Colour) => void;
  readonly dataUri: () => string;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const createCanvas = (width: number, height: number, paper: Colour): Canvas => {
  const data = new Uint8Array(width * height * 3);
  const dot: Canvas['dot'] = (x, y, colour, strength = 1) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (y * width + x) * 3;
    colour.forEach((value, channel) => {
      const old = data[at + channel] ?? 0;
      data[at + channel] = Math.round(clamp(old + (value - old) * strength, 255));
    });
  };
  const fill: Canvas['fill'] = (colourAt) => {
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) dot(x, y, colourAt(x, y));
  };
  /** Anti-aliased: a point's strength falls with its distance from the stroke. */
  const stroke = (
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    { colour, half }: { colour: Colour; half: number },
  ): void => {
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const reach = half + 1;
    for (let y = Math.floor(Math.min(y1, y2) - reach); y <= Math.max(y1, y2) + reach; y += 1) {
      for (let x = Math.floor(Math.min(x1, x2) - reach); x <= Math.max(x1, x2) + reach; x += 1) {
        const along = length === 0 ? 0 : clamp(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length, 1);
        const away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
        if (away < half + 0.5) dot(x, y, colour, clamp(half + 0.5 - away, 1));
      }
    }
  };
  fill(() => paper);
  return {
    width,
    height,
    dot,
    fill,
    line: (points, colour, thickness) => {
      points.forEach((point, at) => {
        const next = points[at + 1];
        if (next !== undefined) stroke(point, next, { colour, half: thickness / 2 });
      });
    },
    dataUri: () => {
      const png = encode({ width, height, data, channels: 3, depth: 8 });
      return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    },
  };
};
