import { drawing } from './scenes/drawing.ts';
import { foreignBot } from './scenes/foreign-bot.ts';
import { menus } from './scenes/menus.ts';
import { newcomers } from './scenes/newcomers.ts';
import { widths } from './scenes/widths.ts';
import { playScenes } from './support/scenes.ts';

/** What the page draws, for newcomers too, and on every screen. */
await playScenes(foreignBot, drawing, menus, newcomers, widths);
