import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { root } from './root.mjs';
import { RunError, run } from './run.mjs';

const PROCESSOR = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** Debian's browsers, for machines that cannot download Playwright's own. */
const DEBIAN = {
  chromium: { path: '/usr/bin/chromium', packages: ['chromium'] },
  firefox: { path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webkit: {
    path: `/usr/lib/${PROCESSOR}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Finds a browser, or else installs Playwright's or Debian's.
 * @param {keyof typeof DEBIAN} name
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>} path of Debian's, '' for Playwright's own
 */
async function findBrowser(name, log) {
  const playwright = createRequire(join(root, 'package.json'))('playwright-core');
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const { path, packages } = DEBIAN[name];
  const find = () => {
    if (existsSync(playwright[name].executablePath())) return '';
    return existsSync(path) ? path : undefined;
  };
  for (const install of [
    () => run(process.execPath, [cli, 'install', name]),
    () => installPackages(packages),
  ]) {
    if (find() !== undefined) break;
    log(`Installing ${name}…`);
    await install().catch(() => undefined);
  }
  return find();
}

/**
 * Finds or installs Chromium, Firefox and WebKit.
 * @param {(line: string) => void} log
 * @returns {Promise<{ browsers: Record<string, string>, missing: string[] }>} each with the path of Debian's, or ''
 * @throws {RunError} when none can be installed
 */
export async function ensureBrowsers(log) {
  /** @type {Record<string, string>} */
  const browsers = {};
  const missing = [];
  for (const name of /** @type {(keyof typeof DEBIAN)[]} */ (Object.keys(DEBIAN))) {
    const path = await findBrowser(name, log);
    if (path === undefined) missing.push(name);
    else browsers[name] = path;
  }
  if (Object.keys(browsers).length === 0) throw new RunError('No browser could be installed.');
  return { browsers, missing };
}
