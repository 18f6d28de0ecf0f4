import './bootstrap/check-node.mjs';
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { ensureBrowsers } from './bootstrap/other-browsers.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { runForCode } from './bootstrap/run.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';
import { playwright } from './bootstrap/stages.mjs';

// Usage: node scripts/test-browsers.mjs [options of Playwright, such as --project=webkit]

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** WebKitGTK has no mode without a display. */
const DISPLAY = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1280x1000x24'];

shutDownWithParent();
await prepare(log, [
  install,
  build,
  async () => {
    const { browsers, missing } = await ensureBrowsers(log);
    const [command = '', ...parameters] = [
      ...(browsers.webkit ? DISPLAY : []),
      ...playwright('--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)).flat(),
    ];
    process.exitCode = await runForCode(command, parameters, {
      cwd: root,
      isVerbose: true,
      env: { ...process.env, BROWSERS: JSON.stringify(browsers) },
    });
    for (const name of missing) {
      log(`skipped: ${name}, because neither Playwright's nor Debian's could be installed`);
    }
  },
]);
