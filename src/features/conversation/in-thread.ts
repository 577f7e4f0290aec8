import type { Outcome } from '../../machine/events.ts';
import type { Job } from '../../machine/record.ts';
import { messageCommand } from '../../discord/interactions/route.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say, sayToAll, update, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { escapeName, restIsQuoted } from '../../lib/markdown.ts';
import { refused } from './access.ts';
import type { Access, Admitted } from './access.ts';
import type { Archive } from './archive.ts';
import * as buttons from './buttons.ts';
import type { FairUse } from './fair-use.ts';
import type { WordsOf } from './rendering.ts';
import { threadName } from './titles.ts';

/** What is said and pressed in a conversation's thread, besides the messages there and the status. */

// ---- questions that are not just written: `/say`, `Ask this`, and what a doubt leads to

interface QuestionDeps {
  readonly discord: Pick<DiscordApi, 'member'>;
  readonly fairUse: Pick<FairUse, 'used'>;
  readonly archive: Pick<Archive, 'linesOf'>;
  readonly wordsOf: WordsOf;
}

/** As Discord shows it in a message's menu. */
const askThisName = 'Ask this';

/** The words stand in the thread as the answer to the command; they come back from there as a question. */
const speaking =
  ({ decide }: Access) =>
  (admitted: Admitted, text: string): Promise<Reply> => {
    const { userId: by, roles } = admitted.caller;
    return decide(admitted, { kind: 'say', by, roles, text }, (outcome) =>
      outcome.kind === 'say' ? sayToAll(`${restIsQuoted}${text.trim()}`) : whyNot(outcome, admitted),
    );
  };

const whyNot = (outcome: Outcome, admitted: Admitted): Reply => {
  const { notAskable } = admitted.caller.words.conversation;
  const why = outcome.kind === 'nothing' ? undefined : refused(outcome, admitted);
  return why ?? say(notAskable.waiting);
};

/** In line to be asked, or set aside for now because a limit has been reached. */
const promised = async (
  { caller: { words }, record }: Admitted,
  person: Admitted['caller']['userId'],
  { fairUse }: QuestionDeps,
): Promise<Reply> => {
  const used = await fairUse.used({ person, account: record.about.serviceUser });
  const full = used.filter(({ asked, most }) => asked >= most).map(({ until }) => until);
  return say(full.length === 0 ? words.conversation.asksThis : words.fairUse.waitsUntil(Math.max(...full)));
};

/** Its author or a moderator has a message asked, whatever the bot took it for. */
const askingThis =
  ({ decide }: Access, deps: QuestionDeps) =>
  async (admitted: Admitted): Promise<Reply> => {
    const { caller, record, moderates, threadId } = admitted;
    const { conversation: texts } = caller.words;
    const { target } = caller;
    if (target === undefined || target.channelId !== threadId) return say(texts.notAskable.elsewhere);
    const author = target.interaction?.by ?? target.author.id;
    const isTheirs = author === caller.userId;
    if (!isTheirs && !moderates) return say(texts.onlyAuthor);
    const lines = await deps.archive.linesOf(record.about.id);
    const isAnswered = lines.some((line) => line.kind === 'turn' && line.question === target.id);
    if (isAnswered) return say(texts.notAskable.asked);
    // Discord sends a message in a press without its author's roles.
    const roles = isTheirs ? caller.roles : (await deps.discord.member(record.about.guildId, author))?.roles;
    const message = { ...target, author: { ...target.author, roles: roles ?? [] } };
    const decision = { kind: 'ask_this', by: caller.userId, message } as const;
    return decide(admitted, decision, (outcome) =>
      outcome.kind === 'done' ? promised(admitted, author, deps) : whyNot(outcome, admitted),
    );
  };

/** A question in doubt is decided by its author or a moderator. */
const doubtRoutes = ({ open, decide }: Access, { wordsOf }: QuestionDeps): readonly ComponentRoute[] => {
  const deciding = (kind: 'ask_again' | 'skip_doubt') =>
    open<{ readonly conversation: string; readonly place: string }>('write', async (admitted, { place }) => {
      const { caller, record, moderates } = admitted;
      // Everybody reads what replaces the line, and what the first press has put there stays.
      const { lines } = wordsOf(record).conversation;
      const { decided, onlyAuthor } = caller.words.conversation;
      const doubt = record.inbox.open.find((item) => item.is === 'doubt' && item.place === place);
      if (doubt === undefined) return say(decided);
      if (doubt.by !== caller.userId && !moderates) return say(onlyAuthor);
      return decide(admitted, { kind, by: caller.userId, place }, (outcome) => {
        if (outcome.kind !== 'done') return say(decided);
        return update(kind === 'ask_again' ? lines.askingAgain : lines.skipped);
      });
    });
  return [buttons.askAgain.on(deciding('ask_again')), buttons.skipDoubt.on(deciding('skip_doubt'))];
};

export const createQuestions = (access: Access, deps: QuestionDeps) => {
  const speak = speaking(access);
  const askThis = messageCommand(askThisName, access.here('write', askingThis(access, deps)));
  return {
    routes: [askThis, ...doubtRoutes(access, deps)],
    say: access.here('write', (admitted, { message }: { readonly message: string }) =>
      speak(admitted, message),
    ),
  };
};

// ---- starting again and ending, both of which ask first

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
    buttons.status.end.on(open('end', confirmEnd)),
    buttons.confirmEnd.on(open('end', confirmed('end'))),
  ];
  return { routes, resetHere: here('moderate', confirmReset), endHere: here('end', confirmEnd) };
};
