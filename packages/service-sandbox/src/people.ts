/** Who can sign in to the sandbox. Demo credentials, printed at the start: nothing here is secret. */

export const demoUsers = [
  { username: 'teacher', password: 'demo-teacher', name: 'Dr. Vera Lind' },
  { username: 'student1', password: 'demo-student1', name: 'Alice Moreau' },
  { username: 'student2', password: 'demo-student2', name: 'Ben Okafor' },
  { username: 'student3', password: 'demo-student3', name: 'Noor Haddad' },
];

export type DemoUser = (typeof demoUsers)[number];

export const demoClient = { id: 'rounds-sandbox', secret: 'demo-client-secret' };
