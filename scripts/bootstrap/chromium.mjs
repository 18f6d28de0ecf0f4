import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { root } from './root.mjs';
import { RunError, run, runForCode } from './run.mjs';

/** Where operating systems install it. */
const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string} path of Playwright's Chromium, whether it is installed or not */
function playwrightPath() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return chromium.executablePath();
}

/**
 * Whether it exists and runs. Some distributions install a script that only asks to install the browser.
 * @param {string | undefined} path
 */
async function canRun(path) {
  if (!path || !existsSync(path)) return false;
  return (await runForCode(path, ['--version'], { isSilent: true }).catch(() => 1)) === 0;
}

async function findWorking() {
  for (const path of [process.env.CHROMIUM_PATH, ...PATHS, playwrightPath()]) {
    if (await canRun(path)) return path;
  }
  return undefined;
}

/** @returns {Promise<void>} */
async function installPlaywrightChromium() {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * Finds a Chromium for the browser tests. Installs Playwright's, or else the distribution's, when there is none.
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of the program
 * @throws {RunError} when none can be installed
 */
export async function ensureChromium(log) {
  const present = await findWorking();
  if (present) return present;
  for (const install of [installPlaywrightChromium, () => installPackages(['chromium'])]) {
    log('Installing Chromium for the browser tests…');
    await install().catch(() => undefined);
    const found = await findWorking();
    if (found) return found;
  }
  throw new RunError('Chromium was not found and could not be installed. Set CHROMIUM_PATH.');
}
