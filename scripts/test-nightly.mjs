import './bootstrap/check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './bootstrap/apt.mjs';
import { build } from './bootstrap/build.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { node, npm, RunError } from './bootstrap/run.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';
import { checkDisk, playwright, runStages, vitest } from './bootstrap/stages.mjs';

// Usage: npm run test:nightly -- [stage…]; without a name, all stages run.

/** @typedef {import('./bootstrap/stages.mjs').Stage} Stage */

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

const NIGHTLY = { NIGHTLY: 'true' };
const isDebian = existsSync('/etc/debian_version');
const isRoot = process.getuid?.() === 0;

/** @param {string} script @param {string[]} parameters */
const ownScript = (script, ...parameters) => node(join(root, 'scripts', script), ...parameters);

/**
 * Says why this system cannot run a stage. Installs missing programs.
 * @param {Record<string, string>} programs paths, and the packages of Debian that have them
 * @param {boolean} [needsRoot]
 */
function onDebian(programs, needsRoot = false) {
  return async () => {
    if (!isDebian) return { reason: 'it needs Debian or Ubuntu', isSkipped: true };
    if (needsRoot && !isRoot) return { reason: 'it needs root', isSkipped: true };
    const findMissing = () => Object.keys(programs).filter((path) => !existsSync(path));
    const packages = findMissing().map((path) => programs[path] ?? '');
    if (packages.length === 0) return undefined;
    log(`Installing ${packages.join(', ')}…`);
    await installPackages(packages).catch(() => undefined);
    const missing = findMissing();
    if (missing.length === 0) return undefined;
    const names = missing.map((path) => programs[path]).join(' ');
    const reason = `it needs ${missing.join(', ')}, which could not be installed: run apt-get install ${names} as root`;
    return { reason, isSkipped: true };
  };
}

/**
 * A stage of journeys in the browser that most people have.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Stage}
 */
function journeys(name, env) {
  return {
    name,
    command: playwright(),
    env,
    async findObstacle() {
      try {
        env.CHROMIUM_PATH = await ensureChromium(log, { isFull: true });
        return undefined;
      } catch (error) {
        if (!(error instanceof RunError)) throw error;
        return { reason: error.message };
      }
    },
  };
}

const POSTGRES_15 = { '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15' };
const CADDY = { '/usr/bin/caddy': 'caddy' };

/** What `npm test` leaves out. @type {Stage[]} */
const STAGES = [
  { name: 'units', command: vitest(), env: { ...NIGHTLY, TEST_BUILD: 'production' } },
  // All journeys, with axe in both themes everywhere.
  journeys('journeys', { ...NIGHTLY }),
  // All journeys through pages in a made-up language, see docs/languages.md.
  journeys('pseudo', { PSEUDO: 'true' }),
  { name: 'browsers', command: ownScript('test-browsers.mjs') },
  {
    name: 'postgres',
    command: npm('run', '--silent', 'test:postgres'),
    findObstacle: onDebian(POSTGRES_15),
  },
  {
    name: 'image',
    command: ownScript('test-image.mjs'),
    findObstacle: onDebian(
      {
        '/usr/bin/buildah': 'buildah',
        '/usr/bin/mmdebstrap': 'mmdebstrap',
        '/usr/bin/docker-compose': 'docker-compose',
        ...CADDY,
      },
      true,
    ),
  },
  {
    name: 'fleet',
    command: npm('run', '--silent', 'test:fleet'),
    findObstacle: onDebian({
      '/usr/lib/postgresql': 'postgresql',
      '/usr/sbin/pgbouncer': 'pgbouncer',
      '/usr/sbin/haproxy': 'haproxy',
      ...CADDY,
    }),
  },
  { name: 'node', command: ownScript('test-node.mjs') },
  {
    name: 'faults',
    command: npm('run', '--silent', 'bench', '--', 'freed-times', 'new-pets', 'visit-mails'),
  },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const known = STAGES.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no stage ${unknown.join(', ')}. The stages are ${known}.\n`);
  process.exit(1);
}

shutDownWithParent();
await prepare(log, [checkDisk, install, build]);
const stages = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
await runStages(
  stages.map((stage) => [stage]),
  log,
);
