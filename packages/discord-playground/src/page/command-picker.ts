/** The list of commands above the composer, while a slash is being typed. */
import { html, nothing, type TemplateResult } from 'lit';
import { matching } from './draft.ts';
import type { View } from './view.ts';
import type { Call } from './wire-command.ts';
import { words } from './words.ts';

/** The commands in the list just now; the one that people start with here comes first. */
export const foundCommands = ({ state }: View): readonly Call[] => {
  if (state.editing !== undefined) return [];
  const isFirst = ({ path }: Call): number => Number(path === state.welcome?.step.path);
  return [...matching(state.calls, state.text)].sort((a, b) => isFirst(b) - isFirst(a));
};

/** True if the key was meant for the list. */
export const pickerKey = (event: KeyboardEvent, view: View): boolean => {
  const calls = foundCommands(view);
  if (calls.length === 0) return false;
  const { state, actions } = view;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) actions.highlight((state.highlighted + step + calls.length) % calls.length);
  else if (event.key === 'Enter' || event.key === 'Tab') {
    const call = calls[state.highlighted];
    if (call === undefined || event.shiftKey) return false;
    actions.startCommand(call);
  } else if (event.key === 'Escape') actions.write('');
  else return false;
  event.preventDefault();
  return true;
};

export const drawCommandPicker = (view: View): TemplateResult | typeof nothing => {
  const { state, actions } = view;
  const calls = foundCommands(view);
  if (calls.length === 0) return nothing;
  return html`<ul id="commands" class="choices" role="listbox" tabindex="0" aria-label=${words.commands}>
    ${calls.map(
      (call, index) =>
        html`<li
          id="command-${index}"
          role="option"
          aria-selected=${index === state.highlighted ? 'true' : 'false'}
          @click=${() => actions.startCommand(call)}
        >
          <strong>${call.path}</strong> <span>${call.description}</span>
        </li>`,
    )}
  </ul>`;
};
