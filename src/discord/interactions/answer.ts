import { failedAs } from '../../lib/failure.ts';
import type { MessageId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { splitText } from '../../lib/split.ts';
import type { Texts } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import type { MessageBody, Reply } from '../reply.ts';
import { original } from './requests.ts';
import type { AnswerKind, InteractionRequests } from './requests.ts';

/**
 * Milliseconds a handler has for a first answer before Discord is told to wait: one request fewer if it is quick, and
 * well within Discord's three seconds even when two hundred come at once.
 */
const patience = 300;

/** Defers the answer unless it is given soon. The returned function stops this, once a deferral in progress has ended. */
export const deferUnlessSoon = (answer: InteractionAnswer, log: Log): (() => Promise<void>) => {
  let deferring: Promise<void> | undefined;
  const timer = setTimeout(() => {
    deferring = answer.defer().catch((error: unknown) => {
      // The answer itself may still get through.
      log.warn(errorFacts(error), 'deferral failed');
    });
  }, patience);
  return async () => {
    clearTimeout(timer);
    await deferring;
  };
};

type Bodies = readonly [MessageBody, ...MessageBody[]];

/** More messages than this are a nuisance to scroll through, so a file is sent instead. */
const mostParts = 5;

/**
 * Splits a body whose text is too long for one message; buttons, files and pictures stay with the last part. A very
 * long text goes into a file as a whole.
 */
const fitBody = (body: MessageBody, words: Texts['router']): Bodies => {
  const [first = '', ...others] = splitText(body.content, limits.content);
  if (others.length === 0) return [body];
  if (others.length < mostParts)
    return [
      { content: first },
      ...others.map((content, index) => (index < others.length - 1 ? { content } : { ...body, content })),
    ];
  const kept = (body.uploads ?? []).slice(0, limits.filesInMessage - 1);
  const whole = { name: 'answer.md', data: body.content };
  return [{ ...body, content: words.attached, uploads: [...kept, whole] }];
};

/** The same for several bodies in a row. */
const fitBodies = ([first, ...others]: Bodies, words: Texts['router']): Bodies => [
  ...fitBody(first, words),
  ...others.flatMap((body) => fitBody(body, words)),
];

interface AnswerParts {
  readonly requests: InteractionRequests;
  /** How an answer is deferred: a button's replaces its message, a command's is a new private one. */
  readonly kind: AnswerKind;
  /** For what to say when a reply itself can't be shown. */
  readonly words: Texts;
}

/**
 * The answers to one interaction, each replacing the one before. Owns what Discord has been told so far: which first
 * answer was given, and which messages are shown.
 */
export class InteractionAnswer {
  readonly #requests: InteractionRequests;
  readonly #kind: AnswerKind;
  readonly #words: Texts['router'];
  /** `lost`: Discord no longer accepts an answer to this interaction. */
  #standing: 'open' | AnswerKind | 'lost' = 'open';
  /** Undefined where the response to a message was lost. */
  #shown: (MessageId | typeof original | undefined)[] = [];
  #unsaid: readonly MessageBody[] = [];
  /** The deferral is sent by a timer: it must not run between the requests of a reply. */
  readonly #queue = new Queue();

  constructor({ requests, kind, words }: AnswerParts) {
    this.#requests = requests;
    this.#kind = kind;
    this.#words = words.router;
  }

  /** What was not shown for certain, or could not be because the interaction was over. */
  get unsaid(): readonly MessageBody[] {
    return this.#unsaid;
  }

  /** Tells Discord that the answer takes a while, unless one has been given. Throws a DiscordError. */
  defer(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#standing === 'open') await this.#first(this.#kind, () => this.#requests.defer(this.#kind));
    });
  }

  /** Shows progress in place of the reply before. Throws a DiscordError if it is not shown: a later reply may be. */
  show(reply: Reply): Promise<void> {
    return this.#queue.run(() => this.#show(reply));
  }

  /**
   * Shows the last reply in place of the one before; see `unsaid` for what Discord no longer takes. Throws a
   * DiscordError if Discord refuses its content.
   */
  give(reply: Reply): Promise<void> {
    return this.#queue.run(async () => {
      try {
        await this.#show(reply);
      } catch (error) {
        if (!failedAs(error, 'unknown_interaction', 'unreachable', 'failing')) throw error;
        this.#standing = 'lost';
        await this.#show(reply);
      }
    });
  }

  /** Discord refuses even to be told why it has refused the reply: this is `unsaid` then. */
  giveUp(reply: Reply): Promise<void> {
    return this.#queue.run(async () => {
      this.#standing = 'lost';
      await this.#show(reply);
    });
  }

  get #isLost(): boolean {
    return this.#standing === 'lost';
  }

  /**
   * Gives the first answer; false if Discord did not take this one. 40060 means that an earlier attempt arrived after
   * all, although its response was lost.
   */
  async #first(standing: AnswerKind, send: () => Promise<void>): Promise<boolean> {
    try {
      await send();
      this.#standing = standing;
      return true;
    } catch (error) {
      if (failedAs(error, 'already_acknowledged')) this.#standing = standing;
      else if (failedAs(error, 'unknown_interaction')) this.#standing = 'lost';
      else throw error;
      return false;
    }
  }

  /** The first answer with content. A file may take longer than Discord waits, so it has to follow a deferral. */
  async #firstWith(kind: AnswerKind, body: MessageBody): Promise<boolean> {
    if (this.#standing !== 'open') return false;
    if ((body.uploads ?? []).length === 0) return this.#first(kind, () => this.#requests.answer(kind, body));
    await this.#first(kind, () => this.#requests.defer(kind));
    return false;
  }

  /** What can only be the first answer, after which further replies are new private messages. */
  async #firstOrNever(send: () => Promise<void>, tooLate: string): Promise<void> {
    if (this.#standing === 'open') {
      await this.#first('update', send);
      if (!this.#isLost) return;
    }
    await this.#showPrivately([{ content: tooLate }]);
  }

  async #show(reply: Reply): Promise<void> {
    this.#unsaid = [];
    switch (reply.kind) {
      case 'private':
        return this.#showPrivately(fitBodies(reply.messages, this.#words));
      case 'update':
        return this.#kind === 'update'
          ? this.#showUpdate(reply.body)
          : this.#showPrivately(fitBody(reply.body, this.#words));
      case 'form':
        return this.#firstOrNever(() => this.#requests.showForm(reply.form), this.#words.formTooLate);
      case 'public':
        // A deferred answer would arrive empty.
        return this.#firstOrNever(() => this.#requests.answerAll(reply.body), this.#words.publicTooLate);
      case 'done':
        return this.#showNothing();
    }
  }

  async #showPrivately(bodies: Bodies): Promise<void> {
    const isFirstShown = await this.#firstWith('private', bodies[0]);
    if (this.#isLost) {
      this.#unsaid = bodies;
      return;
    }
    this.#countDeferral();
    const lost: MessageBody[] = [];
    for (const [index, body] of bodies.entries()) {
      if (index === 0 && isFirstShown) continue;
      try {
        this.#shown[index] = await this.#place(this.#shown[index], body);
      } catch (error) {
        if (index === 0 || !failedAs(error, 'unreachable', 'failing')) throw error;
        lost.push(body);
      }
    }
    this.#unsaid = lost;
    await this.#takeAwayFrom(bodies.length);
  }

  /** A private deferral already is a message, only an empty one. */
  #countDeferral(): void {
    if (this.#standing === 'private' && this.#shown.length === 0) this.#shown = [original];
  }

  async #place(
    where: MessageId | typeof original | undefined,
    body: MessageBody,
  ): Promise<MessageId | typeof original> {
    if (where === undefined) return this.#requests.follow(body);
    try {
      await this.#requests.edit(where, body);
      return where;
    } catch (error) {
      // The person has dismissed it in the meantime.
      if (!failedAs(error, 'unknown_message')) throw error;
      return this.#requests.follow(body);
    }
  }

  async #showUpdate(body: MessageBody): Promise<void> {
    const [first, ...rest] = fitBody(body, this.#words);
    if (rest.length > 0 || this.#standing === 'private' || this.#isLost)
      return this.#showPrivately([first, ...rest]);
    try {
      const isShown = await this.#firstWith('update', first);
      if (this.#isLost) return await this.#showPrivately([first]);
      if (!isShown) await this.#requests.edit(original, first);
    } catch (error) {
      // The message whose button was pressed is gone.
      if (!failedAs(error, 'unknown_message')) throw error;
      await this.#showPrivately([first]);
    }
    return undefined;
  }

  async #showNothing(): Promise<void> {
    if (this.#standing === 'open') {
      if (this.#kind === 'private') return this.#showPrivately([{ content: this.#words.done }]);
      await this.#first('update', () => this.#requests.defer('update'));
    }
    this.#countDeferral();
    return this.#takeAwayFrom(0);
  }

  async #takeAwayFrom(index: number): Promise<void> {
    for (const message of this.#shown.splice(index)) {
      if (message === undefined) continue;
      try {
        await this.#requests.remove(message);
      } catch (error) {
        if (!failedAs(error, 'unknown_message')) throw error;
      }
    }
  }
}
