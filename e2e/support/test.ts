import { test as base, expect, type Page } from '@playwright/test';
import { type ShelterServer, startShelterServer } from './shelter-server.ts';

interface TestFixtures {
  /** Fails the test on an unexpected error or warning in the console. */
  consoleWatch: { expectError(pattern: RegExp): void };
}

interface WorkerFixtures {
  shelter: ShelterServer;
}

/** Chromium logs failed calls too; a test declares those that it causes. */
function watchConsole(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    problems.push(`${message.text()} ${message.location().url}`);
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shelter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const shelter = await startShelterServer();
      await use(shelter);
      await shelter.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shelter }, use) => use(shelter.url),
  consoleWatch: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      context.on('page', (page) => watchConsole(page, problems));
      await use({ expectError: (pattern) => expected.push(pattern) });
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected errors or warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
