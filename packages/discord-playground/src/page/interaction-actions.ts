/** Pressing, choosing and filling in what the bot shows. */
import { readFile } from './files.ts';
import type { Filled, FilledValue } from './form-values.ts';
import type { Interactions } from './interactions.ts';
import { createMenuActions, type MenuActions } from './menu-actions.ts';
import { RefusedError, type FieldValue, type Server } from './server.ts';
import type { State } from './state.ts';
import type { Message } from './wire-message.ts';
import type { User } from './wire-place.ts';
import { words } from './words.ts';

export interface InteractionActions extends MenuActions {
  press(message: Message, button: string, label: string): void;
  /** Opens a small menu in place of any other, or closes it. */
  showPopup(key: string | undefined): void;
  useApp(message: Message, command: string): void;
  useUserApp(user: User, command: string): void;
  submitForm(filled: Filled): void;
  closeForm(): void;
  /** Does what newcomers are offered, and opens the resulting thread. */
  takeFirstStep(): void;
}

interface Parts {
  readonly state: State;
  readonly server: Server;
  readonly interactions: Interactions;
  /** Says in the channel what the playground refuses, and that anything else is a bug in this page. */
  readonly attempt: (task: () => Promise<void>) => void;
}

const isFile = (one: string | File): one is File => typeof one !== 'string';

const sent = async (value: FilledValue): Promise<FieldValue> => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  const files = value.filter(isFile);
  return files.length === 0
    ? value.filter((one) => typeof one === 'string')
    : Promise.all(files.map(readFile));
};

export const createInteractionActions = (parts: Parts): InteractionActions => {
  const { state, server, interactions, attempt } = parts;

  const onMessage = (
    { channel_id: channel, id }: Message,
    what: string,
    send: (ref: { channel: string; message: string }) => ReturnType<Server['press']>,
  ): void =>
    attempt(async () => {
      await interactions.beginOrSay({ channel, what, message: id }, () => send({ channel, message: id }));
    });

  const submit = async ({ values, errors }: Filled): Promise<void> => {
    const { form } = state.current;
    if (form === undefined) return;
    state.change({ form: { ...form, errors, error: undefined } });
    if (errors.size > 0) return;
    const { interaction, channel } = form;
    const pending = { channel, what: form.form.title, message: undefined };
    try {
      const all = await Promise.all(
        Object.entries(values).map(async ([id, value]) => [id, await sent(value)] as const),
      );
      await interactions.begin(pending, () =>
        server.submit({ interaction, values: Object.fromEntries(all) }),
      );
      state.change({ toEnd: state.current.toEnd + 1 });
      // The person may have closed it, and opened another, by the time of the response.
      if (state.current.form?.interaction === interaction) state.change({ form: undefined, menu: undefined });
    } catch (error) {
      const { form: now } = state.current;
      if (!(error instanceof RefusedError) || now?.interaction !== interaction) throw error;
      state.change({ form: { ...now, error: error.message } });
    }
  };

  const takeFirstStep = async (): Promise<void> => {
    const { welcome, current: channel } = state.current;
    if (welcome === null) return;
    const { path, values } = welcome.step;
    const pending = { channel, what: path, message: undefined };
    const begun = await interactions.beginOrSay(pending, () => server.call({ channel, path, values }));
    state.change({ followed: begun?.id, toEnd: state.current.toEnd + 1 });
  };

  return {
    ...createMenuActions({
      state,
      choose: ({ menu, message }, values) => {
        if (message !== undefined)
          onMessage(message, words.choose, (ref) =>
            server.select({ ...ref, select: menu.custom_id, values }),
          );
      },
    }),
    press: (message, button, label) => onMessage(message, label, (ref) => server.press({ ...ref, button })),
    showPopup: (popup) => state.change({ popup }),
    useApp: (message, command) => {
      state.change({ popup: undefined });
      onMessage(message, command, (ref) => server.useApp({ ...ref, command }));
    },
    useUserApp: (user, command) =>
      attempt(async () => {
        const { current: channel } = state.current;
        // On a telephone, the panel covers where the answer comes.
        state.change({ popup: undefined, panel: 'none', toEnd: state.current.toEnd + 1 });
        const pending = { channel, what: command, message: undefined };
        await interactions.beginOrSay(pending, () => server.useUserApp({ channel, user: user.id, command }));
      }),
    submitForm: (filled) => attempt(() => submit(filled)),
    closeForm: () => state.change({ form: undefined, menu: undefined }),
    takeFirstStep: () => attempt(takeFirstStep),
  };
};
