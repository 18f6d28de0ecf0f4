/**
 * Whether `npm run test:nightly` runs. What floods, waits for long time limits or repeats a race many times belongs
 * there: a whole file is named `*.nightly.test.ts`, a single test is declared with `it.runIf(isNightly)`.
 */
export const isNightly = process.env.NIGHTLY === 'true';
