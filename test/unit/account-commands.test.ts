import { expect, it, onTestFinished } from 'vitest';
import { escapeMarkdown } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { meddleWith } from '../support/broken-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { linkingRig } from '../support/linking.ts';
import { alice, buttonsOf, openPage, post, student, textOf } from '../support/linkers.ts';

const {
  account: accountTexts,
  failures: { service: serviceWords },
} = wordsFor('en');

const ownData = [accountTexts.buttons.myData, accountTexts.buttons.deleteAll];
const username = escapeMarkdown(student.username);
const conversation = { id: '77', title: 'Chest *pain*', url: 'https://discord.com/channels/1/77' };

it('/account shows the linked account, whether it works and what runs on it', async () => {
  const rig = await linkingRig({ hostedBy: () => Promise.resolve([conversation]) });
  expect(textOf(await rig.command('account'))).toBe(accountTexts.notLinked);
  await rig.link();
  const reply = await rig.command('account');
  const { linkedAt = 0 } = (await rig.store.accounts.get(alice)) ?? {};
  expect(textOf(reply).split('\n')).toEqual([
    accountTexts.account({ username, linkedAt }),
    accountTexts.works,
    ...accountTexts
      .hosted([{ title: escapeMarkdown(conversation.title), url: conversation.url }], 0)
      .split('\n'),
  ]);
  expect([...buttonsOf(reply).keys()]).toEqual([accountTexts.buttons.end(conversation.title), ...ownData]);
});

it('/account says so when the sign-in has ended, and when that is unknown', async () => {
  const rig = await linkingRig();
  await rig.link();
  rig.sandbox.faults.next('/o/token/', { kind: 'status', status: 503 });
  const words = serviceWords({ kind: 'not_taken', reason: 'unavailable' });
  expect(textOf(await rig.command('account'))).toContain(accountTexts.unclear(words));
  rig.sandbox.revoke('student1');
  const reply = await rig.command('account');
  expect(textOf(reply)).toContain(accountTexts.ended);
  expect([...buttonsOf(reply).keys()]).toEqual([accountTexts.buttons.link, ...ownData]);
});

it('many conversations with long titles fit into one message', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    title: '*'.repeat(100),
    url: `https://discord.com/channels/${'1'.repeat(19)}/${'2'.repeat(19)}`,
  }));
  const rig = await linkingRig({ hostedBy: () => Promise.resolve(many) });
  await rig.link();
  const reply = await rig.command('account');
  expect(textOf(reply).length).toBeLessThanOrEqual(2_000);
  for (const label of buttonsOf(reply).keys()) expect(label.length).toBeLessThanOrEqual(80);
});

it('a button of /account ends the conversation it names', async () => {
  const ended: string[] = [];
  const rig = await linkingRig({
    hostedBy: () => Promise.resolve([conversation]),
    endConversation: (_caller, id) => {
      ended.push(id);
      return Promise.resolve({ kind: 'done' });
    },
  });
  await rig.link();
  const label = accountTexts.buttons.end(conversation.title);
  await rig.press(buttonsOf(await rig.command('account')).get(label) ?? '');
  expect(ended).toEqual([conversation.id]);
});

it('/unlink asks about hosted conversations, and then deletes the account, drafts and pending steps', async () => {
  const did: string[] = [];
  const rig = await linkingRig({
    hostedBy: () => Promise.resolve([conversation]),
    deleteUnfinished: (userId) => Promise.resolve(void did.push(`drafts ${userId}`)),
    endHosted: async (userId) => {
      did.push(`conversations ${userId}`);
      return 'done';
    },
  });
  expect(textOf(await rig.command('unlink'))).toBe(accountTexts.notLinked);
  await rig.link();
  const url = await rig.newPage();
  did.length = 0;

  const asked = await rig.command('unlink');
  const { endThem, leaveThem, stayLinked } = accountTexts.buttons;
  const pressing = async (label: string): Promise<string> =>
    textOf(await rig.press(buttonsOf(asked).get(label) ?? ''));
  expect(textOf(asked)).toBe(accountTexts.askHosted(1));
  expect(await pressing(stayLinked)).toBe(accountTexts.stillLinked);
  expect(did).toEqual([]);
  expect(await rig.account.accountOf(alice)).toBeDefined();

  expect(await pressing(leaveThem(1))).toBe(
    `${accountTexts.unlinked({ username })}\n\n${accountTexts.hostedLeft}`,
  );
  expect(did).toEqual([`drafts ${alice}`]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
  expect((await post(url, student)).status).toBe(404);
  expect(await pressing(endThem(1))).toBe(accountTexts.hostedEnded);
  expect(did).toContain(`conversations ${alice}`);
});

it('unlinking while the number is missing leaves nothing to enter', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  await rig.command('unlink');
  expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.nothing]);
  expect(await rig.account.stepOf(alice)).toBe('not_linked');
});

it('/unlink also deletes an account that cannot be read', async () => {
  const rig = await linkingRig();
  await rig.link();
  const meddler = await meddleWith(`sqlite://${rig.storeFile}`);
  onTestFinished(() => meddler.close());
  await meddler.query('UPDATE rounds_accounts SET value = substr(value, 1, 40)');
  await rig.command('unlink');
  expect(await meddler.query('SELECT key FROM rounds_accounts')).toEqual([]);
});

it('the right number never counts as a wrong one, however often the store fails', async () => {
  let failures = 0;
  const rig = await linkingRig({
    wrapAccounts: (accounts) => ({
      ...accounts,
      set: (value) => {
        if (failures === 0) return accounts.set(value);
        failures -= 1;
        return Promise.reject(new StoreError('broken', 'the disk is full'));
      },
    }),
  });
  const { number = '' } = await post(await rig.newPage(), student);
  failures = 6;
  for (let time = 0; time < 6; time += 1) await expect(rig.enter(number)).rejects.toThrow('the disk is full');
  expect((await rig.enter(number === '000000' ? '111111' : '000000')).map(textOf)).toEqual([
    accountTexts.wrongNumber(4),
  ]);
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

it('anything that is not a number costs no try', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  for (const typed of ['12345', 'abcdef', '1234567', '12 34', '１２３４５', '12345६']) {
    expect((await rig.enter(typed)).map(textOf)).toEqual([accountTexts.unreadableNumber]);
  }
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

it('a page address that works only for the operator comes with who must fix what', async () => {
  const rig = await linkingRig({ pageReach: 'operator_only', operatorContact: 'ops@example.org' });
  const reply = await rig.command('link');
  const url = /<(http[^>]+)>/.exec(textOf(reply))?.[1] ?? '';
  expect(textOf(reply)).toBe(accountTexts.pageOutOfReach({ url, operatorContact: 'ops@example.org' }));
  expect(buttonsOf(reply).has(accountTexts.buttons.link)).toBe(false);
  expect((await openPage(url)).status).toBe(200);
});
