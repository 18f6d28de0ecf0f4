import './bootstrap/check-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkDeployment } from './bootstrap/check-deployment.mjs';
import { root } from './bootstrap/root.mjs';

// Usage: npm run test:image, as root on Debian; no container engine is needed.
// It builds the Containerfile on a base made here, and runs the image from a read-only root with any user id.
// KEEP_IMAGE=/folder keeps the base and the layers for the next run.

const MAX_MEGABYTES = 350;
const MAX_SECOND_START_S = 3;
const MAX_STOP_S = 10;
const IMAGE = 'localhost/pawmatch';
const BASE = 'localhost/pawmatch-base';
const RUNTIME = 'localhost/pawmatch-runtime';
/** Ids without a name in the image; PostgreSQL's files belong to the first. */
const USER = '54321:0';

const folder = process.env.KEEP_IMAGE ?? mkdtempSync(join(tmpdir(), 'pawmatch-image-'));
const volume = mkdtempSync(join(tmpdir(), 'pawmatch-volume-'));

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

/**
 * @param {string} program
 * @param {string[]} parameters
 */
const run = (program, ...parameters) =>
  execFileSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'pipe'],
    maxBuffer: 2 ** 28,
  }).trim();

/** @param {string[]} parameters */
const buildah = (...parameters) =>
  run(
    'buildah',
    ...['--storage-driver', 'vfs', '--root', join(folder, 'layers')],
    ...['--runroot', join(folder, 'run'), ...parameters],
  );

/** Debian without manuals, like its slim image; and the same with Node 24 and npm from the npm registry. */
function makeBase() {
  const archive = join(folder, 'base.tar');
  if (existsSync(join(folder, 'node'))) return;
  log('Making a base with mmdebstrap and the npm package of Node 24…');
  const excluded = ['doc', 'man', 'locale', 'info'].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  // Without merged directories, apt would install Perl to merge them.
  const merged = ['--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr', '--include=usr-is-merged'];
  const options = [
    '--variant=apt',
    ...merged,
    '--aptopt=APT::Install-Recommends "false"',
    ...excluded,
  ];
  if (!existsSync(archive)) run('mmdebstrap', ...options, 'bookworm', archive);
  const container = buildah('from', 'scratch');
  buildah('add', container, archive, '/');
  buildah('commit', '--format', 'docker', container, RUNTIME);
  // The machine may trust a certificate authority of its own network.
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  buildah('copy', container, certificates, certificates);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  const node = `node-linux-${process.arch}`;
  run('npm', 'install', '--prefix', join(folder, 'node'), '--no-save', `${node}@24`, 'npm@11');
  const modules = join(folder, 'node/node_modules');
  buildah('copy', container, join(modules, node, 'bin/node'), '/usr/bin/node');
  buildah('copy', container, join(modules, 'npm'), '/usr/lib/node_modules/npm');
  const link = ['ln', '-s', '/usr/lib/node_modules/npm/bin/npm-cli.js', '/usr/bin/npm'];
  buildah('run', '--isolation', 'chroot', container, '--', ...link);
  buildah('commit', '--format', 'docker', container, BASE);
  buildah('rm', container);
}

function build() {
  log('Building the Containerfile…');
  const began = Date.now();
  buildah(
    ...['bud', '--isolation', 'chroot', '--format', 'docker'],
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `RUNTIME=${RUNTIME}`],
    ...['--file', join(root, 'Containerfile'), '--tag', IMAGE, root],
  );
  log(`  Built in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** @param {string} path */
const megabytes = (path) => Math.round(Number(run('du', '-sb', path).split('\t')[0]) / 1e6);

/**
 * Parameters of unshare: the image's files as a read-only root, with the volume, and a program as that user
 * without any capability. @param {string} mounted @param {string} user @param {string[]} program
 */
function inContainer(mounted, user, ...program) {
  const [uid = '', gid = ''] = user.split(':');
  const environment = ['NODE_ENV=production', 'HOST=127.0.0.1', 'PORT=3999', 'DEMO=false'];
  const paths = ['DATA_DIR=/data', 'TMPDIR=/data/tmp', 'PATH=/usr/local/bin:/usr/bin:/bin'];
  const mounts = `mount --bind '${mounted}' '${mounted}'
    mount -o remount,ro,bind '${mounted}'
    mount --bind '${volume}' '${mounted}/data'
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
    const ready = await fetch('http://127.0.0.1:3999/api/ready').catch(() => undefined);
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

    run('chown', USER, volume);
    chmodSync(volume, 0o770);
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
    const again = await start(mounted, USER);
    const seconds = again.seconds.toFixed(1);
    check(again.seconds <= MAX_SECOND_START_S, `it starts again in ${seconds} s`);
    await again.stop();
    for (const user of ['54322:54322', '54322:0']) {
      const other = await start(mounted, user);
      const lines = other.output().trim();
      check(/^[^\n]*54322[^\n]*$/.test(lines), `the user ${user} gets one line: ${lines}`);
      await other.stop();
    }
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
  mkdirSync(folder, { recursive: true });
  makeBase();
  build();
  await test();
} finally {
  rmSync(volume, { recursive: true, force: true });
  if (!process.env.KEEP_IMAGE) rmSync(folder, { recursive: true, force: true });
}
