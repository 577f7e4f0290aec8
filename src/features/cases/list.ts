import type { Caller } from '../../discord/interactions/interaction.ts';
import { command, type Choice, type Route } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { lineInMenu, type MenuOption } from '../../discord/menu.ts';
import { say, update, type Body, type ButtonData, type Reply } from '../../discord/reply.ts';
import { inSentence } from '../../lib/invisible.ts';
import { escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import { cardBody } from './card.ts';
import type { KeptCase } from './collections.ts';
import { partNames } from './kept-case.ts';
import { offersRow } from './offering.ts';
import type { Offers } from './offers.ts';
import type { OwnCases } from './own-cases.ts';

/** `/cases`: one's own cases by name, or as a list with a menu. */

const perPage = limits.menuOptions;
const longestTyped = 100;

const describe = ({ details: { age, gender }, parts }: KeptCase, { cases: texts }: Words): string =>
  lineInMenu(
    texts.listed(
      { age, gender },
      partNames.filter((name) => parts[name].length > 0),
    ),
  );

const optionOf = (kept: KeptCase, words: Words): MenuOption => ({
  value: kept.id,
  label: lineInMenu(kept.details.name),
  description: describe(kept, words),
});

/** One page; `asked` is cut to the pages that there are. */
const pageOf = (all: readonly KeptCase[], asked: number, words: Words): Body => {
  const { cases: texts } = words;
  const pages = Math.ceil(all.length / perPage);
  const page = Math.min(Math.max(asked, 0), pages - 1);
  const shown = all.slice(page * perPage, (page + 1) * perPage);
  if (shown.length === 0) return { content: texts.none, rows: [] };
  const options = shown.map((kept) => optionOf(kept, words));
  const menu = buttons.list.choose.make({ of: 'texts', placeholder: texts.chooseOne, options, with: {} });
  const turn = (label: string, to: number): readonly ButtonData[] =>
    to < 0 || to >= pages ? [] : [buttons.list.page.make({ label, with: { page: String(to) } })];
  const { earlierPage, laterPage } = texts.buttons;
  return {
    content: texts.list(all.length, { page: page + 1, pages }),
    rows: [[menu], [...turn(earlierPage, page - 1), ...turn(laterPage, page + 1)]],
  };
};

const named = (all: readonly KeptCase[], typed: string): readonly KeptCase[] => {
  const wanted = typed.trim().toLowerCase();
  return all.filter(({ details }) => details.name.toLowerCase().includes(wanted));
};

const choiceOf = (kept: KeptCase, words: Words): Choice => ({
  name: lineInMenu(`${kept.details.name} · ${describe(kept, words)}`),
  value: kept.id,
});

const open = async (cases: OwnCases, caller: Caller, typed: string): Promise<Reply> => {
  const { userId, words } = caller;
  const all = await cases.list(userId);
  const found = all.filter(({ id }) => id === typed);
  const fitting = found.length > 0 ? found : named(all, typed);
  const [only, ...others] = fitting;
  const quoted = inSentence(escapeMarkdownWithin(longestTyped, typed));
  if (only !== undefined && others.length === 0)
    return { kind: 'private', messages: [cardBody(only, caller)] };
  if (only === undefined) {
    const { content, rows = [] } = pageOf(all, 0, words);
    return say(`${words.cases.unknown(quoted)}\n${content}`, ...rows);
  }
  const shown = fitting.slice(0, perPage);
  // Further pages would be those of all cases.
  const [menu] = pageOf(shown, 0, words).rows ?? [];
  const counts = { found: fitting.length, shown: shown.length };
  return say(words.cases.several(quoted, counts), ...(menu === undefined ? [] : [menu]));
};

export const listRoutes = (cases: OwnCases, offers: Offers): readonly Route[] => {
  const page = async ({ userId, words }: Caller, asked: number): Promise<Body> => {
    const body = pageOf(await cases.list(userId), asked, words);
    return { ...body, rows: [...(body.rows ?? []), ...offersRow(await offers.waitingFor(userId), words)] };
  };
  return [
    command({
      name: 'cases',
      description: ({ cases: texts }) => texts.command,
      where: 'guild_and_dm',
      repeatable: true,
      options: {
        case: {
          type: 'string',
          description: ({ cases: texts }: Words) => texts.option,
          suggest: async ({ userId, words }: Caller, typed: string) =>
            named(await cases.list(userId), typed)
              .slice(0, limits.choices)
              .map((kept) => choiceOf(kept, words)),
        },
      },
      handle: async (caller, { case: typed }) =>
        typed === undefined
          ? { kind: 'private', messages: [await page(caller, 0)] }
          : open(cases, caller, typed),
    }),
    buttons.list.page.on(async (caller, { page: asked }) => ({
      kind: 'update',
      body: await page(caller, Number(asked) || 0),
    })),
    buttons.list.choose.on(async (caller, { values: [id = ''] }) => {
      const { userId, words } = caller;
      const kept = await cases.get(userId, id);
      return kept === undefined
        ? update(words.cases.gone)
        : { kind: 'private', messages: [cardBody(kept, caller)] };
    }),
  ];
};
