import { cutText } from '../lib/cut.ts';
import { withoutDirection } from '../lib/invisible.ts';
import { limits } from './limits.ts';

/** A label, a value or a description, cut to what Discord takes. */
export const menuText = (text: string): string => cutText(text, { longest: limits.menuText, ending: '…' });

/** The same for what people have written: on one line, and never empty. */
export const lineInMenu = (text: string): string =>
  menuText(withoutDirection(text).replace(/\s+/g, ' ').trim() || '?');
