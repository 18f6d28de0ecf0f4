import { writeFileSync } from 'node:fs';

/**
 * A reporter of Vitest that writes what `countUnits` reads.
 */
export default class UnitsReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    const path = process.env.UNITS_REPORT;
    if (path) writeFileSync(path, JSON.stringify(modules.map(asReport)));
  }
}

/** @param {import('vitest/node').TestModule} module */
const asReport = (module) => ({
  file: module.moduleId,
  isGood: module.ok(),
  tests: [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: test.result().state,
  })),
});
