import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

export const IMAGE = 'localhost/pawmatch';
const BASE = 'localhost/pawmatch-base';
export const RUNTIME = 'localhost/pawmatch-runtime';

/** Holds the base and the layers. KEEP_IMAGE names a folder to keep for the next run. */
const folder = process.env.KEEP_IMAGE ?? mkdtempSync(join(tmpdir(), 'pawmatch-image-'));

export function discardLayers() {
  if (!process.env.KEEP_IMAGE) rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs a program to its end. @returns its output
 * @param {string} program
 * @param {string[]} parameters
 */
export const run = (program, ...parameters) =>
  execFileSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'pipe'],
    maxBuffer: 2 ** 28,
  }).trim();

/** @param {string[]} parameters */
export const buildah = (...parameters) =>
  run(
    'buildah',
    ...['--storage-driver', 'vfs', '--root', join(folder, 'layers')],
    ...['--runroot', join(folder, 'run'), ...parameters],
  );

/**
 * Debian without manuals, like its slim image; and the same with Node 24 and npm from the npm registry.
 * @param {(line: string) => void} log
 */
function makeBase(log) {
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

/**
 * Builds the `Containerfile` on a base made here.
 * @param {(line: string) => void} log
 */
export function buildImage(log) {
  mkdirSync(folder, { recursive: true });
  makeBase(log);
  log('Building the Containerfile…');
  const began = Date.now();
  buildah(
    ...['bud', '--isolation', 'chroot', '--format', 'docker'],
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `RUNTIME=${RUNTIME}`],
    ...['--file', join(root, 'Containerfile'), '--tag', IMAGE, root],
  );
  log(`  Built in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}
