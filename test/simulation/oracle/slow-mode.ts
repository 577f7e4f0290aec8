import { timeOfId } from '../../../src/lib/ids.ts';
import type { Request, World } from '../world/world.ts';
import { Breach } from './breach.ts';

/** The paces that may hold for a request, in milliseconds, and since when no other one has. */
const pacesFor = (world: World, { conversation, at }: Request) => {
  const { pace = 0, who } = world.plan.setup;
  let paces = [pace];
  let mayRest = who === 'hands';
  let since = 0;
  const before = world.requests.filter((one) => one.conversation === conversation && one.at <= at);
  for (const { decision, outcome, at: decidedAt } of before) {
    const isSure = outcome?.kind === 'done';
    if (outcome !== undefined && !isSure) continue;
    if (decision.kind === 'pace') paces = isSure ? [decision.seconds] : [...paces, decision.seconds];
    else if (decision.kind === 'change_terms' && decision.terms.who !== undefined)
      mayRest = decision.terms.who === 'hands' || (mayRest && !isSure);
    else continue;
    since = decidedAt;
  }
  return {
    least: mayRest ? 0 : Math.min(...paces) * 1_000,
    most: Math.max(...paces) * 1_000,
    since,
  };
};

/** Invariant 1: what the bot says for people waits as long as slow mode makes them wait. */
export const checkPace = (world: World, request: Request): void => {
  const { decision, conversation, process, outcome } = request;
  if (decision.kind !== 'say') return;
  const { least, most, since } = pacesFor(world, request);
  const { speakerId, isSlowed } = decision.speech;
  const isNear = (id: string): boolean => Math.abs(timeOfId(request.id) - timeOfId(id)) < least;
  /** Between the two, the person was forgotten, and with them when they spoke last. */
  const isForgotten = (other: Request): boolean =>
    world.requests.some(
      ({ decision: between, conversation: where, at }) =>
        where === conversation &&
        between.kind === 'forget_person' &&
        between.person === speakerId &&
        other.at < at &&
        at <= request.at,
    );
  const said = world.requests.filter(
    (other) =>
      other !== request &&
      other.at > since &&
      !isForgotten(other) &&
      other.conversation === conversation &&
      other.process === process &&
      other.decision.kind === 'say' &&
      other.decision.speech.speakerId === speakerId &&
      other.outcome?.kind === 'said' &&
      isNear(other.id),
  );
  const written = [...world.said.values()].filter(
    (one) => one.conversation === conversation && one.speaker === speakerId && one.by === undefined,
  );
  if (outcome?.kind === 'said' && isSlowed) {
    // Of two presses, each is judged when it is said at the latest.
    const isHeard = written.some(({ message: { id } }) => {
      const { liveAt = Infinity } = process.heard.get(id) ?? {};
      return isNear(id) && timeOfId(id) < timeOfId(request.id) && since < liveAt && liveAt < request.at;
    });
    if (said.length > 0 || isHeard) throw new Breach(1, `${request.id} is said too soon after another`);
  }
  if (outcome?.kind !== 'too_soon') return;
  const isOn = most > 0 && isSlowed && outcome.until > timeOfId(request.id);
  if (!isOn || outcome.until > world.timeline.now + most) {
    throw new Breach(6, `${speakerId} is told to wait for what is not there`);
  }
};
