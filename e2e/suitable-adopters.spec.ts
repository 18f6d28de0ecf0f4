import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { openSecondStep } from './support/questionnaire.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

test('B2.06 an adopter agrees in the questionnaire, staff see whom a pet suits, and it is withdrawn on the dashboard', async ({
  page,
  shelter,
  browser,
}) => {
  const pet = await addPet(shelter, { name: 'Biscuit', dog_friendly: true });
  const userId = await startAdopterSession(page, newPerson('Ada Lovelace'));
  await savePreferences(shelter, userId, { has_dogs: true });
  await openSecondStep(page, false);
  const consent = page.getByRole('checkbox', { name: 'Staff may see which pets suit me' });
  await expect(consent, 'off at first').not.toBeChecked();
  await consent.click();
  await expect(page.getByText('Staff may now see which pets suit you.')).toBeVisible();
  await expect(consent).toBeChecked();
  await expectNoViolations(page, 'the questionnaire with the consent');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const staff = await context.newPage();
  await startStaffSession(staff);
  await staff.setViewportSize({ width: 360, height: 740 });
  await staff.goto(`/admin/pets/${pet.id}`);
  // By key: cards above still load, and a click would miss.
  await staff.getByText('Show adopters').press('Enter');
  const shown = staff.getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await expect(shown).toContainText('Great fit, 100 of 100');
  await expect(shown).toContainText('Dogs at home: There is a dog');
  await expect(shown).not.toContainText('Energy');
  await expectNoViolations(staff, 'whom a pet suits');
  await expectNoHorizontalScroll(staff);

  await page.goto('/dashboard');
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText('Staff no longer see which pets suit you.')).toBeVisible();
  await staff.getByText('Show adopters').press('Enter');
  await staff.getByText('Show adopters').press('Enter');
  await expect(staff.getByText('This pet suits none of the adopters')).toBeVisible();
  await context.close();
});
