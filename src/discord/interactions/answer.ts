import { DiscordError } from '../../lib/failure.ts';
import type { MessageId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import type { Body, FormData, Reply } from '../reply.ts';
import { original } from './requests.ts';
import type { AnswerKind, InteractionRequests } from './requests.ts';

/**
 * Milliseconds a handler has for a first answer before Discord is told to wait: one request fewer if it is quick, and
 * well within Discord's three seconds even when two hundred come at once.
 */
const patience = 300;

/** Defers the answer unless it is given soon. The returned function stops this, once a deferral in progress has ended. */
export const deferUnlessSoon = (answer: Answer, log: Log): (() => Promise<void>) => {
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

type Bodies = readonly [Body, ...Body[]];

/** More messages than this are a nuisance to scroll through, so a file is sent instead. */
const mostParts = 5;

/**
 * Splits a body whose text is too long for one message; buttons, files and pictures stay with the last part. A very
 * long text goes into a file as a whole.
 */
const fitBody = (body: Body, words: Words['router']): Bodies => {
  if (body.content.length <= limits.content) return [body];
  const parts = splitText(body.content, limits.content);
  const last = parts.pop();
  if (last === undefined || parts.length >= mostParts)
    return [
      {
        ...body,
        content: words.attached,
        uploads: [
          ...(body.uploads ?? []).slice(0, limits.filesInMessage - 1),
          { name: 'answer.md', data: body.content },
        ],
      },
    ];
  const [head, ...rest] = [...parts.map((content): Body => ({ content })), { ...body, content: last }];
  return head === undefined ? [body] : [head, ...rest];
};

/** The same for several bodies in a row. */
const fitBodies = ([first, ...others]: Bodies, words: Words['router']): Bodies => {
  const [head, ...rest] = fitBody(first, words);
  return [head, ...rest, ...others.flatMap((body) => fitBody(body, words))];
};

const isFailure = (error: unknown, kind: DiscordError['failure']['kind']): boolean =>
  error instanceof DiscordError && error.failure.kind === kind;

interface AnswerParts {
  readonly requests: InteractionRequests;
  /** How an answer is deferred: a button's replaces its message, a command's is a new private one. */
  readonly kind: AnswerKind;
  /** For what to say when a reply itself can't be shown. */
  readonly words: Words;
}

/**
 * The answers to one interaction, each replacing the one before. Owns what Discord has been told so far: which first
 * answer was given, and which messages are shown.
 */
export class Answer {
  readonly #requests: InteractionRequests;
  readonly #kind: AnswerKind;
  readonly #words: Words['router'];
  /** `lost`: Discord no longer accepts an answer to this interaction. */
  #standing: 'open' | AnswerKind | 'lost' = 'open';
  #shown: (MessageId | typeof original)[] = [];
  #unsaid: Bodies | undefined;
  /** The deferral is sent by a timer: it must not run between the requests of a reply. */
  readonly #queue = new Queue();

  constructor({ requests, kind, words }: AnswerParts) {
    this.#requests = requests;
    this.#kind = kind;
    this.#words = words.router;
  }

  /** What could not be shown because the interaction was over; undefined if everything was shown. */
  get unsaid(): Bodies | undefined {
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
        const isOver = isFailure(error, 'unknown_interaction') || isFailure(error, 'unreachable');
        if (!isOver && !isFailure(error, 'failing')) throw error;
        this.#standing = 'lost';
        await this.#show(reply);
      }
    });
  }

  /** The first answer. 40060 means that an earlier attempt arrived after all, although its response was lost. */
  async #first(standing: AnswerKind, send: () => Promise<void>): Promise<'given' | 'given_before' | 'lost'> {
    try {
      await send();
      this.#standing = standing;
      return 'given';
    } catch (error) {
      if (isFailure(error, 'already_acknowledged')) {
        this.#standing = standing;
        return 'given_before';
      }
      if (!isFailure(error, 'unknown_interaction')) throw error;
      this.#standing = 'lost';
      return 'lost';
    }
  }

  /** The first answer with content. A file may take longer than Discord waits, so it has to follow a deferral. */
  async #firstWith(kind: AnswerKind, body: Body): Promise<'shown' | 'not_yet' | 'lost'> {
    const hasFiles = (body.uploads ?? []).length > 0;
    const given = await this.#first(kind, () =>
      hasFiles ? this.#requests.defer(kind) : this.#requests.answer(kind, body),
    );
    if (given === 'lost') return 'lost';
    return given === 'given' && !hasFiles ? 'shown' : 'not_yet';
  }

  async #show(reply: Reply): Promise<void> {
    switch (reply.kind) {
      case 'private':
        return this.#showPrivately(fitBodies(reply.messages, this.#words));
      case 'update':
        return this.#kind === 'update'
          ? this.#showUpdate(reply.body)
          : this.#showPrivately(fitBody(reply.body, this.#words));
      case 'form':
        return this.#showForm(reply.form);
      case 'public':
        return this.#showToAll(reply.body);
      case 'done':
        return this.#showNothing();
    }
  }

  async #showPrivately(bodies: Bodies): Promise<void> {
    if (this.#standing === 'open') {
      const first = await this.#firstWith('private', bodies[0]);
      if (first === 'shown') {
        this.#shown = [original];
        return this.#showFrom(1, bodies);
      }
    }
    if (this.#standing === 'lost') {
      this.#unsaid = bodies;
      return undefined;
    }
    // A private deferral already is a message, only an empty one.
    if (this.#standing === 'private' && this.#shown.length === 0) this.#shown = [original];
    return this.#showFrom(0, bodies);
  }

  async #showFrom(start: number, bodies: Bodies): Promise<void> {
    for (const [index, body] of bodies.entries()) {
      if (index >= start) this.#shown[index] = await this.#place(this.#shown[index], body);
    }
    for (const superfluous of this.#shown.splice(bodies.length)) await this.#takeAway(superfluous);
  }

  async #place(
    where: MessageId | typeof original | undefined,
    body: Body,
  ): Promise<MessageId | typeof original> {
    if (where === undefined) return this.#requests.follow(body);
    try {
      await this.#requests.edit(where, body);
      return where;
    } catch (error) {
      // The person has dismissed it in the meantime.
      if (!isFailure(error, 'unknown_message')) throw error;
      return this.#requests.follow(body);
    }
  }

  async #showUpdate(body: Body): Promise<void> {
    const [first, ...rest] = fitBody(body, this.#words);
    if (rest.length > 0 || this.#standing === 'private' || this.#standing === 'lost')
      return this.#showPrivately([first, ...rest]);
    try {
      const given = this.#standing === 'open' ? await this.#firstWith('update', first) : 'not_yet';
      if (given === 'lost') return await this.#showPrivately([first]);
      if (given === 'not_yet') await this.#requests.edit(original, first);
    } catch (error) {
      // The message whose button was pressed is gone.
      if (!isFailure(error, 'unknown_message')) throw error;
      await this.#showPrivately([first]);
    }
    return undefined;
  }

  async #showForm(form: FormData): Promise<void> {
    // After a form, further replies are new private messages, as after an update.
    if (this.#standing === 'open') {
      if ((await this.#first('update', () => this.#requests.showForm(form))) !== 'lost') return;
    }
    await this.#showPrivately([{ content: this.#words.formTooLate }]);
  }

  async #showToAll(body: Body): Promise<void> {
    if (this.#standing === 'open') {
      if ((await this.#first('update', () => this.#requests.answerAll(body))) !== 'lost') return;
    }
    // A deferred answer would arrive empty.
    await this.#showPrivately([{ content: this.#words.publicTooLate }]);
  }

  async #showNothing(): Promise<void> {
    if (this.#standing === 'open') {
      if (this.#kind === 'private') return this.#showPrivately([{ content: this.#words.done }]);
      await this.#first('update', () => this.#requests.defer('update'));
    }
    if (this.#standing === 'private' && this.#shown.length === 0) this.#shown = [original];
    for (const message of this.#shown.splice(0)) await this.#takeAway(message);
    return undefined;
  }

  async #takeAway(message: MessageId | typeof original): Promise<void> {
    try {
      await this.#requests.remove(message);
    } catch (error) {
      if (!isFailure(error, 'unknown_message')) throw error;
    }
  }
}
