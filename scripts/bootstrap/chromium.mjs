import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { root } from './root.mjs';
import { RunError, run, runForCode } from './run.mjs';

/** Where systems put it. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string} where Playwright's own is, or would be */
function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return chromium.executablePath();
}

/**
 * Whether it is there and runs: some distributions have a script in its place that only asks to install it.
 * @param {string | undefined} path
 */
async function works(path) {
  if (!path || !existsSync(path)) return false;
  return (await runForCode(path, ['--version'], { isHushed: true }).catch(() => 1)) === 0;
}

async function findWorking() {
  for (const path of [process.env.CHROMIUM_PATH, ...PLACES, playwrightsOwn()]) {
    if (await works(path)) return path;
  }
  return undefined;
}

/** @returns {Promise<void>} */
async function installPlaywrights() {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * A Chromium for the journeys: one that is there, else Playwright's, else the distribution's.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its program
 * @throws {RunError} when none can be had
 */
export async function ensureChromium(say) {
  const present = await findWorking();
  if (present) return present;
  for (const install of [installPlaywrights, () => installPackages(['chromium'])]) {
    say('Getting a Chromium for the journeys…');
    await install().catch(() => undefined);
    const found = await findWorking();
    if (found) return found;
  }
  throw new RunError('There is no Chromium and none could be installed: set CHROMIUM_PATH.');
}
