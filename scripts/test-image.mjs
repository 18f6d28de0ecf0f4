import './bootstrap/check-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  buildah,
  buildImage,
  discardLayers,
  IMAGE,
  RUNTIME,
  run,
} from './bootstrap/build-image.mjs';
import { checkDeployment } from './bootstrap/check-deployment.mjs';

// Usage: npm run test:image, as root on Debian; no container engine is needed.
// It builds the Containerfile on a base made here, and runs the image from a read-only root with any user id.
// KEEP_IMAGE=/folder keeps the base and the layers for the next run.

/** Of which 60 are PostgreSQL and 25 the fonts of names in all scripts. */
const MAX_MEGABYTES = 380;
/** A later start against the first, which makes the database: a quarter on a quiet machine. */
const MAX_LATER_SHARE = 0.5;
const STARTS = 3;
const MAX_STOP_S = 10;
/** Ids without a name in the image; PostgreSQL's files belong to the first. */
const USER = '54321:0';

/** A port that is free now. */
const port = await findFreePort();
const volumes = [makeVolume()];

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** An empty volume, which the group of the image's user may write to. */
function makeVolume() {
  const path = mkdtempSync(join(tmpdir(), 'pawmatch-volume-'));
  execFileSync('chown', [USER, path]);
  chmodSync(path, 0o770);
  return path;
}

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/**
 * @param {boolean} isRight
 * @param {string} text
 */
function check(isRight, text) {
  log(`  ${isRight ? '✓' : '✗'} ${text}`);
  if (!isRight) process.exitCode = 1;
}

/** @param {string} path */
const megabytes = (path) => Math.round(Number(run('du', '-sb', path).split('\t')[0]) / 1e6);

/**
 * Parameters of unshare: the image's files as a read-only root, with the newest volume, and a program as that user
 * without any capability. @param {string} mounted @param {string} user @param {string[]} program
 */
function inContainer(mounted, user, ...program) {
  const [uid = '', gid = ''] = user.split(':');
  const environment = ['NODE_ENV=production', 'HOST=127.0.0.1', `PORT=${port}`, 'DEMO=false'];
  const paths = ['DATA_DIR=/data', 'TMPDIR=/data/tmp', 'PATH=/usr/local/bin:/usr/bin:/bin'];
  const mounts = `mount --bind '${mounted}' '${mounted}'
    mount -o remount,ro,bind '${mounted}'
    mount --bind '${volumes.at(-1)}' '${mounted}/data'
    mount -t proc proc '${mounted}/proc'
    mount --rbind /dev '${mounted}/dev'
    exec "$@"`;
  const ids = ['--reuid', uid, '--regid', gid, '--clear-groups', '--inh-caps=-all'];
  const limits = ['--bounding-set=-all', '--no-new-privs'];
  const enter = ['chroot', mounted, 'setpriv', ...ids, ...limits, 'env', '-i'];
  return [
    ...['--mount', '--propagation', 'private', 'sh', '-euc', mounts, 'sh'],
    ...[...enter, ...environment, ...paths, ...program],
  ];
}

/**
 * Starts the server and waits until it answers.
 * @param {string} mounted
 * @param {string} user
 */
async function start(mounted, user) {
  const began = Date.now();
  const child = spawn('unshare', inContainer(mounted, user, 'pawmatch', 'start'), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((done) => child.once('exit', done));
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (ready?.ok) break;
    await delay(50);
  }
  return {
    seconds: (Date.now() - began) / 1000,
    output: () => output,
    async stop() {
      const stopping = Date.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, seconds: (Date.now() - stopping) / 1000 };
    },
  };
}

/**
 * Runs a program in the container to its end.
 * @param {string} mounted
 * @param {string[]} program
 */
