import type { Job } from '../../machine/record.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say, update, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import { threadName } from './titles.ts';

/** Starting again and ending, both of which ask first. */

const confirmReset = async ({ caller, record: { about } }: Admitted): Promise<Reply> => {
  const { conversation: texts } = caller.words;
  if (about.kind === 'topic') return say(texts.noReset);
  const { startAgain: label } = texts.buttons;
  return say(texts.confirmReset, [
    buttons.confirmStartAgain.make({ label, style: 'danger', with: { conversation: about.id } }),
  ]);
};

const confirmEnd = async ({ caller: { words }, record }: Admitted): Promise<Reply> => {
  const { conversation: texts } = words;
  const about = { conversation: record.about.id };
  return say(texts.confirmEnd(escapeName(threadName(record.about))), [
    buttons.confirmEnd.make({ label: texts.buttons.end, style: 'danger', with: about }),
  ]);
};

const whyNoReset = (
  { caller: { userId, words }, record: { about } }: Admitted,
  failure: ServiceFailure,
): Reply => {
  const { conversation: texts } = words;
  if (failure.kind !== 'needs_link') return say(words.failures.service(failure));
  const isOther = failure.reason === 'other_account';
  if (userId !== about.hostId) return say(`${texts.suspension[isOther ? 'other_account' : 'link']}.`);
  if (isOther) return say(texts.otherAccount());
  throw new ServiceError(failure);
};

export const createEndings = ({ open, here, decide }: Access) => {
  const confirmed =
    (job: Job['kind']) =>
    (admitted: Admitted): Promise<Reply> => {
      const { userId: by, words } = admitted.caller;
      const { ended, resetDone } = words.conversation;
      return decide(admitted, { kind: 'job', job, by }, (outcome) =>
        outcome.kind === 'reset_failed'
          ? whyNoReset(admitted, outcome.failure)
          : update(job === 'end' ? ended : resetDone),
      );
    };
  const routes: readonly ComponentRoute[] = [
    buttons.panel.startAgain.on(open('moderate', confirmReset)),
    buttons.confirmStartAgain.on(open('moderate', confirmed('reset'))),
    buttons.end.on(open('end', confirmEnd)),
    buttons.confirmEnd.on(open('end', confirmed('end'))),
  ];
  return { routes, resetHere: here('moderate', confirmReset), endHere: here('end', confirmEnd) };
};
