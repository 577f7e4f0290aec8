/** Where the messages are scrolled to: their box is upside down, so its end is 0 and what is above that is negative. */
import type { PageState } from './state.ts';

/** Pixels, because a finger does not stop at the very end. */
const nearly = 40;

export const isAtEnd = (scroller: Element): boolean => Math.abs(scroller.scrollTop) < nearly;

export const moveScroll = (root: HTMLElement, before: PageState, now: PageState): void => {
  if (before.toEnd === now.toEnd && before.current === now.current) return;
  const scroller = root.querySelector('.scroller');
  if (scroller !== null) scroller.scrollTop = 0;
};
