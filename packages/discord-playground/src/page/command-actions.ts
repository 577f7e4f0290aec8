/** Filling in and running slash commands. */
import { checkDraft, draftOf, valuesSoFar, withoutOption, withValue } from './draft.ts';
import type { Interactions } from './interactions.ts';
import { RefusedError, type Server } from './server.ts';
import type { CommandDraft, State } from './state.ts';
import type { Call, Choice } from './wire-command.ts';

export interface CommandActions {
  startCommand(call: Call): void;
  addOption(name: string): void;
  removeOption(name: string): void;
  /** Text was typed, or a choice made, in an option. */
  fill(option: string, text: string): void;
  /** Asks the bot for choices, if the option has autocomplete. */
  suggest(option: string): void;
  takeSuggestion(option: string, choice: Choice): void;
  closeSuggestions(): void;
  run(): void;
}

interface Parts {
  readonly state: State;
  readonly server: Server;
  readonly interactions: Interactions;
  /** Says in the channel what the playground refuses, and that anything else is a bug in this page. */
  readonly attempt: (task: () => Promise<void>) => void;
}

export const createCommandActions = ({ state, server, interactions, attempt }: Parts): CommandActions => {
  const change = (edit: (draft: CommandDraft) => CommandDraft): void => {
    const { draft } = state.current;
    if (draft !== undefined) state.change({ draft: edit(draft) });
  };

  /** Only the latest request counts: responses may come out of order. */
  let asked = 0;

  const suggest = async (option: string): Promise<void> => {
    const { draft, current: channel } = state.current;
    if (draft?.call.options.find(({ name }) => name === option)?.autocomplete !== true) return;
    asked += 1;
    const question = asked;
    const text = draft.values.get(option) ?? '';
    const values = valuesSoFar(draft, option);
    try {
      const choices = await server.autocomplete({ channel, path: draft.call.path, values, option, text });
      if (question === asked) change((now) => ({ ...now, suggestions: { option, choices } }));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Discord's client says nothing either if a bot offers no choices: the text can still be typed.
      change((now) => ({ ...now, suggestions: undefined }));
    }
  };

  const run = async (): Promise<void> => {
    const { draft, current: channel } = state.current;
    if (draft === undefined) return;
    const checked = checkDraft(draft);
    if (checked.kind === 'errors') return state.change({ draft: { ...draft, errors: checked.errors } });
    const { path } = draft.call;
    /** The person may have gone elsewhere, or begun something else, by the time of the response. */
    const isStillThere = (): boolean =>
      state.current.current === channel && state.current.draft?.call === draft.call;
    try {
      await interactions.begin({ channel, what: path, message: undefined }, () =>
        server.call({ channel, path, values: checked.values }),
      );
      if (isStillThere()) state.change({ draft: undefined, text: '', toEnd: state.current.toEnd + 1 });
    } catch (error) {
      if (!(error instanceof RefusedError) || !isStillThere()) throw error;
      const [first = ''] = draft.values.keys();
      change((now) => ({ ...now, errors: new Map([[first, error.message]]) }));
    }
  };

  return {
    startCommand: (call) => state.change({ draft: draftOf(call), text: '', highlighted: 0 }),
    addOption: (name) => change((draft) => withValue(draft, name, '')),
    removeOption: (name) => change((draft) => withoutOption(draft, name)),
    // Choices for the earlier text would be taken by mistake.
    fill: (option, text) =>
      change((draft) => ({ ...withValue(draft, option, text), suggestions: undefined })),
    suggest: (option) => attempt(() => suggest(option)),
    takeSuggestion: (option, choice) => {
      asked += 1;
      change((draft) => ({
        ...withValue(draft, option, choice.name),
        chosen: new Map(draft.chosen).set(option, choice),
        suggestions: undefined,
      }));
    },
    closeSuggestions: () => {
      asked += 1;
      change((draft) => ({ ...draft, suggestions: undefined }));
    },
    run: () => attempt(run),
  };
};
