import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, sayAll, type Replies } from '../../discord/reply.ts';
import type { Description } from '../../service/compose.ts';
import { createKeptRun } from './kept-run.ts';
import type { Cases } from './ports.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { headingOf } from './description.ts';
import { sectionMessages } from '../showing/section-messages.ts';

const mostMessages = 5;

interface Order {
  readonly caller: Caller;
  readonly name: SectionName;
  readonly description: Description;
  readonly call: () => Promise<Section>;
  readonly cases: Cases;
}

/** Composes one section on its own. Throws a ServiceError, because there is no earlier work to lose. */
export async function* composeSection({ caller, name, description, call, cases }: Order): Replies {
  const { words } = caller;
  const { compose: texts } = words;
  const kept = createKeptRun(cases, { caller, details: description });
  yield say(texts.composing(name));
  const section = await call();
  await kept.keepWritten({ written: new Map([[name, section]]) });
  const card = await kept.ending();
  const heading = headingOf({ what: texts.sectionTitle[name], description, words });
  const [first, ...others] = sectionMessages({
    name,
    section,
    heading,
    // The card says so too, and how it becomes one.
    ...(kept.isKept() ? {} : { footer: texts.notAPatient }),
    mostMessages,
    words,
  });
  return sayAll([first, ...others, ...card]);
}
