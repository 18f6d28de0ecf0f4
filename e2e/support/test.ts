import { test as base, type Page, type Request } from '@playwright/test';
import { asShown, expect, IS_PSEUDO, speakPseudo } from './pseudo-language.ts';
import { expectRoom } from './room.ts';
import { type ShelterServer, startShelterServer } from './shelter-server.ts';

/** What cannot run through pages in the made-up language: files, or tests by their name, and why. */
const NOT_IN_PSEUDO: Readonly<Record<string, string>> = {
  'spanish.spec.ts': 'It walks pages in Spanish.',
  'spanish-on-phone.spec.ts': 'It walks pages in Spanish.',
  'embed.spec.ts': 'The element on other sites is not built in the made-up language.',
  'oldest-browsers.spec.ts':
    'It takes away functions of the browser with which the room is measured.',
  'links open them, and their dialogs close':
    'Without script, a page does not tell that it has been painted.',
  'the photo is as wide as the card, tags take two lines': 'It measures cards with English words.',
  'the controls of the calendar are two rows': 'It measures buttons with English words.',
  'the hearts are one tap away': 'It measures the header with English words.',
  'a visitor becomes an adopter with a confirmed visit':
    'It measures a heading with English words.',
  'staff add a pet and confirm a visit by keyboard only':
    'It types the beginnings of options, which are in brackets there.',
};

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

/** What each page has asked for and not got yet, without the stream of changes, which does not end. */
const openRequests = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page) {
  const requests = new Set<Request>();
  openRequests.set(page, requests);
  page.on('request', (request) => {
    // What the page before has asked for may stay unanswered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (request.headers().accept !== 'text/event-stream') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until a page has got what it has asked for: its code, and the answers to its calls. */
export const waitForRequests = (page: Page): Promise<void> =>
  expect.poll(() => openRequests.get(page)?.size).toBe(0);

/** Takes the network away from a page that has got what it asked for, such as code, and waits until it knows. */
export async function goOffline(page: Page): Promise<void> {
  await waitForRequests(page);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shelter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const shelter = await startShelterServer();
      await use(shelter);
      await shelter.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ shelter }, use) => use(shelter.url),
  consoleWatch: [
    async ({ context }, use, { file, title, skip }) => {
      const named = Object.entries(NOT_IN_PSEUDO).find(([name]) =>
        `${file} ${title}`.includes(name),
      );
      if (IS_PSEUDO && named) skip(true, named[1]);
      const problems: string[] = [];
      const expected: RegExp[] = [];
      context.on('page', (page) => {
        watchConsole(page, problems);
        watchRequests(page);
        if (IS_PSEUDO) speakPseudo(page);
      });
      await use({ expectError: (pattern) => expected.push(asShown(pattern)) });
      if (IS_PSEUDO) for (const page of context.pages()) await expectRoom(page);
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected errors or warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
