import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile, readData } from '../data.ts';

export interface Picture {
  /** A PNG as a data URI. */
  readonly url: string;
  /** What it shows, for somebody who cannot see it. */
  readonly alt: string;
}

const pngOf = (name: string): URL => dataFile(`pictures/${name}.png`);

const readAlts = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(readData('pictures/pictures.yaml', z.record(z.string(), z.string()))));

/** Those with a line in `pictures.yaml` and a PNG beside it. */
export const pictureNames = (): ReadonlySet<string> =>
  new Set([...readAlts().keys()].filter((name) => existsSync(pngOf(name))));

/** @throws an Error if there is no such picture. */
export const readPicture = (name: string): Picture => {
  const alt = readAlts().get(name);
  if (alt === undefined) throw new Error(`there is no picture called "${name}"`);
  return { url: `data:image/png;base64,${readFileSync(pngOf(name)).toString('base64')}`, alt };
};
