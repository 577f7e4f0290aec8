import { startWhoField } from '../../machine/record.ts';
import { menuKind } from '../../discord/interactions/components.ts';
import type { Route } from '../../discord/interactions/route.ts';
import type { MessageBody, Reply } from '../../discord/reply.ts';
import type { Texts } from '../../locale/words.ts';
import { back, managing, shown, type Manager } from './managing.ts';
import type { Servers, ServerSettings } from './servers.ts';

/** How conversations start in a server, unless the command says otherwise. */

const whoMenu = menuKind('setup-who');
const hearsMenu = menuKind('setup-hears');

const heard = ['everything', 'mentions'] as const;

export const defaultsBody = ({ defaults }: ServerSettings, words: Texts): MessageBody => {
  const { setup: texts } = words;
  const { who = 'everyone', hears = 'everything' } = defaults;
  const whoOptions = startWhoField.options.map((value) => ({
    value,
    label: texts.who[value],
    default: value === who,
  }));
  const hearsOptions = heard.map((value) => ({ value, label: texts.hears[value], default: value === hears }));
  return {
    content: texts.defaults,
    rows: [
      [whoMenu.make({ of: 'texts', options: whoOptions, with: {} })],
      [hearsMenu.make({ of: 'texts', options: hearsOptions, with: {} })],
      [back(words)],
    ],
  };
};

export const defaultRoutes = (servers: Servers): readonly Route[] => {
  const change = async ({ guildId, words }: Manager, changed: ServerSettings['defaults']): Promise<Reply> => {
    const settings = await servers.change(guildId, (before) => ({
      ...before,
      defaults: { ...before.defaults, ...changed },
    }));
    return shown(defaultsBody(settings, words));
  };
  return [
    whoMenu.on(
      managing((caller, { values: [chosen] }) =>
        change(caller, { who: startWhoField.options.find((one) => one === chosen) ?? 'everyone' }),
      ),
    ),
    hearsMenu.on(
      managing((caller, { values: [chosen] }) =>
        change(caller, { hears: heard.find((one) => one === chosen) ?? 'everything' }),
      ),
    ),
  ];
};
