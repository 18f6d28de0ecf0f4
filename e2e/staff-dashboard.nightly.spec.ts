import { addManyPets } from '../bench/support/many-pets.ts';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';

const COUNT = 10_000;

test('R2.51 R2.52 R2.53 R2.55 ten thousand pets and visits are listed, selected, filtered and scrolled', async ({
  page,
  shelter,
}) => {
  await addManyPets(shelter, COUNT);
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), id, 'Visitor ' || substr(name, 5), 'pending', starts_at,
       starts_at + interval '30 minutes', created_at, now()
     FROM pets, LATERAL (SELECT now() + interval '2 days' AS starts_at) AS soon`,
  );
  await openDashboard(page);
  for (const { list, one, each } of [
    { list: petList(page), one: 'Pet', each: 'pet(s)' },
    { list: visitList(page), one: 'Visitor', each: 'request(s)' },
  ]) {
    await test.step(`${each}: shows the first rows and the total`, async () => {
      await expect(list.rows).toHaveCount(10);
      await expect(list.rows.first()).toContainText(new RegExp(`${one} 1(?!\\d)`));
      await expect(list.section.getByText('10,000', { exact: true })).toBeVisible();
    });

    await test.step(`${each}: selects and deselects all rows`, async () => {
      await list.selectAll.check();
      await expect(list.bulkBar).toHaveText(`10,000 ${each} selected`);
      await list.selectAll.uncheck();
      await expect(list.bulkBar).toHaveCount(0);
    });

    await test.step(`${each}: loads more rows while scrolling`, async () => {
      await expect(async () => {
        await list.panel.evaluate((area) => area.scrollTo(0, area.scrollHeight));
        const last = await list.rows.last().getAttribute('data-index');
        expect(Number(last)).toBeGreaterThanOrEqual(99);
      }).toPass({ intervals: [100], timeout: 30_000 });
      await list.panel.evaluate((area) => area.scrollTo(0, 0));
      await expect(list.row(new RegExp(`${one} 1(?!\\d)`))).toBeInViewport();
    });

    await test.step(`${each}: filters all rows`, async () => {
      await list.section.getByRole('searchbox').fill(`${one} 9876`);
      await expect(list.rows).toHaveText([new RegExp(`${one} 9876`)]);
      await expect(list.section.getByText('1 of 10,000', { exact: true })).toBeVisible();
      await list.selectAll.check();
      await expect(list.bulkBar).toHaveText(`1 ${each} selected`);
      await list.section.getByRole('searchbox').clear();
      await expect(list.bulkBar, 'a row that is not shown is not selected').toHaveCount(0);
    });
  }

  await test.step('the visit form finds any pet', async () => {
    await page.getByRole('button', { name: 'Schedule Visit' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule New Visit' });
    const pet = form.getByRole('combobox', { name: 'Pet' });
    await pet.fill('pet 4321');
    await form.getByRole('listbox').getByRole('option').click();
    await expect(pet).toHaveValue('Pet 4321');
    await pet.fill('pet');
    expect(await form.getByRole('listbox').getByRole('option').count()).toBeLessThanOrEqual(50);
  });
});
