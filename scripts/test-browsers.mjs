import './bootstrap/check-node.mjs';
import { build } from './bootstrap/build.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { ensureOtherBrowsers } from './bootstrap/other-browsers.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { runForCode } from './bootstrap/run.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';
import { playwright } from './bootstrap/stages.mjs';

// Usage: npm run test:browsers -- [chromium] [firefox] [webkit]; without a name, all of them.
// All journeys run in a full Chromium, and one of them in the other browsers.

const BROWSERS = ['chromium', 'firefox', 'webkit'];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BROWSERS.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no browser ${unknown.join(', ')}: use ${BROWSERS.join(', ')}.\n`);
  process.exit(1);
}
const browsers = BROWSERS.filter((name) => names.length === 0 || names.includes(name));

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/**
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
async function runPlaywright(parameters, env) {
  const options = { cwd: root, isVerbose: true, env: { ...process.env, ...env } };
  const code = await runForCode(...playwright(...parameters), options);
  if (code !== 0) process.exitCode = code;
}

async function runInChromium() {
  if (!browsers.includes('chromium')) return;
  await runPlaywright([], { CHROMIUM_PATH: await ensureChromium(log, { isFull: true }) });
}

/** Node 20 needs a flag for WebSocket. */
const NODE_OPTIONS = [
  process.env.NODE_OPTIONS,
  'WebSocket' in globalThis ? '' : '--experimental-websocket',
]
  .filter(Boolean)
  .join(' ');

async function runInOthers() {
  const projects = browsers.filter((name) => name !== 'chromium');
  if (projects.length === 0) return;
  const parameters = projects.map((name) => `--project=${name}`);
  await runPlaywright(['--config', 'playwright.browsers.config.ts', ...parameters], {
    ...(await ensureOtherBrowsers(log)),
    NODE_OPTIONS,
  });
}

shutDownWithParent();
await prepare(log, [install, build, runInChromium, runInOthers]);
