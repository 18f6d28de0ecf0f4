import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from './apt.mjs';
import { root } from './root.mjs';
import { node, RunError, run } from './run.mjs';

const PLAYWRIGHT = join(root, 'node_modules/playwright-core');
const START_MS = 30_000;

/**
 * @param {string} name of a browser of Playwright
 * @returns {string[]} its path, whether it is installed or not; none before Playwright is installed
 */
function playwrightPaths(name) {
  if (!existsSync(PLAYWRIGHT)) return [];
  const { registry } = createRequire(join(root, 'package.json'))('playwright-core/lib/coreBundle');
  return [registry.registry.findExecutable(name).executablePath()].filter(Boolean);
}

/**
 * @typedef {object} Kind
 * @property {string} name as Playwright and Debian call it
 * @property {string[]} systemPaths where operating systems install it
 */

/** Chromium without windows, which needs a third less processor time. @type {Kind} */
const HEADLESS_SHELL = {
  name: 'chromium-headless-shell',
  systemPaths: ['/usr/bin/chromium-headless-shell'],
};

/** @type {Kind} */
const FULL = {
  name: 'chromium',
  systemPaths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** @param {Kind} kind @returns {string[]} paths of the installed programs of a kind, the best first */
const installedPaths = ({ name, systemPaths }) =>
  [...systemPaths, ...playwrightPaths(name)].filter((path) => existsSync(path));

/** @returns {string | undefined} the browser that tests use, without trying it or installing one */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || [HEADLESS_SHELL, FULL].flatMap(installedPaths)[0];

/** @returns {number} of the oldest supported Chrome */
function oldestVersion() {
  const text = readFileSync(join(root, 'apps/web/oldest-browsers.ts'), 'utf8');
  return Number(/'chrome(\d+)'/.exec(text)?.[1]);
}

/** @param {string} path @param {string[]} parameters */
async function readOutput(path, ...parameters) {
  const { stdout } = await promisify(execFile)(path, parameters, {
    timeout: START_MS,
    killSignal: 'SIGKILL',
  });
  return stdout;
}

/**
 * Starts a browser once. Some distributions install a script that only asks to install one.
 * @param {string} path
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function findProblem(path) {
  if (!existsSync(path)) return `${path} does not exist`;
  try {
    const version = Number(/\b(\d{1,4})\.\d{1,4}\./.exec(await readOutput(path, '--version'))?.[1]);
    if (version < oldestVersion()) {
      return `${path} is version ${version}, and the oldest supported one is ${oldestVersion()}`;
    }
    const flags = ['--headless', '--no-sandbox', '--disable-gpu'];
    const page = await readOutput(path, ...flags, '--dump-dom', 'about:blank');
    return page.includes('<html') ? undefined : `${path} shows no page`;
  } catch (error) {
    const lines = String(/** @type {{ stderr?: string }} */ (error).stderr ?? error).trim();
    return `${path} cannot start (${lines.split('\n').at(-1)})`;
  }
}

/**
 * @param {Kind} kind
 * @param {Set<string>} problems receives what is wrong with those that cannot be used
 */
async function findWorking(kind, problems) {
  for (const path of installedPaths(kind)) {
    const problem = await findProblem(path);
    if (!problem) return path;
    problems.add(problem);
  }
  return undefined;
}

/** @param {string} name */
const installers = (name) => [
  () => run(...node(join(PLAYWRIGHT, 'cli.js'), 'install', name)),
  () => installPackages([name]),
];

/**
 * @param {string[]} problems
 * @param {string} name
 */
function explain(problems, name) {
  const sentences = problems.map((problem) => `${problem}.`);
  return [
    'There is no Chromium that the tests can use.',
    ...sentences,
    `Install one with "npx playwright install --with-deps ${name}" or, on Debian, "apt-get install ${name}",`,
    `or set CHROMIUM_PATH to the program of a Chromium or Chrome ${oldestVersion()} or later.`,
  ].join('\n');
}

/**
 * Finds a browser for the journeys, or installs one: the headless shell, or else a full Chromium. CHROMIUM_PATH
 * is used as it is.
 * @param {(line: string) => void} log
 * @param {{ isFull?: boolean }} [options] `isFull` takes no headless shell
 * @returns {Promise<string>} path of the program
 * @throws {RunError} when there is none and none can be installed
 */
export async function ensureChromium(log, { isFull = false } = {}) {
  const kinds = isFull ? [FULL] : [HEADLESS_SHELL, FULL];
  const preferred = kinds[0]?.name ?? '';
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !(isFull && /headless.shell/.test(chosen))) {
    const problem = await findProblem(chosen);
    if (problem) throw new RunError(explain([`CHROMIUM_PATH: ${problem}`], preferred));
    return chosen;
  }
  /** @type {Set<string>} */
  const problems = new Set();
  for (const kind of kinds) {
    const present = await findWorking(kind, problems);
    if (present) return present;
    for (const install of installers(kind.name)) {
      log(`Installing ${kind.name} for the journeys…`);
      await install().catch(() => undefined);
      const installed = await findWorking(kind, problems);
      if (installed) return installed;
    }
  }
  throw new RunError(explain([...problems], preferred));
}
