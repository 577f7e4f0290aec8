import { startWhoField } from '../../conversation/record.ts';
import type { Route } from '../../discord/interactions/route.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import type { Texts } from '../../locale/words.ts';
import { defaults as menus } from './buttons.ts';
import type { ServerSettings } from './collections.ts';
import { back, managing, shown, type Manager } from './managing.ts';
import type { Servers } from './servers.ts';

/** How conversations start in a server, unless the command says otherwise. */

const kinds = ['everything', 'mentions'] as const;

export const defaultsBody = ({ defaults }: ServerSettings, words: Texts): Body => {
  const { setup: texts } = words;
  const { who = 'everyone', hears = 'everything' } = defaults;
  const whoOptions = startWhoField.options.map((value) => ({
    value,
    label: texts.who[value],
    default: value === who,
  }));
  const hearsOptions = kinds.map((value) => ({ value, label: texts.hears[value], default: value === hears }));
  return {
    content: texts.defaults,
    rows: [
      [menus.who.make({ of: 'texts', options: whoOptions, with: {} })],
      [menus.hears.make({ of: 'texts', options: hearsOptions, with: {} })],
      [back(words)],
    ],
  };
};

export const defaultRoutes = (servers: Servers): readonly Route[] => {
  const change = async (
    { guildId, words }: Manager,
    changed: (before: ServerSettings['defaults']) => ServerSettings['defaults'],
  ): Promise<Reply> => {
    const settings = await servers.change(guildId, (before) => ({
      ...before,
      defaults: changed(before.defaults),
    }));
    return shown(defaultsBody(settings, words));
  };
  return [
    menus.who.on(
      managing((caller, { values: [chosen] }) =>
        change(caller, (before) => ({
          ...before,
          who: startWhoField.options.find((one) => one === chosen) ?? 'everyone',
        })),
      ),
    ),
    menus.hears.on(
      managing((caller, { values: [chosen] }) =>
        change(caller, (before) => ({
          ...before,
          hears: kinds.find((one) => one === chosen) ?? 'everything',
        })),
      ),
    ),
  ];
};
