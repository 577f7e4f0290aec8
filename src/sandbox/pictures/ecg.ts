/** Three leads showing an inferior wall infarct, drawn beat by beat on millimetre paper. */
import { createCanvas, type Canvas, type Colour } from './canvas.ts';
import type { Picture } from './picture.ts';

interface Wave {
  /** Seconds after the beginning of the beat, to its middle. */
  readonly at: number;
  readonly width: number;
  /** Millivolts. */
  readonly height: number;
}

interface Lead {
  readonly name: string;
  readonly waves: readonly Wave[];
  /** Millivolts between QRS and T. */
  readonly st: number;
}

/** Points per millimetre: 25 mm are a second, 10 mm a millivolt. */
const mm = 4;
const second = 25 * mm;
const millivolt = 10 * mm;
/** 75 beats per minute. */
const beat = 0.8;

const leads: readonly Lead[] = [
  {
    name: 'II',
    waves: [
      { at: 0.12, width: 0.022, height: 0.14 },
      { at: 0.262, width: 0.009, height: -0.12 },
      { at: 0.285, width: 0.01, height: 1 },
      { at: 0.308, width: 0.008, height: -0.12 },
      { at: 0.5, width: 0.05, height: 0.36 },
    ],
    st: 0.26,
  },
  {
    name: 'III',
    waves: [
      { at: 0.12, width: 0.022, height: 0.09 },
      { at: 0.26, width: 0.011, height: -0.24 },
      { at: 0.285, width: 0.01, height: 0.78 },
      { at: 0.5, width: 0.05, height: 0.38 },
    ],
    st: 0.34,
  },
  {
    name: 'aVL',
    waves: [
      { at: 0.12, width: 0.022, height: 0.05 },
      { at: 0.285, width: 0.01, height: 0.48 },
      { at: 0.305, width: 0.009, height: -0.2 },
      { at: 0.5, width: 0.05, height: -0.2 },
    ],
    st: -0.22,
  },
];

const bump = (time: number, { at, width, height }: Wave): number =>
  height * Math.exp(-((time - at) ** 2) / (2 * width ** 2));

/** Rises after the QRS and falls with the T wave. */
const plateau = (time: number): number =>
  1 / (1 + Math.exp(-(time - 0.315) / 0.006)) / (1 + Math.exp((time - 0.54) / 0.025));

const voltage = ({ waves, st }: Lead, time: number): number => {
  const within = ((time % beat) + beat) % beat;
  return waves.reduce((sum, wave) => sum + bump(within, wave), st * plateau(within));
};

const paper: Colour = [255, 250, 248];
const thin: Colour = [248, 214, 210];
const thick: Colour = [236, 160, 154];
const ink: Colour = [24, 24, 32];

const ruled = (canvas: Canvas): void => {
  canvas.fill((x, y) => {
    if (x % (5 * mm) === 0 || y % (5 * mm) === 0) return thick;
    return x % mm === 0 || y % mm === 0 ? thin : paper;
  });
};

/** Letters as strokes on a grid of 4 by 6. */
const letters: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  I: [
    [
      [2, 0],
      [2, 6],
    ],
    [
      [1, 0],
      [3, 0],
    ],
    [
      [1, 6],
      [3, 6],
    ],
  ],
  a: [
    [
      [0.5, 2],
      [3, 2],
      [3, 6],
      [0.5, 6],
      [0.5, 4],
      [3, 4],
    ],
  ],
  V: [
    [
      [0, 0],
      [2, 6],
      [4, 0],
    ],
  ],
  L: [
    [
      [0.5, 0],
      [0.5, 6],
      [3.5, 6],
    ],
  ],
};

const write = (canvas: Canvas, text: string, [left, top]: readonly [number, number]): void => {
  Array.from(text).forEach((letter, at) => {
    for (const row of letters[letter] ?? []) {
      const points = row.map(([x, y]) => [left + at * 14 + x * 2.6, top + y * 2.6] as const);
      canvas.line(points, ink, 2);
    }
  });
};

const seconds = 6;
const high = 110;

export const drawEcg = (): Picture => {
  const canvas = createCanvas(seconds * second + 40, leads.length * high + 40, paper);
  ruled(canvas);
  leads.forEach((lead, row) => {
    const base = row * high + 80;
    // The calibration mark: one millivolt, a fifth of a second.
    canvas.line(
      [
        [4, base],
        [8, base],
        [8, base - millivolt],
        [28, base - millivolt],
        [28, base],
        [36, base],
      ],
      ink,
      2,
    );
    const points = Array.from({ length: seconds * second }, (_, x) => {
      const y = base - voltage(lead, x / second) * millivolt;
      return [x + 36, y] as const;
    });
    canvas.line(points, ink, 2);
    write(canvas, lead.name, [44, base - 62]);
  });
  return {
    url: canvas.dataUri(),
    alt: 'ECG, leads II, III and aVL, 25 mm/s, 10 mm/mV: regular rhythm, 75 a minute, a P wave before every QRS. ST elevation of 3 mm in II and III, ST depression in aVL.',
  };
};
