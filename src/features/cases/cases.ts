import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Route } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say, update, type Body, type Reply } from '../../discord/reply.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { GuildId, InteractionId, UserId } from '../../lib/ids.ts';
import type { Section, SectionName } from '../../service/section.ts';
import * as buttons from './buttons.ts';
import { cardBody, caseName, whyNotAdded } from './card.ts';
import type { CaseOffer, Details, KeptCase } from './collections.ts';
import type { Begun } from '../forgotten.ts';
import { askForDetails, detailsFrom, typedDetails } from './details.ts';
import { downloadReply } from './download.ts';
import { createEditing, type UnreadEditStore } from './editing.ts';
import type { Judge } from './lines.ts';
import { heavy, onCasesOf } from './on-case.ts';
import type { Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import { bytesIn, copyOf, newCase, partNamed, withDetails, withText } from './kept-case.ts';
import { listRoutes } from './list.ts';
import { offerRoutes } from './offering.ts';
import { createOffers } from './offers.ts';
import { createOwnCases, newId, type Added, type CaseStores, type OwnCases } from './own-cases.ts';
import { openPart } from './parts.ts';
import { createPosting } from './posting.ts';
import { uploadRoutes } from './uploading.ts';
import { versionRoutes } from './versions.ts';
import { askForWishes, createWriting, type Write } from './writing.ts';

interface CasesDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly store: CaseStores & { readonly unreadEdits: UnreadEditStore };
  /** How many bytes the texts of one person's cases may take up. */
  readonly caseSpace: number;
  readonly judge: Judge;
  readonly discord: Pick<DiscordApi, 'post' | 'file'>;
  /** The words in which the bot speaks to everybody in a server. */
  readonly wordsIn: (guild: GuildId) => Promise<Words>;
  readonly now: () => number;
  readonly log: Log;
}

/** A part that has just been composed. */
interface Composed {
  /** The case that it belongs to; the first part makes it. */
  readonly id: string;
  readonly isFirst: boolean;
  readonly details: Details;
  readonly name: SectionName;
  readonly section: Section;
  /** The work on the case. */
  readonly begun: Begun;
}

/** What composing needs of kept cases. Nothing here rejects. */
const createKeeper = (cases: OwnCases, { now, log }: CasesDeps) => ({
  /** Call this when work on a new case begins. */
  begin: (userId: UserId): Begun => cases.begin(userId),
  /** Resolves once the part would survive a power cut, or with what it was not kept for. */
  keep: async ({ userId }: Caller, composed: Composed): Promise<Added | 'failed'> => {
    const { id, isFirst, details, name, section, begun } = composed;
    const at = now();
    try {
      const text = { name, model: details.model, at };
      if (isFirst) {
        const made = withText(newCase({ id, userId, details, at }), { ...text, bytes: bytesIn(section) });
        return await cases.add(made, { [name]: section }, begun);
      }
      const written = await cases.write(userId, id, { ...text, section });
      return typeof written === 'string' ? written : 'kept';
    } catch (error) {
      log.error(errorFacts(error), 'a composed part was not kept');
      return 'failed';
    }
  },
  /** The case as it stands; undefined if it is gone or cannot be read. */
  card: async (caller: Caller, id: string): Promise<Body | undefined> => {
    try {
      const kept = await cases.get(caller.userId, id);
      return kept && cardBody(kept, caller);
    } catch (error) {
      log.error(errorFacts(error), 'a case could not be read');
      return undefined;
    }
  },
});

interface Parts {
  readonly cases: OwnCases;
  readonly write: Write;
  readonly now: () => number;
  readonly log: Log;
}

/** An offer as either side may see it: the other one's id is not theirs to have. */
const shownOffer = ({ from, fromName, kept, at }: CaseOffer, user: UserId): object => ({
  ...(from === user ? { given: true } : { fromName }),
  name: kept.details.name,
  at,
});

const shown = (kept: KeptCase, caller: Caller): Reply => ({ kind: 'update', body: cardBody(kept, caller) });

