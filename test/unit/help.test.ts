import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/discord/interactions/interaction.ts';
import { limits } from '../../src/discord/limits.ts';
import { say, type Body, type Reply } from '../../src/discord/reply.ts';
import { createHelpCommand } from '../../src/features/help/help.ts';
import { channelId, interactionId, userId } from '../../src/lib/ids.ts';
import type { AccountStep, HelpFacts, Situation } from '../../src/locale/facts.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';
import { neverRun } from './compose-support.ts';

const words = wordsFor('en');
const { text: helpText, buttons: helpButtonLabel } = words.help;

const facts: HelpFacts = {
  demo: true,
  operatorContact: 'Skills Lab, room 3.14, skills-lab@example.org',
  privacyUrl: 'https://rounds.example.org/a-prefix/privacy',
};

const caller: Caller = {
  interactionId: interactionId('200000000000000001'),
  userId: userId('100000000000000001'),
  userName: 'alice',
  displayName: 'Alice',
  words,
  channelId: channelId('300000000000000001'),
  place: 'text',
  permissions: 0n,
  roles: [],
  botPermissions: 0n,
  uploadLimit: limits.fileSize,
};

const accounts = ['not_linked', 'number_missing', 'linked', 'sign_in_ended'] as const;
const situations: readonly Situation[] = [
  ...(['channel', 'dm', 'ended'] as const).flatMap((kind) => accounts.map((account) => ({ kind, account }))),
  ...(['patient', 'topic'] as const).flatMap((partner) =>
    (['speaker', 'moderator', 'left_out', 'host_to_link'] as const).flatMap((role) =>
      (['everything', 'mentions'] as const).flatMap((hears) =>
        [false, true].map((isByHand) => ({ kind: 'conversation' as const, partner, role, hears, isByHand })),
      ),
    ),
  ),
];

const helpFor = (asked: Situation, startLink = (): Promise<Reply> => Promise.resolve(say('a page'))) =>
  createHelpCommand({ situation: () => Promise.resolve(asked), facts: () => facts, startLink });

const labelsOf = (body: Body): readonly string[] =>
  (body.rows ?? []).flat().flatMap((one) => (one.kind === 'menu' ? [] : [one.label]));

describe('/help', () => {
  it('fits on one screen of a phone in every situation and language', () => {
    for (const { tag } of languageNames) {
      for (const situation of situations) {
        const { content } = helpFor(situation).messageFor(situation, wordsFor(tag));
        // The same lines take more letters in most languages.
        expect(content.length).toBeLessThanOrEqual(tag === 'en' ? 1_000 : 1_100);
      }
    }
  });

  it('says something different for each person and place', () => {
    const texts = situations
      .filter((situation) => situation.kind !== 'conversation' || situation.role !== 'left_out')
      .filter((situation) => situation.kind !== 'conversation' || situation.role !== 'host_to_link')
      .map((situation) => helpText(situation, facts));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('offers the link if linking is the next step, and only then', () => {
    const expected: Readonly<Record<AccountStep, readonly string[]>> = {
      not_linked: [helpButtonLabel.link],
      number_missing: [helpButtonLabel.enter_number],
      linked: [],
      sign_in_ended: [helpButtonLabel.link_again],
    };
    for (const situation of situations) {
      const labels = labelsOf(helpFor(situation).messageFor(situation, words));
      const waits = situation.kind === 'conversation' && situation.role === 'host_to_link';
      const inThread = waits ? [helpButtonLabel.link_again] : [];
      expect(labels).toEqual(situation.kind === 'conversation' ? inThread : expected[situation.account]);
    }
  });

  it('names the operator and the privacy page if they are set, and says so if it is a demo', () => {
    const situation: Situation = { kind: 'channel', account: 'linked' };
    const full = helpText(situation, facts);
    expect(full).toContain(facts.operatorContact);
    expect(full).toContain(facts.privacyUrl);
    expect(helpText(situation, { ...facts, demo: false })).not.toBe(full);
    expect(helpText(situation, { demo: false })).not.toContain('undefined');
  });

  it('answers privately with the situation of the person who asks', async () => {
    const situation: Situation = { kind: 'dm', account: 'linked' };
    const help = helpFor(situation);
    const entry = help.routes.flatMap((route) => (route.kind === 'command' ? route.entries : []))[0];
    const reply = await entry?.handle(caller, {}, neverRun);
    expect(reply).toEqual({ kind: 'private', messages: [help.messageFor(situation, words)] });
  });

  it('starts a link only when its button is pressed', () => {
    let links = 0;
    const situation: Situation = { kind: 'channel', account: 'not_linked' };
    const help = helpFor(situation, () => {
      links += 1;
      return Promise.resolve(say('a page'));
    });
    const button = (help.messageFor(situation, words).rows ?? []).flat()[0];
    expect(links).toBe(0);
    const customId = button?.kind === 'button' ? button.customId : '';
    const pressed = help.routes.flatMap((route) =>
      route.kind === 'button' && route.parse(customId) !== undefined
        ? [route.handle(caller, {}, neverRun)]
        : [],
    );
    expect(pressed).toHaveLength(1);
    expect(links).toBe(1);
  });
});
