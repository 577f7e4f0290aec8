import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { menuText, type MenuOption } from '../../discord/menu.ts';
import { say, update, type Reply } from '../../discord/reply.ts';
import { shownText } from '../../lib/invisible.ts';
import type { Section } from '../../service/section.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { Version } from './collections.ts';
import { broughtBack, partNamed } from './kept-case.ts';
import { heavy, onCasesOf, type OfPart } from './on-case.ts';
import type { OwnCases } from './own-cases.ts';
import { partText } from './part-text.ts';
import { openPart, textReply } from './parts.ts';

/** The earlier versions of a part: each can be read and brought back. */

const optionOf = (
  { id, by, model, at }: Version,
  section: Section | undefined,
  { cases: texts }: Words,
): MenuOption => {
  const beginning = shownText(
    (section === undefined ? '' : partText(section)).slice(0, 2 * limits.menuText).replace(/\s+/g, ' '),
  );
  return {
    value: String(id),
    label: menuText(`${texts.version(by, model)}, ${texts.versionAt(at)}`),
    ...(beginning === '' ? {} : { description: menuText(beginning) }),
  };
};

const listReply = async (cases: OwnCases, { kept, name }: OfPart, words: Words): Promise<Reply> => {
  const { cases: texts } = words;
  const about = { kept: kept.id, part: name };
  const back = buttons.part.open.make({ label: texts.buttons.part, with: about });
  const [, ...earlier] = kept.parts[name];
  if (earlier.length === 0) return say(texts.noVersions(name), [back]);
  const options: MenuOption[] = [];
  for (const version of earlier) options.push(optionOf(version, await cases.text(kept, version), words));
  const menu = buttons.part.version.make({
    of: 'texts',
    placeholder: texts.chooseVersion,
    options,
    with: about,
  });
  return say(texts.versions(name), [menu], [back]);
};

const versionReply = (
  { kept, name }: OfPart,
  { version, section }: { readonly version: Version; readonly section: Section },
  words: Words,
): Reply => {
  const { buttons: labels, versionShown } = words.cases;
  const about = { kept: kept.id, part: name };
  const bringBack = buttons.part.bringBack.make({
    label: labels.bringBack,
    style: 'primary',
    with: { ...about, version: String(version.id) },
  });
  const list = buttons.part.versions.make({ label: labels.versions, with: about });
  const note = versionShown(version.at);
  return textReply({ kept, name, words }, { section, note, rows: [[bringBack, list]] });
};

export const versionRoutes = (cases: OwnCases, now: () => number): readonly ComponentRoute[] => {
  const { onPart } = onCasesOf(cases);
  return [
    buttons.part.versions.on(
      onPart((part, { words }) => listReply(cases, part, words)),
      heavy,
    ),
    buttons.part.version.on(
      onPart(async (part, { words }, { values: [id] }) => {
        const version = part.kept.parts[part.name].find((one) => String(one.id) === id);
        const section = version === undefined ? undefined : await cases.text(part.kept, version);
        return version === undefined || section === undefined
          ? update(words.cases.versionGone)
          : versionReply(part, { version, section }, words);
      }),
      heavy,
    ),
    buttons.part.bringBack.on(async (caller, { kept: id, part, version }) => {
      const { userId, words } = caller;
      const name = partNamed(part);
      if (name === undefined) return say(words.router.outdated);
      let isThere = false;
      const changed = await cases.change(userId, id, (kept) => {
        isThere = kept.parts[name].some((one) => String(one.id) === version);
        return broughtBack(kept, { name, version: Number(version), at: now() });
      });
      if (changed === undefined) return say(words.cases.gone);
      if (!isThere) return update(words.cases.versionGone);
      return openPart(cases, { kept: changed, name, words }, words.cases.broughtBack);
    }, heavy),
  ];
};
