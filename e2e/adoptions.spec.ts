import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { expectToast } from './support/toasts.ts';

const PHONE = { width: 360, height: 780 };

/** What the adopter reads of the only adoption. */
async function expectPresentStep(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard');
  const section = page.getByRole('region', { name: 'Your Adoptions' });
  await expect(section.locator('[aria-current=step]')).toHaveText(new RegExp(`${text}$`));
}

test('B9.04 B9.05 B9.06 B9.07 from a visit to the home, which the adopter follows on the phone, and back from a mistake', async ({
  page,
  browser,
  shelter,
}) => {
  const milo = await addPet(shelter, { name: 'Milo' });
  const adopterContext = await browser.newContext({ viewport: PHONE, baseURL: shelter.url });
  const phone = await adopterContext.newPage();
  const userId = await startAdopterSession(phone, newPerson('Ada Lovelace'));
  const startsAt = new Date(Date.now() - 10 * 60_000);
  const visitId = await addVisit(shelter, {
    ...{ petId: milo.id, userId, startsAt, status: 'confirmed' },
  });
  await startStaffSession(page);

  await test.step('the outcome of the visit begins it', async () => {
    await page.goto(`/admin/visits/${visitId}`);
    await page.getByRole('button', { name: 'Check In' }).click();
    await page.getByRole('button', { name: 'Adopting' }).click();
    await page.getByRole('link', { name: 'Open the adoption' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Milo for Ada Lovelace' }),
    ).toBeVisible();
    await expectNoViolations(page, 'the page of an adoption', { inBothThemes: true });
    await expectPresentStep(phone, 'You asked to adopt');
    await expectNoViolations(phone, 'the dashboard with an adoption', { inBothThemes: true });
    await expectNoHorizontalScroll(phone);
  });

  await test.step('staff check and approve it, and the adopter sees each', async () => {
    await page.getByRole('button', { name: 'Start Checking' }).click();
    await expect(page.getByRole('button', { name: 'Start Checking' })).toHaveCount(0);
    await expectPresentStep(phone, 'looks into it');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Milo: reserved for Ada Lovelace.');
    await expectPresentStep(phone, 'Reserved for you');
    await page.getByRole('button', { name: 'Change Details' }).click();
    await page.getByLabel('Fee').fill('$150');
    await page.getByRole('button', { name: 'Keep Changes' }).click();
    await expect(page.getByText('$150', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Make the Contract' }).click();
    await expect(page.getByText('Not signed yet')).toBeVisible();
  });

  await test.step('the adopter signs the contract on the phone, and it is theirs as a file', async () => {
    await phone.goto('/dashboard');
    await phone.getByRole('link', { name: 'Read and sign the contract for Milo' }).click();
    await expect(phone.getByText('$150.00')).toBeVisible();
    await phone.getByLabel('Your full name').fill('Ada Lovelace');
    await phone.getByRole('checkbox').check();
    await expectNoViolations(phone, 'the contract to sign', { inBothThemes: true });
    await phone.getByRole('button', { name: 'Sign the Contract' }).click();
    await expect(phone.getByText(/^Signed by Ada Lovelace on/)).toBeVisible();
    await expectNoHorizontalScroll(phone);
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('adoption-contract.pdf');
  });

  await test.step('it is complete, which both see', async () => {
    await page.reload();
    await expect(page.getByText(/^Signed by Ada Lovelace on .* on their own device/)).toBeVisible();
    await page.getByRole('button', { name: 'Complete the Adoption' }).click();
    await expect(page.getByText(/^Until .*, undoing tells nobody/)).toBeVisible();
    await expectPresentStep(phone, 'At home with you');
    const { status } = await callAsStaff<Pet>(shelter, `GET /pets/${milo.id}`);
    expect(status).toBe('Adopted');
  });

  await test.step('the mistake is undone in one step', async () => {
    await page.getByRole('button', { name: 'Undo Adoption' }).click();
    await expectToast(page, 'The adoption of Milo is undone.');
    await expectPresentStep(phone, 'Reserved for you');
    await phone.getByRole('button', { name: 'I Changed My Mind' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'I Changed My Mind' }).click();
    await expect(phone.getByText('You decided not to adopt Milo.')).toBeVisible();
    // The page of staff follows without a reload.
    await expect(page.getByRole('button', { name: 'Open It Again' })).toBeVisible();
    const { status } = await callAsStaff<Pet>(shelter, `GET /pets/${milo.id}`);
    expect(status).toBe('Available');
  });
  await adopterContext.close();
});

test('B9.04 B9.07 somebody at the desk adopts on a phone of staff, and who asked before is told on the board', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize(PHONE);
  const milo = await addPet(shelter, { name: 'Milo' });
  const asking = { name: 'Bo Stone', email: 'bo@example.org', phone: '5550100199' };
  const visitId = await addVisit(shelter, { petId: milo.id, visitor: asking, status: 'completed' });
  await callAsStaff<Adoption>(shelter, 'POST /admin/adoptions', {
    ...{ pet_id: milo.id, visit_id: visitId },
  });
  await startStaffSession(page);
  await page.goto('/admin/adoptions');
  await expect(page.getByRole('link', { name: 'Milo for Bo Stone' })).toBeVisible();
  await expectNoViolations(page, 'the board of adoptions', { inBothThemes: true });
  await expectNoHorizontalScroll(page);

  await page.getByRole('button', { name: 'Record an Adoption' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record an adoption' });
  await dialog.getByRole('combobox', { name: /Pet/ }).fill('Mil');
  await page.getByRole('option', { name: /Milo/ }).click();
  await dialog.getByText('Somebody without an account').click();
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await expectNoViolations(page, 'the form of an adoption at the desk', { inBothThemes: true });
  await dialog.getByRole('button', { name: 'Begin the Adoption' }).click();
  await page.getByRole('button', { name: 'Complete the Adoption' }).click();
  await expect(page.getByText(/^Until .*, undoing tells nobody/)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Bo Stone' }).click();
  await expect(page.getByText(/^The pet found another home, on/)).toBeVisible();

  await page.getByRole('link', { name: 'Adoptions', exact: true }).click();
  await expect(page.getByText(/^Nobody is waiting to adopt/)).toBeVisible();
  await page.getByRole('link', { name: 'Adopted', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Milo for Ada Lovelace' })).toBeVisible();
  await page.getByRole('link', { name: 'Ended', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Milo for Bo Stone' })).toBeVisible();
});
