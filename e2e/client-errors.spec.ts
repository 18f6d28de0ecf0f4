import { expect, test } from './support/test.ts';

interface Reported {
  kind: string;
  message: string;
  stack: string[];
  path: string;
}

const reportsIn = (output: string): Reported[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"clientError"'))
    .map((line) => JSON.parse(line).clientError);

test('F30 an error, a rejection and a part that does not load reach the log of the server, by its own sources', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/boom|left alone|net::ERR_FAILED|dynamically imported module/);
  await page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await page.goto('/pets?secret=1');
  await page.evaluate(() => {
    const source = [...document.scripts].find((script) => script.type === 'module')?.src ?? '';
    for (let time = 0; time < 3; time += 1) {
      const error = new Error('boom for ada@example.org');
      error.stack = `Error: boom\n    at start (${source}:1:400)`;
      setTimeout(() => reportError(error));
    }
    const error = new Error('left alone');
    error.stack = `Error: left alone\n    at start (${source}:1:400)`;
    void Promise.reject(error);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .poll(() =>
      reportsIn(shelter.output())
        .map(({ kind }) => kind)
        .sort((a, b) => a.localeCompare(b)),
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
  expect((await page.request.get(`${script}.map`)).ok(), 'nobody is served the maps').toBe(false);
  const text = await (await page.request.get(script)).text();
  expect(text).not.toContain('sourceMappingURL');
});
