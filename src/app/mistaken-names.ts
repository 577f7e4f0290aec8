import leven from 'leven';
import { settingNames } from './config.ts';

/** Names in the environment that look like a setting of ours and are none: what they were to set is not set. */

export interface Mistaken {
  readonly name: string;
  readonly meant: string;
}

/** Without what people mix up: case, separators, and characters that nobody sees. */
const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** How many letters may differ: in a short name, one makes another word. */
const tolerance = (name: string): number => Math.min(3, Math.floor(name.length / 6) || 1);

export const mistakenNames = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly Mistaken[] =>
  Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = settingNames.find((setting) => leven(bare(name), bare(setting)) <= tolerance(setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
