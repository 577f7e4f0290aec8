// Locks a SQLite file as another program does, each time for the milliseconds in a line of its input.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import sqlite3 from 'sqlite3';

const database = new sqlite3.Database(process.argv[2]);
database.configure('busyTimeout', 10_000);
const run = (sql) =>
  new Promise((resolve, reject) =>
    database.exec(sql, (error) => (error === null ? resolve() : reject(error))),
  );

for await (const line of createInterface({ input: process.stdin })) {
  await run('BEGIN IMMEDIATE');
  process.stdout.write('locked\n');
  await pause(Number(line));
  await run('ROLLBACK');
  process.stdout.write('released\n');
}
