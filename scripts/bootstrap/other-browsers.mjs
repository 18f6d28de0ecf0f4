import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { RunError, runForCode } from './run.mjs';

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Libraries of Debian, Fedora and Arch, which keep WebKit's own small browser beside it. */
const LIBRARY_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/lib',
];

/** @param {string} program */
const runs = async (program) =>
  (await runForCode(program, ['--help'], { isHushed: true }).catch(() => 1)) === 0;

/** @param {(string | undefined)[]} places */
async function findWorking(places) {
  for (const place of places) {
    if (place && existsSync(place) && (await runs(place))) return place;
  }
  return undefined;
}

/** @returns {string | undefined} WebKit's own small browser */
function findMiniBrowser() {
  for (const folder of LIBRARY_FOLDERS.filter((path) => existsSync(path))) {
    const versions = readdirSync(folder).filter((name) => /^webkit(2gtk|gtk)-/.test(name));
    for (const version of versions.sort().reverse()) {
      const program = join(folder, version, 'MiniBrowser');
      if (existsSync(program)) return program;
    }
  }
  return undefined;
}

const findFirefox = () => findWorking([process.env.FIREFOX_PATH, ...FIREFOX_PLACES]);

/** @returns {Promise<NodeJS.ProcessEnv | undefined>} */
async function findWebKit() {
  const driver = await findWorking([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
  const browser = process.env.WEBKIT_BROWSER_PATH ?? findMiniBrowser();
  const hasPage = existsSync('/usr/bin/Xvfb');
  if (!driver || !browser || !hasPage) return undefined;
  return { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser };
}

/**
 * Finds something, or installs it and finds it then.
 * @template T
 * @param {() => Promise<T | undefined>} find
 * @param {string[]} packages
 * @param {string} problem what to tell when neither helps
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
async function findOrInstall(find, packages, problem, say) {
  const present = await find();
  if (present) return present;
  say(`Installing ${packages.join(' and ')}…`);
  await installPackages(packages).catch(() => undefined);
  const installed = await find();
  if (installed) return installed;
  throw new RunError(problem);
}

/**
 * Firefox and WebKit for the journeys of `npm run test:browsers`.
 * @param {(line: string) => void} say
 * @returns {Promise<NodeJS.ProcessEnv>} where they are
 * @throws {RunError} when one of them is not there and cannot be installed
 */
export async function ensureOtherBrowsers(say) {
  const firefox = await findOrInstall(
    findFirefox,
    ['firefox-esr'],
    'There is no Firefox and none could be installed: set FIREFOX_PATH.',
    say,
  );
  const webKit = await findOrInstall(
    findWebKit,
    ['webkit2gtk-driver', 'xvfb'],
    'There is no WebKitGTK with its driver and Xvfb, and they could not be installed: on Debian, run apt-get install webkit2gtk-driver xvfb.',
    say,
  );
  return { FIREFOX_PATH: firefox, ...webKit };
}
