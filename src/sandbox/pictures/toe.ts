/** A sketch of a right foot from above, with an open sore on the big toe. */
import { createCanvas, type Colour } from './canvas.ts';
import type { Picture } from './picture.ts';
import { cloud, inEllipse, type Ellipse } from './shading.ts';

const width = 400;
const height = 300;

const toes: readonly Ellipse[] = [
  { x: 118, y: 104, wide: 40, high: 54, soft: 0.08, turned: -0.08 },
  { x: 186, y: 92, wide: 23, high: 40, soft: 0.1 },
  { x: 232, y: 102, wide: 21, high: 36, soft: 0.1, turned: 0.06 },
  { x: 274, y: 120, wide: 19, high: 32, soft: 0.1, turned: 0.14 },
  { x: 312, y: 144, wide: 17, high: 27, soft: 0.1, turned: 0.22 },
];
const sole: Ellipse = { x: 212, y: 268, wide: 128, high: 150, soft: 0.05 };

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

const skinOf = (x: number, y: number): Colour => {
  const light = 1 + cloud(x * 0.4, y * 0.4) * 0.04 - Math.max(0, y - 150) * 0.0006;
  return [226 * light, 178 * light, 152 * light];
};

const colourAt = (x: number, y: number): Colour => {
  const toe = Math.max(...toes.map((each) => inEllipse(x, y, each)));
  const gaps = toes.some((each) => {
    const edge = inEllipse(x, y, { ...each, wide: each.wide + 3, high: each.high + 3 });
    return edge > 0 && inEllipse(x, y, each) < 0.3;
  });
  const foot = Math.max(toe, inEllipse(x, y, sole));
  let colour = mix([206, 220, 224], skinOf(x, y), foot);
  if (gaps && foot > 0.5 && y < 160) colour = mix(colour, [150, 100, 84], 0.5);
  for (const { x: cx, y: cy, wide, high } of toes) {
    const nail = inEllipse(x, y, {
      x: cx,
      y: cy - high * 0.52,
      wide: wide * 0.55,
      high: high * 0.3,
      soft: 0.15,
    });
    colour = mix(colour, [240, 214, 196], nail * 0.9);
  }
  const wobble = cloud(x * 2.5, y * 2.5) * 2;
  const sore = (size: number, soft: number): number =>
    inEllipse(x + wobble, y + wobble, { x: 112, y: 124, wide: 17 * size, high: 14 * size, soft });
  colour = mix(colour, [206, 104, 92], sore(1.9, 0.7) * 0.75);
  colour = mix(colour, [236, 214, 168], sore(1.12, 0.15));
  colour = mix(colour, [150, 34, 38], sore(0.92, 0.2));
  return mix(colour, [226, 196, 120], sore(0.35, 0.9) * 0.8);
};

export const drawToe = (): Picture => {
  const canvas = createCanvas(width, height, [206, 220, 224]);
  canvas.fill(colourAt);
  return {
    url: canvas.dataUri(),
    alt: 'Sketch of the right foot from above: on the big toe an open, round sore about 1.5 cm wide, with a red bed, a pale rim and reddened skin around it.',
  };
};
