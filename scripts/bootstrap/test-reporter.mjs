import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ name: string, state: string, seconds: number }} TestResult */

/** Most of a failed journey's page that is printed. */
const PAGE_CHARACTERS = 12_000;

/**
 * A reporter of Vitest and of Playwright. It writes the results of a run into a new file of the folder
 * TEST_REPORTS, which `stages.mjs` reads.
 */
export default class TestReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;

  printsToStdio() {
    return false;
  }

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /**
   * Prints what a failed journey had on its page: where a check runs elsewhere, its files are gone afterwards.
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { attachments }) {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      const context = readFileSync(path, 'utf8');
      const start = Math.max(0, context.indexOf('# Page snapshot'));
      console.log(`${test.title}:\n${context.slice(start, start + PAGE_CHARACTERS)}`);
    }
  }

  /** Playwright has ended. */
  onEnd() {
    write((this.#suite?.allTests() ?? []).map(resultOfJourney));
  }

  /**
   * Vitest has ended.
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   */
  onTestRunEnd(modules) {
    write(modules.flatMap(resultsOfModule));
  }
}

/** @param {TestResult[]} results */
function write(results) {
  const folder = process.env.TEST_REPORTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(results));
}

/**
 * @param {string} file
 * @param {string} [test]
 */
const nameOf = (file, test) => [relative(root, file), test].filter(Boolean).join(' › ');

const STATES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/**
 * @param {import('@playwright/test/reporter').TestCase} test
 * @returns {TestResult}
 */
function resultOfJourney(test) {
  const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
  return {
    name: nameOf(test.location.file, test.title),
    state: STATES[test.outcome()],
    seconds: milliseconds / 1000,
  };
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {TestResult[]}
 */
function resultsOfModule(module) {
  const results = [...module.children.allTests()].map((test) => ({
    name: nameOf(module.moduleId, test.fullName),
    state: test.result().state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  }));
  // A file that cannot be loaded has no tests.
  const isBroken = !module.ok() && !results.some(({ state }) => state === 'failed');
  return isBroken
    ? [...results, { name: nameOf(module.moduleId), state: 'failed', seconds: 0 }]
    : results;
}
