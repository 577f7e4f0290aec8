/** The class that people find when they open the playground's page. */
import type { WorldSpec } from 'discord-playground/world/spec';

/** Three people who are linked in advance, and one who has yet to link: student3 at the sandbox is free for her. */
export const classroom: WorldSpec = {
  people: [
    // Owns the server, because an owner may do everything and the teacher should not.
    { name: 'playground', displayName: 'Playground' },
    { name: 'teacher', displayName: 'Dr. Lind' },
    { name: 'student1', displayName: 'Alice' },
    { name: 'student2', displayName: 'Ben' },
    { name: 'newcomer', displayName: 'Noor' },
  ],
  guilds: [
    {
      name: 'Rounds Playground',
      owner: 'playground',
      locale: 'en-US',
      roles: [
        {
          name: 'Teacher',
          permissions: ['ManageGuild', 'ManageThreads', 'ManageMessages', 'ManageChannels'],
          members: ['teacher'],
        },
        { name: 'Student', permissions: [], members: ['student1', 'student2', 'newcomer'] },
      ],
      channels: [
        { name: 'class', topic: 'Cases for everyone, run by the teacher' },
        { name: 'study-group', topic: 'Practise with each other' },
      ],
    },
  ],
};
