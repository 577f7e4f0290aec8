import type { Effect } from '../../src/machine/effects.ts';
import type { Result } from '../../src/machine/events.ts';
import { failed, failing } from './discord.ts';
import { checkEffect, checkLanded } from './oracle/effects.ts';
import { environment, statusAsPosted } from './places.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** What the bot wants done at Discord: it may fail before or after it is done, and be done after its sender is dead. */

const unreachable = failed({ kind: 'unreachable' });

const act = ({ discord }: World, { record }: Process, effect: Effect): Result => {
  switch (effect.kind) {
    case 'read':
      return discord.read(effect.messageId);
    case 'history':
      return discord.history(effect.after);
    case 'post': {
      const { text, customIds } = environment.rendering.line(record, effect.what);
      const { what, replyTo } = effect;
      const hasFile = what.kind === 'part' && what.part.file !== undefined && what.as !== 'file';
      return discord.post(effect, { content: text, customIds, replyTo, hasFile });
    }
    case 'post_status':
      return discord.post(effect, statusAsPosted(effect.status));
    case 'edit_status':
      return discord.editOwn(effect.messageId, statusAsPosted(effect.status));
    case 'delete':
    case 'remove_hint':
      return discord.deleteOwn(effect.messageId);
    case 'react':
      return discord.react(effect.to, effect.sign);
    case 'hint':
      return discord.post(effect, {
        content: `-# ${effect.hint.kind}`,
        customIds: ['hint'],
        replyTo: effect.to,
      });
    case 'announce':
      return discord.announce();
    case 'make_thread':
      return discord.makeThread();
    case 'undo':
      return discord.undo(record.about.announcementId, effect.nonce);
    default:
      return { kind: 'done' };
  }
};

export const perform = (
  world: World,
  process: Process,
  effect: Effect,
  done: (result: Result) => void,
): void => {
  world.trace?.(`  p${process.number} -> ${world.show(effect)}`);
  checkEffect(world.oracle, process, effect);
  const { kind } = effect;
  if (world.crashesAt(process, kind, 'before')) return;
  if (kind === 'call' || kind === 'reset' || kind === 'begin') world.service.perform(process, effect, done);
  else request(world, process, effect, done);
};

/** Of what single people are told. */
const heard = ({ oracle, discord }: World, process: Process, { kind }: Effect, result: Result): void => {
  if (kind !== 'hint' && kind !== 'react' && kind !== 'remove_hint') return;
  if (result.kind === 'discord_failed') oracle.refusedAt.push(oracle.now);
  if (result.kind === 'posted') Object.assign(discord.byId.get(result.id) ?? {}, { heardBy: process });
};

const request = (world: World, process: Process, effect: Effect, done: (result: Result) => void): void => {
  const { timeline, plan, isResting, isDiscordDown } = world;
  const { rest: draws } = world.draws;
  let isSent = true;
  const survives = draws.chance(0.6);
  process.onDeath.push(() => (isSent &&= survives));
  const land = (after: number, then?: (result: Result) => void): void => {
    timeline.after(after, () => {
      if (!isSent) return;
      // What Discord fails at by itself may stand nevertheless.
      const fails = world.isPostingDown && 'nonce' in effect && effect.kind !== 'undo';
      const acted = fails && !draws.chance(0.1) ? failing : act(world, process, effect);
      const done = fails && acted.kind === 'posted' ? failing : acted;
      const isFile = done.kind === 'message' && done.message?.pasted === true;
      const isLost = isFile && !isResting && draws.chance(0.5);
      const result: Result = isLost ? { kind: 'file_unavailable' } : done;
      world.trace?.(`    ${effect.kind} lands: ${world.show(result)}`);
      checkLanded(world.oracle, effect, acted.kind === 'posted' ? acted : result);
      if (!world.crashesAt(process, effect.kind, 'sent')) then?.(result);
    });
  };
  const answer = (result: Result, after: number): void => {
    timeline.after(after, () => {
      if (!process.isAlive) return;
      heard(world, process, effect, result);
      done(result);
      world.crashesAt(process, effect.kind, 'answered');
    });
  };
  const { swallows } = world;
  if (swallows !== undefined && effect.kind === 'post') {
    world.swallows = undefined;
    swallows();
    land(draws.between(10, 100));
    return answer(unreachable, draws.between(200, 3_000));
  }
  const { rewords } = world;
  if (rewords !== undefined && effect.kind === 'read') {
    world.rewords = undefined;
    return land(draws.between(10, 100), (result) => {
      rewords(effect.messageId);
      answer(result, draws.between(200, 1_000));
    });
  }
  if (!isResting && draws.chance(plan.setup.fails.lost)) {
    const lands = !isDiscordDown && draws.chance(0.7);
    const isLate = draws.chance(effect.kind === 'edit_status' ? 0.6 : 0.15);
    if (lands) land(isLate ? draws.between(1_000, 15_000) : draws.between(10, 500));
    return answer(unreachable, draws.chance(0.8) ? draws.between(500, 5_000) : draws.between(10, 300));
  }
  const isRefused = !isResting && (isDiscordDown || draws.chance(plan.setup.fails.discord));
  if (isRefused) return answer(unreachable, draws.between(20, 2_000));
  const back = draws.chance(0.9) ? draws.between(5, 100) : draws.between(100, 2_000);
  land(draws.chance(0.9) ? draws.between(10, 200) : draws.between(200, 3_000), (result) =>
    answer(result, back),
  );
};