function exec(mounted, ...program) {
  try {
    const output = execFileSync('unshare', inContainer(mounted, USER, ...program), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { code: 0, output };
  } catch (error) {
    const { status, stderr } = /** @type {{ status: number, stderr: string }} */ (error);
    return { code: status, output: stderr };
  }
}

/**
 * Other programs can only make a start slower, so that the fastest of several shows what the image needs.
 * @param {string} mounted
 * @param {number} firstSeconds
 */
async function checkLaterStarts(mounted, firstSeconds) {
  const seconds = [];
  for (let count = 0; count < STARTS; count += 1) {
    const again = await start(mounted, USER);
    seconds.push(again.seconds);
    await again.stop();
  }
  const all = seconds.map((it) => it.toFixed(1)).join(', ');
  check(Math.min(...seconds) <= firstSeconds * MAX_LATER_SHARE, `it starts again in ${all} s`);
}

/**
 * Restores the backup into a new volume, as on another machine, starts there, and backs up the same again.
 * @param {string} mounted
 */
async function checkRestore(mounted) {
  const old = volumes.at(-1) ?? '';
  const backup = readdirSync(old).find((name) => name.startsWith('pawmatch-')) ?? '';
  const elsewhere = makeVolume();
  volumes.push(elsewhere);
  copyFileSync(join(old, backup), join(elsewhere, backup));
  chmodSync(join(elsewhere, backup), 0o644);
  const restored = exec(mounted, 'pawmatch', 'db-import', `/data/${backup}`);
  check(restored.code === 0, `a command restores it elsewhere: ${restored.output.trim()}`);
  const server = await start(mounted, USER);
  const again = exec(mounted, 'pawmatch', 'db-export', '/data/again.tar.gz');
  const [amount] = restored.output.split(' of ');
  check(again.output.startsWith(`${amount} are in`), `it then serves and holds ${amount}`);
  await server.stop();
}

async function test() {
  const container = buildah('from', IMAGE);
  const mounted = buildah('mount', container);
  try {
    const [size, base] = [
      megabytes(mounted),
      megabytes(buildah('mount', buildah('from', RUNTIME))),
    ];
    check(size <= MAX_MEGABYTES, `the image has ${size} MB, ${size - base} of them above its base`);
    const { config } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)).Docker;
    check(config.User === '1000:0', `it runs as ${config.User}`);
    check(config.Healthcheck.Test.includes('/app/health.mjs'), 'it has a health check');
    check(Object.keys(config.Volumes).join() === '/data', 'it has one volume, /data');

    const touch = exec(mounted, 'touch', '/app/file');
    check(/Read-only file system/.test(touch.output), 'its root file system is read-only');
    const first = await start(mounted, USER);
    if (!/Pawmatch is at/.test(first.output())) log(first.output());
    check(
      /Pawmatch is at/.test(first.output()),
      `it first starts in ${first.seconds.toFixed(1)} s`,
    );
    check(exec(mounted, 'node', '/app/health.mjs').code === 0, 'its health check succeeds');
    const login = ['--email', 'admin@example.org', '--password', 'a warm bowl of porridge'];
    check(exec(mounted, 'pawmatch', 'admin', ...login).code === 0, 'a command makes an admin');
    const exported = exec(mounted, 'pawmatch', 'db-export', '/data');
    check(exported.code === 0, `a command writes a backup: ${exported.output.trim()}`);
    const rehearsed = exec(mounted, 'pawmatch', 'db-rehearse', '/data');
    check(rehearsed.code === 0, 'a command restores it and checks the copy');
    if (rehearsed.code !== 0) log(rehearsed.output);
    const stopped = await first.stop();
    check(
      stopped.code === 0 && stopped.seconds <= MAX_STOP_S,
      `SIGTERM ends it with ${stopped.code} after ${stopped.seconds.toFixed(1)} s`,
    );
    check(exec(mounted, 'node', '/app/health.mjs').code === 1, 'its health check then fails');
    await checkLaterStarts(mounted, first.seconds);
    for (const user of ['54322:54322', '54322:0']) {
      const other = await start(mounted, user);
      const lines = other.output().trim();
      check(/^[^\n]*54322[^\n]*$/.test(lines), `the user ${user} gets one line: ${lines}`);
      await other.stop();
    }
    await checkRestore(mounted);
  } finally {
    buildah('rm', '--all');
  }
}

for (const program of ['buildah', 'mmdebstrap', 'docker-compose', 'caddy']) {
  try {
    run('which', program);
  } catch {
    log(`${program} is missing: apt-get install buildah mmdebstrap docker-compose caddy`);
    process.exit(1);
  }
}
for (const { isRight, text } of checkDeployment()) check(isRight, text);
try {
  buildImage(log);
  await test();
} finally {
  for (const volume of volumes) rmSync(volume, { recursive: true, force: true });
  discardLayers();
}
