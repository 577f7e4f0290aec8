import { describe, expect, it } from 'vitest';
import { isRegistered } from '../../src/discord/commands/command-difference.ts';
import { commandPayloads } from '../../src/discord/commands/command-payload.ts';
import { done } from '../../src/discord/reply.ts';
import { command } from '../../src/discord/interactions/route.ts';
import { english } from '../../src/locale/en/english.ts';

const [help, link] = commandPayloads(
  [
    command({
      name: 'help',
      description: () => 'Help',
      where: 'guild_and_dm',
      options: {
        about: { type: 'string', description: () => 'About', choices: [{ name: () => 'All', value: 'all' }] },
      },
      handle: async () => done,
    }),
    command({ name: 'link', description: () => 'Link', where: 'guild_and_dm', handle: async () => done }),
  ],
  { english, others: new Map() },
);
if (help === undefined || link === undefined) throw new Error('two commands went in');

/** What Discord adds of its own. */
const answered = (payload: object): object => ({
  ...payload,
  id: '1',
  application_id: '2',
  version: '3',
  default_permission: true,
  nsfw: false,
  name_localizations: null,
  description_localizations: null,
});

const helpAnswered = {
  ...answered(help),
  contexts: [1, 0],
  options: [
    {
      type: 3,
      name: 'about',
      description: 'About',
      required: false,
      autocomplete: false,
      name_localizations: null,
      choices: [{ name: 'All', value: 'all', name_localizations: null }],
    },
  ],
};

describe('what Discord has is what we want', () => {
  it("with Discord's defaults filled in, in any order", () => {
    expect(isRegistered([help, link], [answered(link), helpAnswered], 'global')).toBe(true);
  });

  it('in a server, where there are no contexts', () => {
    const there = { ...answered(link), contexts: null, integration_types: null };
    expect(isRegistered([link], [there], 'server')).toBe(true);
    expect(isRegistered([link], [there], 'global')).toBe(false);
  });
});

it.each<[string, unknown]>([
  ['nothing is there', []],
  ['one is missing', [answered(link)]],
  ['one is there twice', [answered(link), answered(link)]],
  [
    'one has another choice',
    [answered(link), { ...helpAnswered, options: [{ ...helpAnswered.options[0], choices: [] }] }],
  ],
  ['one is age-restricted', [answered(link), { ...helpAnswered, nsfw: true }]],
  ['the answer is not a list', { message: 'ok' }],
])('is another command when %s', (_what, registered) => {
  expect(isRegistered([help, link], registered, 'global')).toBe(false);
});
