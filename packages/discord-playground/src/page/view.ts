import type { Actions } from './actions.ts';
import type { Reading } from './markup.ts';
import type { PageState } from './state.ts';

/** What every part of the page is drawn from. */
export interface View {
  readonly state: PageState;
  readonly actions: Actions;
}

export const reading = ({ state, actions }: View): Reading => ({ state, openPlace: actions.openPlace });
