import { conversations } from './scenes/conversations.ts';
import { everybody } from './scenes/everybody.ts';
import { hands } from './scenes/hands.ts';
import { managing } from './scenes/managing.ts';
import { meanwhile } from './scenes/meanwhile.ts';
import { reading } from './scenes/reading.ts';
import { switches } from './scenes/switches.ts';
import { playScenes } from './support/scenes.ts';

/** What people do with the bot on the page. */
await playScenes(conversations, switches, everybody, reading, meanwhile, managing, hands);
