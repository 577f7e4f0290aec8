/** A sketch of a chest film from the front, with a shadow low in the right lung (on the left of the picture). */
import { createCanvas } from './canvas.ts';
import type { Picture } from './picture.ts';
import { cloud, inEllipse } from './shading.ts';

const width = 420;
const height = 440;
/** Shading a point is costly, and a sketch needs no more of them. */
const scale = 0.75;

const marker = [
  [22, 60],
  [22, 38],
  [34, 38],
  [36, 44],
  [34, 49],
  [22, 49],
  [37, 60],
] as const;

/** Bright where a rib runs: arcs that fall from the spine to the side. */
const rib = (x: number, y: number): number => {
  const away = Math.abs(x - width / 2);
  if (away < 22 || away > 175) return 0;
  const arc = y - 34 - 0.0022 * (away - 60) ** 2 - away * 0.16;
  const phase = ((arc % 37) + 37) % 37;
  return arc > 0 && arc < 300 ? Math.max(0, 1 - Math.abs(phase - 6) / 6) : 0;
};

const clavicle = (x: number, y: number): number => {
  const away = Math.abs(x - width / 2);
  if (away < 14 || away > 150) return 0;
  return Math.max(0, 1 - Math.abs(y - (84 - away * 0.24)) / 7);
};

const spine = (x: number, y: number): number => {
  const away = Math.abs(x - width / 2);
  const bone = Math.max(0, 1 - away / 24);
  return bone * (0.75 + 0.25 * Math.sin(y * 0.28));
};

/** 0 black to 1 white. */
const brightness = (x: number, y: number): number => {
  const body = inEllipse(x, y, { x: 210, y: 270, wide: 214, high: 300, soft: 0.06 });
  const shoulders = inEllipse(x, y, { x: 210, y: 470, wide: 330, high: 420, soft: 0.05 });
  const flesh = Math.max(body, shoulders * 0.9) * 0.62;

  const rightDome = inEllipse(x, y, { x: 122, y: 432, wide: 118, high: 104, soft: 0.1 });
  const leftDome = inEllipse(x, y, { x: 300, y: 446, wide: 116, high: 100, soft: 0.1 });
  const diaphragm = Math.max(rightDome, leftDome);
  const rightLung = inEllipse(x, y, { x: 128, y: 232, wide: 82, high: 186, turned: 0.06, soft: 0.16 });
  const leftLung = inEllipse(x, y, { x: 294, y: 232, wide: 80, high: 186, turned: -0.06, soft: 0.16 });
  const heart = Math.max(
    inEllipse(x, y, { x: 236, y: 300, wide: 74, high: 64, turned: 0.55, soft: 0.14 }),
    inEllipse(x, y, { x: 214, y: 190, wide: 34, high: 130, soft: 0.4 }),
    inEllipse(x, y, { x: 240, y: 152, wide: 24, high: 22, soft: 0.4 }),
  );
  const air = Math.max(rightLung, leftLung) * (1 - diaphragm) * (1 - heart * 0.95);
  const windpipe = inEllipse(x, y, { x: 210, y: 78, wide: 9, high: 84, soft: 0.5 }) * 0.25;

  const vessels =
    air *
    (inEllipse(x, y, { x: 176, y: 222, wide: 34, high: 62, soft: 0.9 }) +
      inEllipse(x, y, { x: 256, y: 212, wide: 34, high: 62, soft: 0.9 })) *
    (0.2 + 0.1 * cloud(x * 2, y * 2));
  const patch = inEllipse(x, y, { x: 118, y: 308, wide: 62, high: 50, turned: -0.25, soft: 0.75 });
  const shadow = rightLung * (1 - rightDome) * patch * (0.36 + 0.09 * cloud(x * 1.6, y * 1.6));

  const lung = flesh * (1 - air * 0.82);
  const bones = (rib(x, y) * 0.09 + clavicle(x, y) * 0.13) * Math.max(air, 0.35) * body + spine(x, y) * 0.16;
  return lung + bones + vessels + shadow + diaphragm * 0.1 + heart * 0.1 - windpipe;
};

export const drawChestXray = (): Picture => {
  const canvas = createCanvas(width * scale, height * scale, [0, 0, 0]);
  canvas.fill((x, y) => {
    const grey = Math.round(Math.max(0, Math.min(1, brightness(x / scale, y / scale))) * 240);
    return [grey, grey, grey];
  });
  // The side marker, so that nobody mistakes left for right.
  canvas.line(
    marker.map(([x, y]) => [x * scale, y * scale]),
    [240, 240, 240],
    2,
  );
  return {
    url: canvas.dataUri(),
    alt: 'Sketch of a chest X-ray from the front: a cloudy white shadow in the right lower field. Left lung clear, heart of normal size, both edges of the diaphragm visible.',
  };
};
