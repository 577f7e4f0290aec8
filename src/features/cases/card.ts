import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Body, ButtonData, Row } from '../../discord/reply.ts';
import { inSentence } from '../../lib/invisible.ts';
import { escapeMarkdownWithin, escapeName, escapeSentenceWithin } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { KeptCase } from './collections.ts';
import { partNames, partState } from './kept-case.ts';
import { mostCases, type Added } from './own-cases.ts';

/** The first things that somebody sees of a case: whose it is, how its parts stand, and what can be done about it. */

const longest = { person: 200, model: 100, teachingPoints: 300 };

export const personIn = ({ details: { name, age, gender } }: Pick<KeptCase, 'details'>) => ({
  name: inSentence(escapeMarkdownWithin(longest.person, name)),
  age: inSentence(escapeMarkdownWithin(longest.person, age)),
  gender: inSentence(escapeMarkdownWithin(longest.person, gender)),
});

const textOf = (kept: KeptCase, { cases: texts }: Words): string => {
  const { details, touchedAt } = kept;
  const points = details.teachingPoints;
  return [
    texts.who(personIn(kept)),
    texts.about(escapeMarkdownWithin(longest.model, details.model), touchedAt),
    ...(points === undefined
      ? []
      : [texts.teachingPoints(escapeSentenceWithin(longest.teachingPoints, points))]),
    ...partNames.map((name) => texts.part(name, partState(kept, name))),
    '',
    texts.becomesPatient,
  ].join('\n');
};

/** Missing parts as well, because they can be typed. */
const openMenu = (kept: KeptCase, { cases: texts, compose }: Words): Row => {
  const options = partNames.map((name) => ({
    value: name,
    label: compose.sectionTitle[name],
    ...(kept.parts[name].length > 0 ? {} : { description: texts.missing }),
  }));
  const with_ = { kept: kept.id };
  return [buttons.card.open.make({ of: 'texts', placeholder: texts.openPart, options, with: with_ })];
};

const writeButtons = (kept: KeptCase, { cases: texts }: Words): readonly ButtonData[] =>
  partNames
    .filter((part) => kept.parts[part].length === 0)
    .map((part) =>
      buttons.card.write.make({
        label: texts.writeIt(part),
        style: 'primary',
        with: { kept: kept.id, part },
      }),
    );

/** Who looks at a card, and where. */
type Viewer = Pick<Caller, 'words' | 'place'>;

const firstRow = (kept: KeptCase, { words, place }: Viewer): readonly ButtonData[] => {
  const { buttons: labels } = words.cases;
  const about = { with: { kept: kept.id } };
  const { posting } = kept;
  return [
    buttons.card.details.make({ label: labels.details, ...about }),
    buttons.card.download.make({ label: labels.download, ...about }),
    ...(place === 'dm' ? [] : [buttons.card.post.make({ label: labels.post, ...about })]),
    ...(place === 'dm' || posting === undefined
      ? []
      : [buttons.card.postRest.make({ label: labels.postRest, style: 'primary', ...about })]),
  ];
};

export const cardBody = (kept: KeptCase, viewer: Viewer): Body => {
  const { words } = viewer;
  const { buttons: labels } = words.cases;
  const about = { with: { kept: kept.id } };
  return {
    content: textOf(kept, words),
    rows: [
      openMenu(kept, words),
      writeButtons(kept, words),
      firstRow(kept, viewer),
      [
        ...(viewer.place === 'dm' ? [] : [buttons.card.offer.make({ label: labels.offer, ...about })]),
        buttons.card.duplicate.make({ label: labels.duplicate, ...about }),
        buttons.card.delete.make({ label: labels.delete, style: 'danger', ...about }),
      ],
    ],
  };
};

/** Why a case was not added. */
export const whyNotAdded = (added: Exclude<Added, 'kept'>, { cases: texts }: Words): string => {
  switch (added) {
    case 'full':
      return texts.full(mostCases);
    case 'no_room':
      return texts.noRoom;
    case 'gone':
      return texts.notKept.gone;
  }
};

/** For a sentence about the case. */
export const caseName = ({ details: { name } }: Pick<KeptCase, 'details'>): string => escapeName(name);
