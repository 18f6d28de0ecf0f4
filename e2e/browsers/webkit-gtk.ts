import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type BrowserContext, expect } from '@playwright/test';

/** Where Playwright starts WebKitGTK's WebDriver. */
export const WEBKIT_DRIVER_URL = 'http://127.0.0.1:4845';

/** Finds elements inside the page. */
const TESTING_LIBRARY = new URL(
  '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  import.meta.url,
);

type Query = { by: 'Role' | 'LabelText' | 'Text'; role?: string; text: string; exact: boolean };
type Option = { index?: number; label?: string };

/** One call of WebDriver: https://www.w3.org/TR/webdriver2/#endpoints */
async function send(method: string, path: string, body?: object): Promise<unknown> {
  const request = { method, body: body && JSON.stringify(body) };
  const response = await fetch(`${WEBKIT_DRIVER_URL}/session${path}`, request);
  const { value } = (await response.json()) as { value: { error: string; message: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const run = (session: string, script: string, args: unknown[] = []) =>
  send('POST', `${session}/execute/sync`, { script, args });

const call = (session: string, script: (...input: never[]) => unknown, ...input: unknown[]) =>
  run(session, `return (${script})(...arguments)`, input);

/** Runs in the page. @returns the first element that is shown; for an action, it or its option once it is still */
function find(queries: Query[], action?: Option): Element | undefined {
  const { TestingLibraryDom: library } = window as never;
  let found: HTMLElement[] = [document.body];
  for (const { by, role, text, exact } of queries) {
    const isWanted = (name: string) =>
      exact ? name === text : name.toLowerCase().includes(text.toLowerCase());
    const parameters = role ? [role, { name: isWanted }] : [isWanted];
    const query = library[`queryAllBy${by}`] as (...input: unknown[]) => HTMLElement[];
    found = found.flatMap((parent) => query(parent, ...parameters));
  }
  const element = found.find((candidate) => candidate.getClientRects().length > 0);
  if (!action || !element) return element;
  // The driver does not wait for the end of a smooth scroll.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = JSON.stringify([queries, element.getBoundingClientRect()]);
  const isStill = Reflect.get(window, 'lastPlace') === place;
  Reflect.set(window, 'lastPlace', place);
  if (!isStill || !(element instanceof HTMLSelectElement)) return isStill ? element : undefined;
  return [...element.options].find(
    ({ index, text }) => index === action.index || text === action.label,
  );
}

/** Runs in the page. */
function collectProblems() {
  const problems: string[] = [];
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  console.error = console.warn = (...parts) => problems.push(parts.join(' '));
  Reflect.set(window, 'problems', problems);
}

/** As Playwright's `Locator`. */
function createLocator(session: string, queries: Query[] = []) {
  const within = (query: Query) => createLocator(session, [...queries, query]);
  const act = (action: string, body: object, option: Option = {}) =>
    expect(async () => {
      const [element] = Object.values((await call(session, find, queries, option)) ?? {});
      expect(element, JSON.stringify(queries)).toBeDefined();
      await send('POST', `${session}/element/${element}/${action}`, body);
    }).toPass();
  return {
    getByRole: (role: string, { name = '', exact = false } = {}) =>
      within({ by: 'Role', role, text: name, exact }),
    getByLabel: (text: string, { exact = false } = {}) => within({ by: 'LabelText', text, exact }),
    getByText: (text: string, { exact = false } = {}) => within({ by: 'Text', text, exact }),
    waitFor: ({ state = 'visible' } = {}) =>
      expect
        .poll(async () => (await call(session, find, queries)) !== null, JSON.stringify(queries))
        .toBe(state === 'visible'),
    click: () => act('click', {}),
    pressSequentially: (text: string) => act('value', { text }),
    selectOption: (option: Option) => act('click', {}, option),
  };
}

/**
 * As much of Playwright's `BrowserContext` as the journey of this folder uses, in WebKitGTK. Its page notices
 * what goes wrong after `goto`.
 * @param binary path of MiniBrowser
 */
export function createWebKitGtkContext(binary: string, baseURL: string): BrowserContext {
  const webkitOptions = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const context = Object.assign(new EventEmitter(), {
    async newPage() {
      const created = await send('POST', '', { capabilities: { alwaysMatch: webkitOptions } });
      const session = `/${(created as { sessionId: string }).sessionId}`;
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
      const page = Object.assign(new EventEmitter(), createLocator(session), {
        evaluate: call.bind(null, session),
        async goto(path: string) {
          await send('POST', `${session}/url`, { url: baseURL + path });
          await run(session, readFileSync(TESTING_LIBRARY, 'utf8'));
          await call(session, collectProblems);
        },
        async screenshot({ path }: { path: string }) {
          await writeFile(path, String(await send('GET', `${session}/screenshot`)), 'base64');
        },
        async close() {
          const problems = (await run(session, 'return window.problems ?? []')) as string[];
          for (const problem of problems) page.emit('pageerror', problem);
          await send('DELETE', session);
        },
      });
      context.emit('page', page);
      return page;
    },
  });
  return context as unknown as BrowserContext;
}
