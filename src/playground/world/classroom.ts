/** What somebody finds who opens the playground's page: a class, and what to try first. */
import type { WorldSpec } from './spec.ts';

const welcome = [
  '1. Type `/link` and sign in with the name and password shown beside this channel: the service behind it is made up.',
  '2. Type `/patient` and pick a case. A thread opens: ask the patient whatever you like.',
  '3. Open a second tab as another person (top right) and write in the same thread: one answer at a time, in order.',
  '4. Open **Behind the scenes** and break something: slow, down, restarted. Nothing that was written gets lost.',
].join('\n');

/** The three whom the sandbox knows too, so that each can sign in as themselves. */
export const classroom: WorldSpec = {
  people: [
    // Owns the server, since an owner may do everything and the teacher should not.
    { name: 'playground', displayName: 'Playground' },
    { name: 'teacher', displayName: 'Dr. Lind' },
    { name: 'student1', displayName: 'Alice' },
    { name: 'student2', displayName: 'Ben' },
  ],
  guilds: [
    {
      name: 'Rounds Playground',
      owner: 'playground',
      roles: [
        {
          name: 'Teacher',
          permissions: ['ManageGuild', 'ManageThreads', 'ManageMessages', 'ManageChannels'],
          members: ['teacher'],
        },
      ],
      channels: [
        {
          name: 'class',
          topic: 'Cases for everyone, run by the teacher',
          messages: [{ from: 'playground', content: welcome }],
        },
        { name: 'study-group', topic: 'Practise with each other' },
      ],
    },
  ],
};
