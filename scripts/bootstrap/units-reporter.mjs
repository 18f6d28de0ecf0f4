import { writeFileSync } from 'node:fs';

/** A Vitest reporter that writes the file that `countUnits` reads. */
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
  hasPassed: module.ok(),
  tests: [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: test.result().state,
  })),
});
