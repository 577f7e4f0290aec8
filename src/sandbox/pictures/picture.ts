import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile, readData } from '../data.ts';

export interface Picture {
  /** A PNG as a data URI. */
  readonly url: string;
  /** What it shows, for somebody who cannot see it. */
  readonly alt: string;
}

const list = 'pictures/pictures.yaml';

/** @throws an Error if `pictures.yaml` does not name it. */
export const readPicture = (name: string): Picture => {
  const alt = readData(list, z.record(z.string(), z.string()))[name];
  if (alt === undefined) throw new Error(`${list} has no picture called "${name}"`);
  const png = readFileSync(dataFile(`pictures/${name}.png`));
  return { url: `data:image/png;base64,${png.toString('base64')}`, alt };
};
