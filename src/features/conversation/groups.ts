import type { Decision, Outcome } from '../../machine/events.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ComponentRoute, Guarded, Handler, Meanwhile } from '../../discord/interactions/route.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, type MessageBody, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { cutText } from '../../lib/cut.ts';
import { days } from '../../lib/fields.ts';
import { DiscordError } from '../../lib/failure.ts';
import { interactionId, type InteractionId, type UserId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import { createOffered } from '../../lib/offered.ts';
import type { Station, StationStore } from '../lesson.ts';
import { isAdmitted, type Access, type Admitted } from './access.ts';
import type { Archive } from './archive.ts';
import * as buttons from './buttons.ts';
import type { Ask } from './needs.ts';
import {
  confirmEndBody,
  longestTold,
  overviewBody,
  resultText,
  tellForm,
  timeBody,
  type Overview,
  type Result,
  type WhatInAll,
} from './groups-body.ts';
import type { GrantedIn, Need } from './rights.ts';
import { endShown, givenTime } from './time-menu.ts';

/** `/manage` in a channel: all of its conversations, and what is done in every one of them. */

interface GroupsDeps {
  readonly archive: Pick<Archive, 'inChannel'>;
  readonly ask: Ask;
  readonly conversations: Pick<Registry, 'byId' | 'view'>;
  readonly granted: Pick<GrantedIn, 'inChannel'>;
  readonly store: { readonly stations: Pick<StationStore, 'get'> };
  /** `/manage` in a thread, and for everybody else. */
  readonly manageHere: Guarded<unknown>;
  /** The panel of a single conversation, in place of what was pressed. */
  readonly showOne: (admitted: Admitted) => Promise<Reply>;
}

/** How many conversations of a channel are looked at. */
const mostLookedAt = 100;
const remembered = days(1);
/** For as long as an interaction's answer can be changed, and so pressed with an effect. */
const panelsKept = { most: 2_000, lasts: 15 * 60_000 };

/** The conversations that a panel showed. After a restart, a press shows them anew. */
interface Shown extends Pick<Caller, 'channelId'> {
  /** Each with the end that its time had. */
  readonly open: ReadonlyMap<string, string>;
  readonly ended: readonly string[];
}

interface InOne {
  readonly need: Need;
  readonly decision: Decision;
  readonly request: InteractionId;
}

/**
 * The place of the press in one of its conversations. What is said about it has to have a nonce of its own in each, because
 * Discord posts nothing of one author's twice under the same nonce, whatever the channel.
 */
const placeIn = (press: InteractionId, index: number): InteractionId =>
  interactionId(String(BigInt(press) + BigInt(index)));

/** Whoever presses here may manage threads, and means all conversations. */
const forAll = { forAll: true, manages: true } as const;

export const createGroups = (access: Access, deps: GroupsDeps) => {
  const { archive, ask, conversations, granted, store } = deps;
  const panels = createOffered<Shown>(panelsKept);

  const mayManage = async (caller: Caller): Promise<boolean> => {
    const { guildId, channelId, place } = caller;
    if (guildId === undefined || (place !== 'text' && place !== 'announcement')) return false;
    const bits = await granted.inChannel(caller, { guildId, channelId });
    return grants(bits, permissions.ViewChannel, permissions.ManageThreads);
  };

  const managing =
    <Values>(handle: Handler<Values>): Handler<Values> =>
    async (caller, values, meanwhile) =>
      (await mayManage(caller)) ? handle(caller, values, meanwhile) : say(caller.words.groups.onlyManagers);

  /** What is open, and what has ended lately, of which this person may see the threads. */
  const look = async (caller: Caller): Promise<Overview> => {
    const since = clock.wall() - remembered;
    const known = (await archive.inChannel(caller)).filter(
      ({ phase, ended }) => phase === 'open' || (ended?.at ?? 0) > since,
    );
    const first = known.toSorted((a, b) => Number(b.phase === 'open') - Number(a.phase === 'open'));
    const seen: Admitted[] = [];
    for (const { about } of first.slice(0, mostLookedAt)) {
      const admitted = await access.admit(caller, about.id, { need: 'see', of: 'any' });
      if (isAdmitted(admitted)) seen.push(admitted);
    }
    const records = seen.map(({ record }) => record);
    const ended = records.filter(({ phase }) => phase === 'ended');
    const debriefs = new Map<string, Station>();
    for (const { about } of ended.filter((one) => one.about.debrief === true)) {
      const station = await store.stations.get(about.id);
      if (station?.debriefMessage !== undefined) debriefs.set(about.id, station);
    }
    return {
      channel: caller.channelId,
      open: records.flatMap(({ about, phase }) =>
        phase === 'open' ? (conversations.view(about.id) ?? []) : [],
      ),
      ended,
      debriefs,
    };
  };

  const draw = (
    caller: Caller,
    overview: Overview,
    { page = 0, above }: { readonly page?: number; readonly above?: string },
  ): MessageBody => {
    const { userId, channelId, interactionId: panel, words } = caller;
    panels.keep(userId, panel, {
      channelId,
      open: new Map(overview.open.map(({ record }) => [record.about.id, endShown(record)])),
      ended: overview.ended.map(({ about }) => about.id),
    });
    return overviewBody(overview, { page, panel, above }, words);
  };
  const redrawn = async (caller: Caller, how: { readonly page?: number; readonly above?: string } = {}) =>
    ({ kind: 'update', body: draw(caller, await look(caller), how) }) as const;

  /** What that panel showed this person here; undefined if it is gone. */
  const shownIn = ({ userId, channelId }: Caller, panel: string): Shown | undefined => {
    const shown = panels.find(userId, panel);
    return shown?.channelId === channelId ? shown : undefined;
  };
  /** Those of them that are still open. */
  const openIn = (caller: Caller, panel: string): readonly Conversation[] =>
    [...(shownIn(caller, panel)?.open.keys() ?? [])]
      .flatMap((id) => conversations.byId(id) ?? [])
      .filter(({ phase }) => phase === 'open');
  const outdated = (caller: Caller): Promise<Reply> =>
    redrawn(caller, { above: caller.words.groups.outdated });

  const resultOf = (outcome: Outcome | undefined): Result => {
    switch (outcome?.kind) {
      case undefined:
        return 'later';
      case 'done':
      case 'time_up':
      case 'over':
      case 'lost':
        return outcome.kind;
      default:
        return 'already';
    }
  };

  /** The same decision as the press in the conversation's own panel, by the rights that somebody has there now. */
  const inOne = async (caller: Caller, id: string, { need, decision, request }: InOne): Promise<Result> => {
    try {
      const admitted = await access.admit(caller, id, { need, of: 'open' });
      if (isAdmitted(admitted)) return resultOf(await ask({ interactionId: request }, id, decision));
      return conversations.byId(id)?.phase === 'open' ? 'refused' : 'over';
    } catch (error) {
      if (error instanceof DiscordError) return 'unreachable';
      throw error;
    }
  };

  const inAll = async (
    caller: Caller,
    panel: string,
    { what, decisionOf }: { readonly what: WhatInAll; readonly decisionOf: (end: string) => Decision },
  ): Promise<Reply> => {
    const open = shownIn(caller, panel)?.open;
    if (open === undefined) return outdated(caller);
    const need = what === 'end' ? 'end' : 'moderate';
    const results = await Promise.all(
      [...open].map(([id, end], index) => {
        const request = placeIn(caller.interactionId, index);
        return inOne(caller, id, { need, decision: decisionOf(end), request });
      }),
    );
    const overview = await look(caller);
    const begun = overview.open.filter(({ record }) => !open.has(record.about.id)).length;
    const above = resultText(what, { results, begun }, caller.words);
    return { kind: 'update', body: draw(caller, overview, { above }) };
  };

  const confirmEnd = async (caller: Caller, panel: string): Promise<Reply> => {
    const open = openIn(caller, panel);
    if (open.length === 0) return outdated(caller);
    return { kind: 'update', body: confirmEndBody(open.length, panel, caller.words) };
  };

  const openOne = async (caller: Caller, id: string): Promise<Reply> => {
    const admitted = await access.admit(caller, id, { need: 'moderate', of: 'open' });
    if (isAdmitted(admitted)) return deps.showOne(admitted);
    const [{ content }] = admitted.kind === 'private' ? admitted.messages : [{ content: undefined }];
    return redrawn(caller, content === undefined ? {} : { above: content });
  };

  const press = (what: WhatInAll, decisionOf: (by: UserId) => Decision) =>
    managing<{ readonly panel: string }>((caller, { panel }) =>
      inAll(caller, panel, { what, decisionOf: () => decisionOf(caller.userId) }),
    );

  const { groups } = buttons;
  const routes: readonly ComponentRoute[] = [
    groups.show.on(managing((caller, { page }) => redrawn(caller, { page: Number(page) }))),
    groups.pause.on(press('pause', (by) => ({ kind: 'pause', by, ...forAll }))),
    groups.resume.on(press('resume', (by) => ({ kind: 'resume', by, ...forAll }))),
    groups.time.on(
      managing((caller, { panel }) => {
        const open = openIn(caller, panel);
        if (open.length === 0) return outdated(caller);
        return { kind: 'update', body: timeBody(open, panel, caller.words) };
      }),
    ),
    groups.setTime.on(
      managing((caller, { panel, values: [value] }) => {
        const give = givenTime(value, openIn(caller, panel));
        if (give === undefined) return outdated(caller);
        const { userId: by } = caller;
        const decisionOf = (on: string): Decision => ({ kind: 'set_time', by, ...forAll, on, give });
        return inAll(caller, panel, { what: 'time', decisionOf });
      }),
    ),
    groups.who.on(
      managing((caller, { panel, values: [value] }) => {
        const terms =
          value === 'everyone' ? ({ who: value } as const) : ({ who: 'hands', order: 'in_order' } as const);
        const decisionOf = (): Decision => ({ kind: 'terms', by: caller.userId, ...forAll, ...terms });
        return inAll(caller, panel, { what: 'who', decisionOf });
      }),
    ),
    groups.tell.on(
      managing((caller, { panel }) =>
        shownIn(caller, panel) === undefined
          ? outdated(caller)
          : { kind: 'form', form: tellForm(panel, caller.words) },
      ),
    ),
    groups.tellForm.on(
      managing((caller, { panel, words }) => {
        const text = cutText(shownLine(words), { longest: longestTold });
        if (text === '') return redrawn(caller);
        if (shownIn(caller, panel) === undefined)
          return redrawn(caller, { above: caller.words.groups.tell.untold(text) });
        const decision = { kind: 'tell', by: caller.userId, text } as const;
        return inAll(caller, panel, { what: 'tell', decisionOf: () => decision });
      }),
    ),
    groups.end.on(managing((caller, { panel }) => confirmEnd(caller, panel))),
    groups.confirmEnd.on(press('end', (by) => ({ kind: 'job', job: 'end', by }))),
    groups.one.on(managing((caller, { values: [id = ''] }) => openOne(caller, id))),
  ];

  const manage: Guarded<unknown> = {
    needs: deps.manageHere.needs,
    handle: async (caller, values, meanwhile) => {
      const overview = (await mayManage(caller)) ? await look(caller) : undefined;
      return overview === undefined || overview.open.length + overview.ended.length === 0
        ? deps.manageHere.handle(caller, values, meanwhile)
        : { kind: 'private', messages: [draw(caller, overview, {})] };
    },
  };
  /** The route of **Transcripts**: `give` gets those that the panel showed, the open ones first. */
  const onTranscripts = (
    give: (caller: Caller, ids: readonly string[], meanwhile: Meanwhile) => Promise<Reply>,
  ): ComponentRoute =>
    groups.transcripts.on(
      managing((caller, { panel }, meanwhile) => {
        const shown = shownIn(caller, panel);
        return shown === undefined
          ? outdated(caller)
          : give(caller, [...shown.open.keys(), ...shown.ended], meanwhile);
      }),
      { heavy: true },
    );

  return { routes, manage, onTranscripts };
};
