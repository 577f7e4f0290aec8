import type { Caller } from '../../discord/interactions/caller.ts';
import type { Handler, Meanwhile, Route } from '../../discord/interactions/route.ts';
import { say, update, type Answers, type Reply } from '../../discord/reply.ts';
import type { Log } from '../../lib/log.ts';
import type { SectionName } from '../../service/section.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus, Completion } from '../bus.ts';
import * as buttons from './buttons.ts';
import { cardBody, caseName, partBody, shown, toList } from './card.ts';
import { partNames, type KeptCase } from './kept-case.ts';
import { downloadReply } from './download.ts';
import { keepingFor } from './keeping.ts';
import { casesCommand, listBody } from './list.ts';
import { createOwnCases, type CaseStore } from './own-cases.ts';
import { askWhatToPost, post, type PostingDeps } from './posting.ts';
import { askForWishes, createWriting } from './writing.ts';

interface CasesDeps extends PostingDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  readonly store: { readonly cases: CaseStore };
  readonly log: Log;
}

const heavy = { heavy: true } as const;

/** Undefined if the text, which may come from a custom_id, names no part. */
const partNamed = (text: string): SectionName | undefined => partNames.find((name) => name === text);

/** What people have composed, kept for them: `/cases`, the card of a case and all that can be done with it. */
export const createCases = (deps: CasesDeps) => {
  const { store, bus } = deps;
  const cases = createOwnCases(store.cases);
  const write = createWriting({ ...deps, cases });
  bus.on('stored', (user) => [{ kind: 'cases', records: cases.everything(user) }]);
  bus.on('forgotten', async ({ userId: user }): Promise<Completion> => {
    await cases.forget(user);
    return 'done';
  });

  /** For a case of the caller's own. */
  const onCase =
    <Values extends { readonly kept: string }>(
      act: (kept: KeptCase, caller: Caller, values: Values, meanwhile: Meanwhile) => Answers,
    ): Handler<Values> =>
    async (caller, values, meanwhile) => {
      const kept = await cases.get(caller.userId, values.kept);
      return kept === undefined
        ? update(caller.words.cases.gone, [toList(caller.words)])
        : act(kept, caller, values, meanwhile);
    };

  const showCard = onCase((kept, caller) => shown(cardBody(kept, caller)));

  const shownList = async ({ userId, words }: Caller, asked: number, note?: string): Promise<Reply> =>
    shown(listBody(await cases.list(userId), asked, words), note);

  const shownPart = (
    kept: KeptCase,
    caller: Caller,
    name: string,
    at: { page?: number; note?: string } = {},
  ): Reply => {
    const known = partNamed(name);
    const part = known && kept.parts[known];
    return known === undefined || part === undefined
      ? shown(cardBody(kept, caller))
      : shown(partBody({ kept, name: known, part }, at.page ?? 0, caller.words), at.note);
  };

  const chosen = (which: 'new' | 'earlier') =>
    onCase<{ readonly kept: string; readonly part: string; readonly at: string }>(
      async (kept, caller, { part, at }) => {
        const name = partNamed(part);
        if (name === undefined) return say(caller.words.router.outdated);
        const { userId, words } = caller;
        const after = await cases.choose({ userId, id: kept.id, name, which, at: Number(at) });
        return after === undefined
          ? update(words.cases.gone, [toList(words)])
          : shownPart(after, caller, name);
      },
    );

  const routes: readonly Route[] = [
    casesCommand(cases),
    buttons.list.page.on((caller, { page }) => shownList(caller, Number(page) || 0)),
    buttons.list.choose.on((caller, { values: [kept = ''] }, meanwhile) =>
      showCard(caller, { kept }, meanwhile),
    ),
    buttons.card.show.on(showCard),
    buttons.card.open.on(
      onCase((kept, caller, { values: [part = ''] }) => shownPart(kept, caller, part)),
      heavy,
    ),
    buttons.partPage.on(
      onCase((kept, caller, { part, page }) => shownPart(kept, caller, part, { page: Number(page) || 0 })),
      heavy,
    ),
    buttons.card.write.on(
      onCase((kept, caller, { part }, { progress }) => {
        const name = partNamed(part);
        return name === undefined
          ? say(caller.words.router.outdated)
          : write(caller, { kept, name, different: '' }, progress);
      }),
    ),
    buttons.card.writeAgain.on(
      onCase((kept, { words }, { part }) => ({ kind: 'form', form: askForWishes(kept, part, words) })),
    ),
    buttons.writeAgainForm.on(
      onCase((kept, caller, { part: [part = ''], different }, { progress }) => {
        const name = partNamed(part);
        if (name === undefined) return say(caller.words.router.outdated);
        // A third text would replace one of the two.
        if (kept.parts[name]?.earlier !== undefined)
          return shownPart(kept, caller, name, { note: caller.words.cases.chooseFirst });
        return write(caller, { kept, name, different: different.trim() }, progress);
      }),
    ),
    buttons.card.keepNew.on(chosen('new'), heavy),
    buttons.card.keepEarlier.on(chosen('earlier'), heavy),
    buttons.card.post.on(onCase(askWhatToPost)),
    buttons.postForm.on(onCase((kept, caller, { parts }) => post(kept, caller, { ...deps, parts }))),
    buttons.card.download.on(onCase(downloadReply), heavy),
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
      onCase(async (kept, caller) => {
        await cases.delete(caller.userId, kept.id);
        return shownList(caller, 0, caller.words.cases.deleted(caseName(kept)));
      }),
    ),
  ];
  return {
    keeping: keepingFor({ ...deps, cases }),
    routes,
  };
};
