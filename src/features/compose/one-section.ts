import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, sayAll, type Reply } from '../../discord/reply.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { headingOf } from './description.ts';
import { sectionMessages } from './result.ts';

const mostMessages = 5;

interface Order {
  readonly caller: Caller;
  readonly name: SectionName;
  readonly description: Description;
  readonly call: () => Promise<Section>;
}

/** Composes one section on its own. Throws a ServiceError, because there is no earlier work to lose. */
export async function* composeSection({
  caller,
  name,
  description,
  call,
}: Order): AsyncGenerator<Reply, Reply, undefined> {
  const { words } = caller;
  const { compose: texts } = words;
  yield say(texts.composing(name));
  const section = await call();
  const heading = headingOf({ what: texts.sectionTitle[name], description, words });
  return sayAll(sectionMessages({ name, section, heading, footer: texts.notAPatient, mostMessages, words }));
}
