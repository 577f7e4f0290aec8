import { expect } from 'vitest';
import type { Interaction } from '../../src/interactions/interaction.ts';
import type { Playground } from '../../src/server.ts';

/** A bot without a library: it says exactly what a test gives it, and answers when the test wants it to. */
export const rawBot = ({ apiUrl, token, applicationId, world, place }: Playground) => {
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, answer.status < 300 ? '' : await answer.text()]).toEqual([path, '']);
  };
  const answer = ({ id, token: own }: Interaction, body: object): Promise<void> =>
    send('POST', `/interactions/${id}/${own}/callback`, body);
  return {
    register: (...commands: readonly object[]) =>
      send('PUT', `/applications/${applicationId}/commands`, commands),
    say: (body: object) => send('POST', `/channels/${place('class').id}/messages`, body),
    answer,
    /** Answers whatever anybody does like this. */
    always: (body: object): void => {
      world.changes.listen((change) => {
        if (change.kind === 'interaction_created') void answer(change.interaction, body);
      });
    },
    /** The next thing that somebody does with it. */
    next: (): Promise<Interaction> =>
      new Promise((resolve) => {
        const stop = world.changes.listen((change) => {
          if (change.kind !== 'interaction_created') return;
          stop();
          resolve(change.interaction);
        });
      }),
  };
};

/** A private answer. */
export const privately = (content: string): object => ({ type: 4, data: { content, flags: 64 } });

export const row = (...components: readonly object[]): object => ({ type: 1, components });
