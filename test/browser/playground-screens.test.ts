import { drawing } from './scenes/drawing.ts';
import { menus } from './scenes/menus.ts';
import { newcomers } from './scenes/newcomers.ts';
import { widths } from './scenes/widths.ts';
import { playScenes } from './support/scenes.ts';

/** What the page draws, for newcomers too, and on every screen. */
await playScenes(drawing, menus, newcomers, widths);
