import { timeOfId } from '../../../src/lib/ids.ts';
import type { Request, World } from '../world/world.ts';
import { Breach } from './breach.ts';

/** Invariant 1: what the bot says for people waits as long as slow mode makes them wait. */
export const checkPace = (world: World, request: Request): void => {
  const { decision, conversation, process, outcome } = request;
  const pace = (world.plan.setup.pace ?? 0) * 1_000;
  if (decision.kind !== 'say') return;
  const { speakerId, isSlowed } = decision.speech;
  const isNear = (id: string): boolean => Math.abs(timeOfId(request.id) - timeOfId(id)) < pace;
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
      return isNear(id) && timeOfId(id) < timeOfId(request.id) && liveAt < request.at;
    });
    if (said.length > 0 || isHeard) throw new Breach(1, `${request.id} is said too soon after another`);
  }
  if (outcome?.kind !== 'too_soon') return;
  const isOn = pace > 0 && isSlowed && outcome.until > timeOfId(request.id);
  if (!isOn || outcome.until > world.timeline.now + pace) {
    throw new Breach(6, `${speakerId} is told to wait for what is not there`);
  }
};
