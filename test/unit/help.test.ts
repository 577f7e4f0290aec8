import { describe, expect, it } from 'vitest';
import type { MessageBody } from '../../src/discord/reply.ts';
import { helpBody } from '../../src/features/help/help.ts';
import type { AccountStep, HelpFacts, Situation } from '../../src/locale/facts.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');
const { text: helpText } = words.help;
const { buttons: helpButtonLabel } = words.account;

const facts: HelpFacts = {
  demo: true,
  operatorContact: 'Skills Lab, room 3.14, skills-lab@example.org',
  privacyUrl: 'https://rounds.example.org/a-prefix/privacy',
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

const labelsOf = (body: MessageBody): readonly string[] =>
  (body.rows ?? []).flat().flatMap((one) => ('label' in one ? [one.label] : []));

describe('/help', () => {
  it('fits on one screen of a phone in every situation and language', () => {
    for (const { tag } of languageNames) {
      for (const situation of situations) {
        const { content } = helpBody(situation, facts, wordsFor(tag));
        // The same lines take more letters in most languages.
        expect(content.length).toBeLessThanOrEqual(tag === 'en' ? 1_000 : 1_100);
      }
    }
  });

  it('offers the link if linking is the next step, and only then', () => {
    const expected: Readonly<Record<AccountStep, readonly string[]>> = {
      not_linked: [helpButtonLabel.link],
      number_missing: [helpButtonLabel.enterNumber],
      linked: [],
      sign_in_ended: [helpButtonLabel.linkAgain],
    };
    for (const situation of situations) {
      const labels = labelsOf(helpBody(situation, facts, words));
      const waits = situation.kind === 'conversation' && situation.role === 'host_to_link';
      const inThread = waits ? [helpButtonLabel.linkAgain] : [];
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
});
