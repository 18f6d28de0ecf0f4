import { fillPetForm, petList } from './support/admin-dashboard.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession } from './support/journey.ts';
import { ADMIN, type ShelterServer, startShelterServer } from './support/shelter-server.ts';
import { test as base } from './support/test.ts';

/** With a server of its own: no other journey may see a second shelter. */
const test = base.extend<object, { shelter: ShelterServer }>({
  shelter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const shelter = await startShelterServer();
      await use(shelter);
      await shelter.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
});

test('B8.01 B8.02 B8.03 B8.07 a second shelter is created, a colleague of both has each in a tab until the role at one ends, and adopters see both', async ({
  page,
  context,
  shelter,
  consoleWatch,
}) => {
  await startStaffSession(page);
  await page.goto('/admin/network');
  await page.getByRole('button', { name: 'Add a Shelter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Shelter' });
  await dialog.getByLabel('Name', { exact: true }).fill('Springfield Cats');
  await dialog.getByLabel('Address with ZIP code').fill('12 Bark Street, Springfield, IL 62701');
  await dialog.getByLabel('Time zone').selectOption('America/Chicago');
  await dialog.getByLabel('Contact email').fill('hello@springfield.example');
  await dialog.getByLabel('Email of the first manager').fill('grace@example.org');
  await dialog.getByRole('button', { name: 'Create the Shelter' }).click();
  const shelters = page.getByRole('list', { name: 'Shelters of this installation' });
  await expect(shelters.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a Manager: Springfield Cats' }).click();
  const hand = page.getByRole('dialog', { name: 'Add a manager of Springfield Cats' });
  await hand.getByLabel('Email').fill(ADMIN.email);
  await hand.getByRole('button', { name: 'Add the Manager' }).click();
  // Who works at two shelters has one of them in the address.
  await expect(page).toHaveURL(/\/admin\/[a-z-]+\/network$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shelters' })).toBeVisible();
  await expectNoViolations(page, 'the shelters of the installation');

  const tabs = { first: page, springfield: await context.newPage() };
  await tabs.springfield.goto('/admin/springfield-cats/dashboard');
  await tabs.first.goto('/admin/dashboard');
  await expect(tabs.first).toHaveURL(/\/admin\/(?!springfield)[a-z-]+\/dashboard$/);
  const addPet = async (tab: typeof page, name: string) => {
    await tab.getByRole('button', { name: 'Add New Pet' }).click();
    const form = tab.getByRole('dialog', { name: 'Add New Pet' });
    await fillPetForm(form, 'Cat', 'Small');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Add Pet' }).click();
    await expect(petList(tab).panel).toContainText(name);
  };
  await addPet(tabs.springfield, 'Lisa');
  await addPet(tabs.first, 'Ada');
  // Each tab also hears of the changes of the other.
  for (const [tab, own, other] of [
    [tabs.springfield, 'Lisa', 'Ada'],
    [tabs.first, 'Ada', 'Lisa'],
  ] as const) {
    await expect(petList(tab).rows).toHaveCount(1);
    await tab.reload();
    await expect(petList(tab).panel).toContainText(own);
    await expect(petList(tab).panel).not.toContainText(other);
  }
  await tabs.first.getByRole('navigation', { name: 'Shelters' }).getByText('Springfield').click();
  await expect(petList(tabs.first).panel).toContainText('Lisa');
  await tabs.springfield.close();

  // Who works at one of both no longer leaves its pages.
  consoleWatch.expectError(/status of 404/);
  await shelter.query(`
    UPDATE memberships SET until = now()
    WHERE shelter_id = (SELECT id FROM shelters WHERE slug = 'springfield-cats')`);
  const notStaff = 'Your account is not staff of this shelter any more.';
  await expect(page.getByText(notStaff)).toBeVisible();
  await expect(petList(page).panel).toHaveCount(0);

  await page.goto('/shelters');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Shelters' })).toBeVisible();
  await expectNoViolations(page, 'all shelters');
  await page.getByRole('main').getByRole('link', { name: 'Springfield Cats' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Springfield Cats' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Lisa');
  await expect(page.getByRole('main')).not.toContainText('Ada');
  await expectNoViolations(page, 'a shelter');
});
