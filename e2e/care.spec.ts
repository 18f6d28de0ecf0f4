import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';
import { goOffline } from './support/test.ts';

test('B11.01 B11.02 a shelter takes up places and care, and does its first round on a phone', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await addPet(shelter, { name: 'Biscuit', species: 'Dog' });
  await addPet(shelter, { name: 'Rex', species: 'Dog' });
  await startStaffSession(page);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const title = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/admin/intake');
  await expect(page.getByRole('navigation', { name: 'Pages of care' })).toHaveCount(0);
  await follow('Settings');
  for (const part of [/^Places/, /^Care that is due/]) {
    await page.getByRole('checkbox', { name: part }).check();
    await expect(page.getByRole('checkbox', { name: part })).toBeEnabled();
  }
  await follow('In Care');

  await follow('Places');
  await title('Places');
  await press('Add a Place');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kennel 1');
  await page.getByRole('textbox', { name: 'How many pets fit' }).fill('1');
  await press('Save Place');
  await press('Biscuit');
  await press('Rex');
  await press('Move here: Kennel 1');
  await expect(page.getByText('Biscuit, Rex: now in Kennel 1.')).toBeVisible();
  await expect(page.getByText('More pets than fit')).toBeVisible();
  await expectNoViolations(page, 'the places of a shelter');
  await press('Undo');
  await expect(page.getByText('Biscuit, Rex: back where they were.')).toBeVisible();
  await press('Biscuit');
  await press('Move here: Kennel 1');
  await expect(page.getByText('Biscuit: now in Kennel 1.')).toBeVisible();

  await follow('Care Due');
  await follow('Care Plans');
  await title('Care Plans');
  await press('Use it: DAPP');
  await expect(page.getByRole('button', { name: 'Stop using it: DAPP' })).toBeVisible();
  await expectNoViolations(page, 'the plans of care');
  await follow('Care Due');
  await title('Care Due');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Kennel 1', 'Without a place']);
  const distanceToNext = async () => {
    const [pet, next] = await Promise.all([
      page.getByRole('link', { name: 'Biscuit', exact: true }).boundingBox(),
      page.getByRole('button', { name: 'Done: DAPP, Rex' }).boundingBox(),
    ]);
    return Math.round((next?.y ?? 0) - (pet?.y ?? 0));
  };
  const distance = await distanceToNext();
  await press('Done: DAPP, Biscuit');
  await expect(page.getByText('DAPP, Biscuit: done.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done: DAPP, Biscuit' })).toHaveCount(0);
  await expect.poll(distanceToNext).toBe(distance);
  // Also further down, nothing covers the way back.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const undo = page.getByRole('button', { name: 'Undo' });
  const isOnTop = () =>
    undo.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await expectNoViolations(page, 'the round of care');
  await press('Undo');
  await press('Done: DAPP, Biscuit');
  await follow('Rex');
  await expect(page.getByRole('heading', { level: 2, name: 'Care', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Weight of Rex' }).fill('61 lb 4 oz');
  await press('Save Weight');
  await expect(
    page.getByText('61 lb 4 oz (27.78 kg)').filter({ visible: true }).first(),
  ).toBeVisible();
  await expectNoViolations(page, 'the page of a pet with its care');
});

test('B11.02 what is done in a dead spot is kept over a reload, and sent when the network is back', async ({
  page,
  context,
  consoleWatch,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const name of ['Biscuit', 'Mochi', 'Rex']) await addPet(shelter, { name, species: 'Dog' });
  await startStaffSession(page);
  await page.goto('/admin/settings');
  await page.getByRole('checkbox', { name: /^Care that is due/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Care that is due/ })).toBeEnabled();
  await page.goto('/admin/care/plans');
  await page.getByRole('button', { name: 'Use it: DAPP' }).click();
  await expect(page.getByRole('button', { name: 'Stop using it: DAPP' })).toBeVisible();
  await page.goto('/admin/care');
  const done = (pet: string) => page.getByRole('button', { name: `Done: DAPP, ${pet}` });
  await expect(done('Rex')).toBeVisible();

  consoleWatch.expectError(/Failed to load resource/);
  await goOffline(page);
  await done('Biscuit').click();
  await expect(
    page.getByText('DAPP, Biscuit: kept on this device until it can be sent.'),
  ).toBeVisible();
  await done('Mochi').click();
  await expect(page.getByText('No connection. 2 changes are waiting to be sent.')).toBeVisible();
  await expect(page.getByText('Done, waiting to be sent')).toHaveCount(2);
  await expectNoViolations(page, 'the round of care in a dead spot');

  // The page loads again, and the server is reached for reading alone.
  await page.route('**/api/admin/care/done', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('No connection. 2 changes are waiting to be sent.')).toBeVisible();
  await expect(page.getByText('Done, waiting to be sent')).toHaveCount(2);
  await page.unroute('**/api/admin/care/done');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(done('Biscuit')).toHaveCount(0);
  await expect(page.getByText('1 due')).toBeVisible();
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
});
