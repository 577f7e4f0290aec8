import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { lineInMenu } from '../../discord/menu.ts';
import { say, update, type FormData, type Reply, type Row } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import { cardBody, caseName, personIn, whyNotAdded } from './card.ts';
import type { CaseOffer, KeptCase } from './collections.ts';
import { onCasesOf } from './on-case.ts';
import type { OwnCases } from './own-cases.ts';
import type { Offers } from './offers.ts';

/** Offering a copy of a case to somebody, who takes or declines it in `/cases`. */

const points = 'teaching_points';

const askWhom = (kept: KeptCase, { cases: { offering: texts } }: Words): FormData =>
  buttons.offerForm.make({
    title: texts.title,
    fields: {
      person: { kind: 'people', label: texts.person, description: texts.personHint, required: true },
      extras:
        kept.details.teachingPoints === undefined
          ? undefined
          : { kind: 'boxes', label: texts.extras, options: [{ value: points, label: texts.points }] },
    },
    with: { kept: kept.id },
  });

/** What stands below the list of one's own cases while copies are waiting. */
export const offersRow = (
  waiting: readonly CaseOffer[],
  { cases: { offering: texts } }: Words,
): readonly Row[] => {
  const options = waiting.slice(0, limits.menuOptions).map(({ id, fromName, kept }) => ({
    value: id,
    label: lineInMenu(kept.details.name),
    description: lineInMenu(texts.from(fromName)),
  }));
  if (options.length === 0) return [];
  return [
    [buttons.list.offer.make({ of: 'texts', placeholder: texts.waiting(waiting.length), options, with: {} })],
  ];
};

const offerReply = ({ id, fromName, kept }: CaseOffer, { cases: texts }: Words): Reply => {
  const { offering, who } = texts;
  const about = { with: { offer: id } };
  const withPoints = kept.details.teachingPoints !== undefined;
  return update(offering.offered(who(personIn(kept)), escapeName(fromName), withPoints), [
    buttons.offer.take.make({ label: offering.take, style: 'success', ...about }),
    buttons.offer.decline.make({ label: offering.decline, ...about }),
  ]);
};

interface OfferingDeps {
  readonly cases: OwnCases;
  readonly offers: Offers;
  readonly now: () => number;
}

const offer = async (
  caller: Caller,
  { cases, offers }: OfferingDeps,
  given: {
    readonly kept: string;
    readonly to: { readonly id: CaseOffer['to']; readonly isBot: boolean } | undefined;
    readonly withTeachingPoints: boolean;
  },
): Promise<Reply> => {
  const { userId, displayName, words } = caller;
  const { offering: texts, gone, noRoom } = words.cases;
  const { to, withTeachingPoints } = given;
  if (to === undefined || to.isBot) return say(texts.noPerson);
  if (to.id === userId) return say(texts.yourself);
  const kept = await cases.get(userId, given.kept);
  if (kept === undefined) return say(gone);
  const from = { from: userId, fromName: displayName };
  const isOffered = await cases.offering(kept, async (sections) =>
    offers.add({ kept, sections, ...from, to: to.id, withTeachingPoints }),
  );
  if (isOffered === undefined) return say(noRoom);
  return say(isOffered ? texts.done(caseName(kept), to.id) : texts.tooMany(to.id));
};

const take = async (caller: Caller, { cases, offers, now }: OfferingDeps, id: string): Promise<Reply> => {
  const { userId, words } = caller;
  const { offering: texts } = words.cases;
  const found = await offers.get(userId, id);
  if (found === undefined) return update(texts.over);
  const kept = { ...found.kept, touchedAt: now() };
  // A case of that id is there if the process ended in between.
  const isTaken = (await cases.get(userId, kept.id)) !== undefined;
  if (!isTaken) {
    const added = await cases.add(kept, await offers.sections(found), cases.begin(userId));
    if (added !== 'kept') return say(whyNotAdded(added, words));
  }
  await offers.delete(id);
  const body = cardBody(kept, caller);
  return { kind: 'update', body: { ...body, content: `${texts.taken}\n\n${body.content}` } };
};

export const offerRoutes = (deps: OfferingDeps): readonly ComponentRoute[] => {
  const { cases, offers } = deps;
  const { onCase } = onCasesOf(cases);
  return [
    buttons.card.offer.on(
      onCase((kept, { guildId, words }) =>
        guildId === undefined
          ? say(words.cases.offering.notInDm)
          : { kind: 'form', form: askWhom(kept, words) },
      ),
    ),
    buttons.offerForm.on((caller, { kept, person: [to], extras }) =>
      offer(caller, deps, { kept, to, withTeachingPoints: extras.includes(points) }),
    ),
    buttons.list.offer.on(async ({ userId, words }, { values: [id = ''] }) => {
      const found = await offers.get(userId, id);
      return found === undefined ? update(words.cases.offering.over) : offerReply(found, words);
    }),
    buttons.offer.take.on((caller, { offer: id }) => take(caller, deps, id)),
    buttons.offer.decline.on(async ({ userId, words }, { offer: id }) => {
      const found = await offers.get(userId, id);
      if (found !== undefined) await offers.delete(id);
      return update(found === undefined ? words.cases.offering.over : words.cases.offering.declined);
    }),
  ];
};
