import { buttonKind, formKind } from '../../discord/interactions/components.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { say, type MessageBody } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import { above, back, managing } from './managing.ts';
import { keptDays, type Servers, type ServerSettings } from './servers.ts';

/** How long a server's ended conversations are remembered. */

const changeDays = buttonKind('setup-days');
const daysForm = formKind('setup-days', { days: 'text' });

export const keepingBody = ({ keepDays = keptDays.usual }: ServerSettings, words: Texts): MessageBody => {
  const { setup: texts } = words;
  const change = changeDays.make({ label: texts.buttons.change, style: 'primary', with: {} });
  return { content: texts.keeping(keepDays, keptDays), rows: [[change, back(words)]] };
};

/** Undefined for anything but a whole number within the range. */
const readDays = (typed: string): number | undefined => {
  const text = typed.trim();
  const days = Number(text);
  return /^\d+$/.test(text) && days >= keptDays.least && days <= keptDays.most ? days : undefined;
};

export const keepingRoutes = (servers: Servers): readonly Route[] => [
  changeDays.on(
    managing(async ({ guildId, words: { setup: texts } }) => {
      const { keepDays = keptDays.usual } = await servers.get(guildId);
      const { label, hint } = texts.daysForm;
      const field = { label, description: hint(keptDays), required: true, maxLength: 10 };
      return {
        kind: 'form',
        form: daysForm.make({
          title: texts.pages.keeping,
          fields: { days: { ...field, value: String(keepDays) } },
          with: {},
        }),
      };
    }),
  ),
  daysForm.on(
    managing(async ({ guildId, words }, { days: typed }) => {
      const { setup: texts } = words;
      const keepDays = readDays(typed);
      if (keepDays === undefined) {
        const again = changeDays.make({ label: texts.buttons.change, with: {} });
        return say(texts.noDays(escapeName(typed), keptDays), [again]);
      }
      const settings = await servers.change(guildId, (before) => ({ ...before, keepDays }));
      return above(texts.daysChanged, keepingBody(settings, words));
    }),
  ),
];
