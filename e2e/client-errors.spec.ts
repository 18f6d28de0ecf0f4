import { expect, test } from './support/test.ts';

interface ErrorReport {
  kind: string;
  message: string;
  stack: string[];
  path: string;
}

const reportsIn = (output: string): ErrorReport[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"clientError"'))
    .map((line) => JSON.parse(line).clientError);

test('F30 errors, rejections and failed imports of the page are logged by the server with source positions', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/boom|unhandled|net::ERR_FAILED|dynamically imported module/);
  await page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await page.goto('/pets?secret=1');
  await page.evaluate(() => {
    const source = [...document.scripts].find((script) => script.type === 'module')?.src ?? '';
    for (let time = 0; time < 3; time += 1) {
      const error = new Error('boom for ada@example.org');
      error.stack = `Error: boom\n    at start (${source}:1:400)`;
      setTimeout(() => reportError(error));
    }
    const error = new Error('unhandled');
    error.stack = `Error: unhandled\n    at start (${source}:1:400)`;
    void Promise.reject(error);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .poll(() =>
      // On a slow machine the failed import is also tried, and reported, before the click.
      reportsIn(shelter.output())
        .map(({ kind }) => kind)
        .sort((a, b) => a.localeCompare(b))
        .filter((kind, index, kinds) => kind !== kinds[index - 1]),
    )
    .toEqual(['chunk', 'rejection', 'uncaught']);
  const [first] = reportsIn(shelter.output()).filter(({ kind }) => kind === 'uncaught');
  expect(first?.message).toBe('Error: boom for [email]');
  expect(first?.path).toBe('/pets');
  expect(first?.stack.at(-1)).toMatch(/^[\w./@-]+\.(tsx?|m?js):\d+:\d+$/);
  const metrics = await (await page.request.get('/metrics')).text();
  expect(metrics).toContain('pawmatch_client_errors_total{kind="uncaught"} 1');

  const script = await page.evaluate(
    () => [...document.scripts].find(({ type }) => type === 'module')?.src ?? '',
  );
  expect((await page.request.get(`${script}.map`)).ok(), 'source maps are not served').toBe(false);
  const text = await (await page.request.get(script)).text();
  expect(text).not.toContain('sourceMappingURL');
});

test('F30 errors that React catches, or recovers from, are logged by the server', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Minified React error|no parameters/);
  // The server-rendered heading differs from what the script renders.
  const heading = 'Find Your Perfect Pet Match';
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(`>${heading}<`, '>Another heading<');
    await route.fulfill({ response, body });
  });
  const kinds = () =>
    reportsIn(shelter.output())
      .filter(({ path, message }) => path === '/' || message === 'Error: no parameters')
      .map(({ kind }) => kind);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.poll(kinds).toEqual(['recoverable']);
  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('no parameters');
    };
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Pets', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.poll(kinds).toEqual(['recoverable', 'caught']);
});
