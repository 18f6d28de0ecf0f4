import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import { addPet } from './support/shelter-data.ts';

test('R6.05 R7.01 R7.07 R9.11 calls have the JSON, CSRF and authorization headers that they need', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  const sent: { call: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    sent.push({ call: `${request.method()} ${pathname.slice(4)}`, headers: request.headers() });
  });
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByText('No visit requests yet.')).toBeVisible();
  expect(
    sent.slice(0, 2).map(({ call }) => call),
    'without a cookie the CSRF token is fetched first',
  ).toEqual(['GET /auth/csrf', 'POST /auth/login']);
  await page.getByRole('navigation').getByRole('link', { name: 'Pets' }).click();
  await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule a Visit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Date')).toBeEnabled();
  const csrf = await page.evaluate(() => /csrftoken=([^;]+)/.exec(document.cookie)?.[1]);
  const before = sent.length;
  await page.goto('/dashboard');
  // Its response changes the CSRF cookie, also after the next page is shown.
  const loggedOut = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await loggedOut;
  await expect(page).toHaveURL('/login');
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await expect(
    page.getByRole('region', { name: 'Pet Management' }).getByText('Biscuit', { exact: true }),
  ).toBeVisible();
  expect(
    sent.slice(before).find(({ call }) => call === 'POST /auth/logout')?.headers,
  ).toMatchObject({
    'x-csrf-token': csrf,
  });
  for (const { call, headers } of sent) {
    expect(headers.accept, call).toBe('application/json');
    expect('x-csrf-token' in headers, call).toBe(!call.startsWith('GET '));
    // The last two are public calls that the specification does not list (D24).
    const isPublic = /^(GET|POST) \/(auth\/|pets|shelter|visit-requests\/slots)/.test(call);
    expect(headers.authorization?.startsWith('Bearer ') ?? false, call).toBe(!isPublic);
  }
  const paths = new Set(sent.map(({ call }) => call.replace(/\/[0-9a-f-]{36}/, '/:id')));
  for (const call of [
    'GET /pets',
    'GET /users/me',
    'GET /visit-requests/my',
    'GET /admin/visit-requests',
  ]) {
    expect(paths).toContain(call);
  }
});
