import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { RunError, runForCode } from './run.mjs';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Where Debian, Fedora and Arch install WebKitGTK with its MiniBrowser. */
const LIBRARY_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/lib',
];

/** @param {string} program */
const canRun = async (program) =>
  (await runForCode(program, ['--help'], { isSilent: true }).catch(() => 1)) === 0;

/** @param {(string | undefined)[]} paths */
async function findWorking(paths) {
  for (const path of paths) {
    if (path && existsSync(path) && (await canRun(path))) return path;
  }
  return undefined;
}

/** @returns {string | undefined} path of WebKitGTK's MiniBrowser */
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

const findFirefox = () => findWorking([process.env.FIREFOX_PATH, ...FIREFOX_PATHS]);

/** @returns {Promise<NodeJS.ProcessEnv | undefined>} */
async function findWebKit() {
  const driver = await findWorking([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
  const browser = process.env.WEBKIT_BROWSER_PATH ?? findMiniBrowser();
  const hasDisplay = existsSync('/usr/bin/Xvfb');
  if (!driver || !browser || !hasDisplay) return undefined;
  return { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser };
}

/**
 * Finds a program, or installs it first.
 * @template T
 * @param {() => Promise<T | undefined>} find
 * @param {string[]} packages
 * @param {string} problem the error message when it cannot be installed
 * @param {(line: string) => void} log
 * @returns {Promise<T>}
 */
async function findOrInstall(find, packages, problem, log) {
  const present = await find();
  if (present) return present;
  log(`Installing ${packages.join(' and ')}…`);
  await installPackages(packages).catch(() => undefined);
  const installed = await find();
  if (installed) return installed;
  throw new RunError(problem);
}

/**
 * Finds or installs Firefox and WebKit for `npm run test:browsers`.
 * @param {(line: string) => void} log
 * @returns {Promise<NodeJS.ProcessEnv>} their paths, as environment variables
 * @throws {RunError} when one of them cannot be installed
 */
export async function ensureOtherBrowsers(log) {
  const firefox = await findOrInstall(
    findFirefox,
    ['firefox-esr'],
    'Firefox was not found and could not be installed. Set FIREFOX_PATH.',
    log,
  );
  const webKit = await findOrInstall(
    findWebKit,
    ['webkit2gtk-driver', 'xvfb'],
    'WebKitGTK, its driver or Xvfb was not found and could not be installed. On Debian, run apt-get install webkit2gtk-driver xvfb.',
    log,
  );
  return { FIREFOX_PATH: firefox, ...webKit };
}
