import type { Caller } from '../../discord/interactions/interaction.ts';
import { limits } from '../../discord/limits.ts';
import {
  say,
  sayAll,
  sayProgress,
  type Body,
  type FormData,
  type Replies,
  type Reply,
} from '../../discord/reply.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Section } from '../../service/section.ts';
import type { Session, Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import { writeAgainForm } from './buttons.ts';
import { cardBody, personIn } from './card.ts';
import { basisOf, standing } from './kept-case.ts';
import type { OfPart } from './on-case.ts';
import type { Sections } from './case-texts.ts';
import type { OwnCases, Rewritten } from './own-cases.ts';
import { otherParts, partText } from './part-text.ts';

/** Has the service write one part of a kept case, with the other parts as they stand. */

interface WritingDeps {
  readonly cases: OwnCases;
  readonly service: Sessions;
  readonly now: () => number;
  readonly log: Log;
}

const mostMessages = 5;

/** What somebody wants of a part that is written again. */
interface Wishes {
  /** The case's own, unless another one is given. */
  readonly model?: string | undefined;
  /** In their words; '' if it is only to be written anew. */
  readonly different?: string;
}

interface Order extends OfPart {
  readonly model: string;
  readonly different: string;
}

/** Together with the wish and the earlier text, because the service has no field for these. */
const teachingPointsOf = (
  { kept: { details }, name, different, sections }: Order & { readonly sections: Sections },
  { cases: texts }: Words,
): string | undefined => {
  const section = sections[name];
  if (different === '' || section === undefined) return details.teachingPoints;
  const wanted = texts.wanted({ different, earlier: partText(section) });
  return [details.teachingPoints, wanted].filter(Boolean).join('\n\n');
};

const compose = async (
  { narrative, vitalSigns, exam }: Session['compose'],
  order: Order & { readonly sections: Sections },
  words: Words,
): Promise<Section> => {
  const { kept, name, model, sections } = order;
  const teachingPoints = teachingPointsOf(order, words);
  const description = {
    ...kept.details,
    model,
    ...(teachingPoints === undefined ? {} : { teachingPoints }),
  };
  // The service takes other sections for these two alone.
  if (name === 'narrative') return narrative(description);
  const otherSections = otherParts(sections, name, words.compose.sectionTitle);
  const call = { ...description, ...(otherSections === undefined ? {} : { otherSections }), packaged: true };
  return name === 'exam' ? exam(call) : vitalSigns(call);
};

/** The text, and below it the card, or why there is none. */
const result = (
  { kept, name }: Order,
  { section, below, words }: { readonly section: Section; readonly below: Body; readonly words: Words },
): Reply => {
  const heading = words.compose.heading(words.compose.sectionTitle[name], personIn(kept));
  const [first, ...others] = sectionMessages({ name, section, heading, mostMessages, words });
  return sayAll([first, ...others, below]);
};

/** Characters. */
const longestWish = 1_000;
const mostModels = limits.menuOptions;

/** Asks what should be different, and which model is to write it; the case's own is chosen beforehand. */
export const askForWishes = (
  { kept, name }: OfPart,
  { models, words }: { readonly models: readonly string[]; readonly words: Words },
): FormData => {
  const { writeAgainForm: texts } = words.cases;
  const { model } = kept.details;
  // A menu takes only so much of a name; what is longer can be typed.
  const listed = models.filter(({ length }) => length <= limits.menuText).slice(0, mostModels);
  const options = listed.map((one) => ({ label: one, value: one, chosen: one === model }));
  return writeAgainForm.make({
    title: texts.title(name),
    fields: {
      different: {
        label: texts.different,
        description: texts.differentHint,
        maxLength: longestWish,
        multiline: true,
      },
      model:
        options.length === 0 ? undefined : { kind: 'options', label: texts.model, options, required: false },
      other: {
        label: texts.other,
        description: texts.otherHint,
        maxLength: limits.menuText,
        value: listed.includes(model) ? undefined : model,
      },
    },
    with: { kept: kept.id, part: name },
  });
};

export type Write = (caller: Caller, part: OfPart, wishes?: Wishes) => Replies;

export const createWriting = ({ cases, service, now, log }: WritingDeps): Write => {
  /** A second press must not have the same part written twice. */
  const running = new Set<string>();

  const stored = async ({ kept, name, model }: Order, section: Section): Promise<Rewritten | 'failed'> => {
    const replaces = standing(kept, name)?.id ?? 0;
    const text = { name, section, model, basis: basisOf(kept), replaces, at: now() };
    try {
      return await cases.write(kept.userId, kept.id, text);
    } catch (error) {
      log.error(errorFacts(error), 'a part of a case was not stored');
      return 'failed';
    }
  };

  async function* writeNow(caller: Caller, order: Order): Replies {
    const { words, userId } = caller;
    const { cases: texts } = words;
    yield sayProgress(words.compose.composing(order.name), texts.notWritten(order.name));
    const sections = await cases.sections(order.kept);
    const section = await compose(service.as({ userId }).compose, { ...order, sections }, words);
    const written = await stored(order, section);
    if (typeof written === 'string')
      return result(order, { section, below: { content: texts.notKept[written] }, words });
    const card = cardBody(written.kept, caller);
    const { before } = written;
    const isBehind = before !== undefined && before.id !== (standing(order.kept, order.name)?.id ?? 0);
    const below = isBehind ? { ...card, content: `${texts.writtenBehind}\n\n${card.content}` } : card;
    return result(order, { section, below, words });
  }

  return async function* write(caller, { kept, name }, { model = kept.details.model, different = '' } = {}) {
    const key = `${kept.id}/${name}`;
    if (running.has(key)) return say(caller.words.cases.alreadyWriting);
    running.add(key);
    try {
      return yield* writeNow(caller, { kept, name, model, different });
    } finally {
      running.delete(key);
    }
  };
};
