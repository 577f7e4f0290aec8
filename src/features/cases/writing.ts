import type { Caller } from '../../discord/interactions/caller.ts';
import {
  keptAs,
  say,
  sayAll,
  type MessageBody,
  type FormData,
  type Progress,
  type Reply,
} from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { showsNothing } from '../../lib/invisible.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Sessions } from '../../service/session.ts';
import type { Texts } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import { writeAgainForm } from './buttons.ts';
import { cardBody, partBody, personIn, shown } from './card.ts';
import { partNames, partsOf, partText, type KeptCase } from './kept-case.ts';
import type { OwnCases } from './own-cases.ts';

/** Has the service write one part of a kept case, with the other parts as they stand. */

interface WritingDeps {
  readonly cases: OwnCases;
  readonly service: Sessions;
  readonly log: Log;
}

interface Order {
  readonly kept: KeptCase;
  readonly name: SectionName;
  /** What should be different, in the author's words; '' if the part is only to be written anew. */
  readonly different: string;
}

/** What is written beside this part; undefined if nothing is. */
const otherParts = ({ kept: { parts }, name }: Order, { compose }: Texts): string | undefined => {
  const others = partNames.flatMap((other) => {
    const part = other === name ? undefined : parts[other];
    const text = part === undefined ? '' : partText(part.section);
    return showsNothing(text) ? [] : [{ title: compose.sectionTitle[other], text }];
  });
  const [only, ...more] = others;
  if (only === undefined) return undefined;
  if (more.length === 0) return only.text;
  return others.map(({ title, text }) => `${title}:\n${text}`).join('\n\n');
};

/** Together with the wish and the earlier text, because the service has no field for these. */
const teachingPointsOf = (
  { kept: { details, parts }, name, different }: Order,
  { cases: texts }: Texts,
): string | undefined => {
  const part = parts[name];
  if (different === '' || part === undefined) return details.teachingPoints;
  const wanted = texts.wanted({ different, earlier: partText(part.section) });
  return [details.teachingPoints, wanted].filter(Boolean).join('\n\n');
};

const compose = async (
  call: ReturnType<Sessions['compose']>,
  order: Order,
  words: Texts,
): Promise<Section> => {
  const { teachingPoints: _points, ...details } = order.kept.details;
  const teachingPoints = teachingPointsOf(order, words);
  const description = { ...details, ...(teachingPoints === undefined ? {} : { teachingPoints }) };
  // The service takes other sections for these two alone.
  if (order.name === 'narrative') return call('narrative', description);
  const otherSections = otherParts(order, words);
  return call(order.name, {
    ...description,
    ...(otherSections === undefined ? {} : { otherSections }),
    packaged: true,
  });
};

/** Characters. */
const longestWish = 1_000;

/** Asks which part is to be written again, and what should be different. */
export const askForWishes = (kept: KeptCase, chosen: string, words: Texts): FormData => {
  const { writeAgainForm: texts } = words.cases;
  const options = partsOf(kept).map((name) => ({
    value: name,
    label: words.compose.sectionTitle[name],
    default: name === chosen,
  }));
  return writeAgainForm.make({
    title: texts.title,
    fields: {
      part: { kind: 'options', label: texts.part, options, required: true },
      different: {
        label: texts.different,
        description: texts.differentHint,
        maxLength: longestWish,
        multiline: true,
      },
    },
    with: { kept: kept.id },
  });
};

const mostMessages = 5;

/** Shows a text that could not be kept, and says why not. */
const textAlone = ({ kept, name }: Order, section: Section, why: string, words: Texts): Reply => {
  const heading = words.compose.heading(words.compose.sectionTitle[name], personIn(kept));
  const [first, ...others]: readonly [MessageBody, ...MessageBody[]] = sectionMessages({
    name,
    section,
    heading,
    mostMessages,
    words,
  });
  return sayAll([first, ...others, { content: why }]);
};

export type Write = (caller: Caller, order: Order, progress: Progress) => Promise<Reply>;

export const createWriting = ({ cases, service, log }: WritingDeps): Write => {
  /** A second press must not have the same part written twice. */
  const running = new Set<string>();

  const stored = async (
    { kept: { userId, id, details }, name }: Order,
    section: Section,
  ): Promise<Awaited<ReturnType<OwnCases['write']>> | 'failed'> => {
    const part = { section, model: details.model, at: clock.wall() };
    try {
      return await cases.write({ userId, id, name, part });
    } catch (error) {
      log.error(errorFacts(error), 'a part of a case was not stored');
      return 'failed';
    }
  };

  const writeNow: Write = async (caller, order, progress) => {
    const { words, userId } = caller;
    const { kept, name } = order;
    const card = cardBody(kept, caller);
    const { steps, keepsGoing } = words.compose;
    await progress(shown(card, `${steps.being_written(name, clock.wall())}\n${keepsGoing}`));
    let section: Section;
    try {
      section = await compose(service.compose({ userId }), order, words);
    } catch (error) {
      // What went wrong is said in a message of its own.
      await progress(shown(card));
      throw error;
    }
    const written = await stored(order, section);
    if (typeof written !== 'string') {
      const note = written.part.earlier === undefined ? words.cases.written : words.cases.writtenAgain;
      const reply = shown(partBody({ name, ...written }, 0, words), note);
      return keptAs(words.cases.undelivered(userId), reply);
    }
    await progress(shown(card));
    return textAlone(order, section, words.cases.notKept[written], words);
  };

  return async (caller, order, progress) => {
    const key = `${order.kept.id}/${order.name}`;
    if (running.has(key)) return say(caller.words.cases.alreadyWriting);
    running.add(key);
    try {
      return await writeNow(caller, order, progress);
    } finally {
      running.delete(key);
    }
  };
};
