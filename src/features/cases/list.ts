import { menuText } from '../../discord/interactions/components.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { command, type Choice, type CommandRoute } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { say, sayAll, type MessageBody, type Reply } from '../../discord/reply.ts';
import { inSentence } from '../../lib/invisible.ts';
import { escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import { cardBody, pageButtons } from './card.ts';
import type { Listed, OwnCases } from './own-cases.ts';

/** `/cases`: one's own cases by name, or as a list with a menu. */

const perPage = limits.menuOptions;
const longestTyped = 100;

const describe = ({ details: { age, gender }, there }: Listed, { cases: texts }: Texts): string =>
  menuText(texts.listed({ age, gender }, there));

/** One page: the one that is asked for, or the nearest that exists. */
export const listBody = (all: readonly Listed[], asked: number, words: Texts): MessageBody => {
  const { cases: texts } = words;
  const pages = Math.ceil(all.length / perPage);
  const page = Math.min(Math.max(asked, 0), pages - 1);
  const options = all.slice(page * perPage, (page + 1) * perPage).map((one) => ({
    value: one.id,
    label: menuText(one.details.name),
    description: describe(one, words),
  }));
  if (options.length === 0) return { content: texts.none, rows: [] };
  const turning = pageButtons({ page, pages }, words, ({ label, page: to }) =>
    buttons.list.page.make({ label, with: { page: to } }),
  );
  return {
    content: texts.list(all.length),
    rows: [
      [buttons.list.choose.make({ of: 'texts', placeholder: texts.chooseOne, options, with: {} })],
      turning,
    ],
  };
};

const named = (all: readonly Listed[], typed: string): readonly Listed[] => {
  const wanted = typed.trim().toLowerCase();
  return all.filter(({ details }) => details.name.toLowerCase().includes(wanted));
};

const open = async (cases: OwnCases, caller: Caller, typed: string): Promise<Reply> => {
  const { userId, words } = caller;
  const all = await cases.list(userId);
  const found = all.filter(({ id }) => id === typed);
  const fitting = found.length > 0 ? found : named(all, typed);
  const [only, ...others] = fitting;
  const quoted = inSentence(escapeMarkdownWithin(longestTyped, typed));
  if (only === undefined) {
    const { content, rows = [] } = listBody(all, 0, words);
    return say(`${words.cases.unknown(quoted)}\n${content}`, ...rows);
  }
  if (others.length === 0) {
    const kept = await cases.get(userId, only.id);
    return kept === undefined ? say(words.cases.gone) : sayAll([cardBody(kept, caller)]);
  }
  const shown = fitting.slice(0, perPage);
  // Its page buttons would lead to all cases.
  const { rows = [] } = listBody(shown, 0, words);
  return say(words.cases.several(quoted, { found: fitting.length, shown: shown.length }), ...rows);
};

const choiceOf = (one: Listed, words: Texts): Choice => ({
  name: menuText(`${one.details.name} · ${describe(one, words)}`),
  value: one.id,
});

export const casesCommand = (cases: OwnCases): CommandRoute =>
  command({
    name: 'cases',
    description: ({ cases: texts }) => texts.command,
    where: 'guild_and_dm',
    options: {
      case: {
        type: 'string',
        description: ({ cases: texts }: Texts) => texts.option,
        suggest: async ({ userId, words }: Caller, typed: string) =>
          named(await cases.list(userId), typed)
            .slice(0, limits.choices)
            .map((one) => choiceOf(one, words)),
      },
    },
    handle: async (caller, { case: typed }) =>
      typed === undefined
        ? sayAll([listBody(await cases.list(caller.userId), 0, caller.words)])
        : open(cases, caller, typed),
  });