const cardRoutes = ({ cases, write, now, log }: Parts): readonly Route[] => {
  const { onCase, onPart } = onCasesOf(cases);
  return [
    buttons.card.show.on(onCase(shown)),
    buttons.card.open.on(
      onCase((kept, caller, { values: [part = ''] }) => {
        const name = partNamed(part);
        return name === undefined
          ? shown(kept, caller)
          : openPart(cases, { kept, name, words: caller.words });
      }),
      heavy,
    ),
    buttons.card.write.on(onPart((part, caller) => write(caller, part))),
    buttons.card.details.on(
      onCase((kept, { words }) => ({ kind: 'form', form: askForDetails(kept, words) })),
    ),
    buttons.detailsForm.on(
      async (caller, typed) => {
        const { userId, words } = caller;
        try {
          const changed = await cases.change(userId, typed.kept, (kept) =>
            withDetails(kept, detailsFrom(typed, kept.details), now()),
          );
          return changed === undefined
            ? typedDetails(typed, words.cases.gone, words)
            : shown(changed, caller);
        } catch (error) {
          log.error(errorFacts(error), 'the details of a case were not stored');
          return typedDetails(typed, words.cases.notStored, words);
        }
      },
      { repeatable: true },
    ),
    buttons.card.download.on(
      onCase(async (kept, caller) => downloadReply({ kept, sections: await cases.sections(kept) }, caller)),
      heavy,
    ),
    buttons.card.duplicate.on(
      onCase(async (kept, caller) => {
        const { userId, words } = caller;
        const copy = copyOf(kept, { id: newId(), userId, at: now() });
        const added = await cases.add(copy, await cases.sections(kept), cases.begin(userId));
        if (added !== 'kept') return say(whyNotAdded(added, words));
        const body = cardBody(copy, caller);
        const content = `${words.cases.duplicated(caseName(kept))}\n\n${body.content}`;
        return { kind: 'private', messages: [{ ...body, content }] };
      }),
      heavy,
    ),
    buttons.card.delete.on(
      onCase((kept, { words }) => {
        const { buttons: labels, askDelete } = words.cases;
        const about = { with: { kept: kept.id } };
        return update(askDelete(caseName(kept)), [
          buttons.card.reallyDelete.make({ label: labels.reallyDelete, style: 'danger', ...about }),
          buttons.card.show.make({ label: labels.keep, ...about }),
        ]);
      }),
    ),
    buttons.card.reallyDelete.on(
      onCase(async (kept, { userId, words }) => {
        await cases.delete(userId, kept.id);
        return update(words.cases.deleted(caseName(kept)));
      }),
    ),
  ];
};

const partRoutes = ({ cases, write }: Parts, models: readonly string[]): readonly Route[] => {
  const { onPart } = onCasesOf(cases);
  return [
    buttons.part.open.on(
      onPart((part, { words }) => openPart(cases, { ...part, words })),
      heavy,
    ),
    buttons.part.writeAgain.on(
      onPart((part, { words }) => ({ kind: 'form', form: askForWishes(part, { models, words }) })),
    ),
    buttons.writeAgainForm.on(
      onPart((part, caller, { different, model: [chosen], other }) =>
        write(caller, part, { model: other.trim() || chosen, different: different.trim() }),
      ),
    ),
  ];
};

/** What people have composed, kept for them: `/cases`, the card of a case and all that can be done with it. */
export const createCases = (deps: CasesDeps) => {
  const { service, now, log } = deps;
  const cases = createOwnCases(deps.store, { now, space: deps.caseSpace });
  const offers = createOffers(deps.store, now);
  const write = createWriting({ cases, service, now, log });
  const { unreadEdits: unread } = deps.store;
  const editing = createEditing({ cases, unread, judge: deps.judge, now, log });
  const parts = { cases, write, now, log };
  deps.bus.on('stored', async (user) => [
    { kind: 'cases', records: await cases.list(user) },
    { kind: 'case_texts', records: cases.texts(user) },
    { kind: 'unread_edits', records: editing.unreadOf(user) },
    { kind: 'offers', records: (await offers.of(user)).map((offer) => shownOffer(offer, user)) },
  ]);
  deps.bus.on('forgotten', async ({ userId: user }): Promise<'forgotten'> => {
    await cases.forget(user);
    await editing.forget(user);
    await offers.forget(user);
    return 'forgotten';
  });
  return {
    ...createKeeper(cases, deps),
    routes: [
      ...listRoutes(cases, offers),
      ...offerRoutes({ cases, offers, now }),
      ...cardRoutes(parts),
      ...partRoutes(parts, deps.models),
      ...editing.routes,
      ...versionRoutes(cases, now),
      ...uploadRoutes({ save: editing.save, discord: deps.discord }),
      ...createPosting({ cases, discord: deps.discord, wordsIn: deps.wordsIn }),
    ],
    outcomeOf: async (interaction: InteractionId, words: Words): Promise<Body | undefined> => {
      const kept = await cases.find(interaction);
      return kept && cardBody(kept, { words, place: 'dm' });
    },
  };
};
