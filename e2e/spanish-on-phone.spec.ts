import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

test('B5.02 the controls of lists keep to their rows on a small phone, with whole words', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const luna = await addPet(shelter, { name: 'Luna' });
  await shelter.query(
    "UPDATE pets SET experience_level = 'Beginner', home_needed = 'Apartment' WHERE id = $1",
    [luna.id],
  );
  await page.goto('/es/pets?species=Dog&size=Small,Medium,Large');
  const filters = page.getByRole('button', { name: /^Filtros/ });
  const { y: top, height } = (await filters.boundingBox()) ?? { y: 0, height: 0 };
  const dogs = (await page.getByText('Perros', { exact: true }).boundingBox()) ?? { y: 0 };
  expect(dogs.y).toBeGreaterThan(top);
  expect(dogs.y).toBeLessThan(top + height);

  await page.goto(`/es/pets?petId=${luna.id}`);
  const values = page.locator('[data-facts] dd');
  await expect(values.filter({ hasText: 'Principiante' })).toBeVisible();
  const broken = await values.evaluateAll((facts) =>
    facts.flatMap(({ textContent, clientHeight }) =>
      !textContent.includes(' ') && clientHeight > 30 ? [textContent] : [],
    ),
  );
  expect(broken, 'words of one letter a line').toEqual([]);

  await startStaffSession(page);
  await page.goto('/es/admin/calendar?by=pet');
  const controls = page.locator('main').locator('button, select, input, a[href*=print]');
  await expect(controls).toHaveCount(8);
  const rows = await controls.evaluateAll((all) => {
    const places = all.map((control) => control.getBoundingClientRect());
    return [...new Set(places.map(({ top, height }) => Math.round(top + height / 2)))];
  });
  expect(rows, 'two rows of controls').toHaveLength(2);

  await page.goto('/es/admin/data/import');
  const steps = page.getByRole('list', { name: 'Pasos' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const heights = await steps.evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      return words.getBoundingClientRect().height;
    }),
  );
  expect(Math.max(...heights), 'one line each').toBeLessThan(30);

  await page.goto('/es/admin/dashboard');
  const selects = page.getByRole('region', { name: 'Solicitudes de visita' }).getByRole('combobox');
  await expect(selects).toHaveCount(2);
  const cut = await selects.evaluateAll((controls) =>
    controls.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const words = (select as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no canvas'];
      pen.font = font;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(words).width > room ? [`${words} in ${room} px`] : [];
    }),
  );
  expect(cut).toEqual([]);
});
