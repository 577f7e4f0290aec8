import { cutText } from '../lib/cut.ts';
import { shownLine } from '../lib/invisible.ts';
import { limits } from './limits.ts';

/** A label or a description: on one line, cut to what Discord takes, and never empty. */
export const menuText = (text: string): string =>
  cutText(shownLine(text) || '?', { longest: limits.menuText, ending: '…' });
