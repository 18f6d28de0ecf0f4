import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shelters } from '../shelter/shelters.table.ts';
import { createPagesApp, facts, meta, root } from './testing/pages-app.ts';

const { app, buildPets, open } = await createPagesApp();

const OUR_SHELTERS = 'href="/shelters"';

const ID = '00000000-0000-7000-8000-000000000002';

it('B8.04 with one shelter, nothing leads to pages of shelters, and they are not found', async () => {
  const [pet] = await buildPets({});
  for (const path of ['/shelters', '/shelters/pawmatch-shelter']) {
    expect((await open(path)).status).toBe(404);
  }
  for (const path of ['/', '/pets', `/pets?petId=${pet?.id}`, '/sitemap.xml']) {
    expect((await open(path)).html).not.toMatch(/\/shelters|lives_at|"is_only":false/);
  }
});

it('B8.03 B8.04 B8.06 of several shelters each has a page with its pets, also by a former name, and pets say where they live', async () => {
  const { visiting, time_zone: timeZone } = app.dependencies.shelters.first();
  await app.database.insert(shelters).values({
    id: ID,
    slug: 'springfield-cats',
    name: 'Springfield <Cats>',
    address: '12 Bark St, Springfield, IL 62701',
    hours: 'Daily, 10 AM to 5 PM',
    timeZone,
    visiting,
    updatedAt: app.now(),
  });
  await expect.poll(() => app.dependencies.shelters.isOne()).toBe(false);
  const [mine] = await buildPets({ name: 'Mittens', shelterId: ID }, { name: 'Rex' });
  const list = await open('/shelters');
  expect([list.status, facts(list.html).numberOfItems]).toEqual([200, 2]);
  expect(root(list.html)).toContain('href="/shelters/springfield-cats"');
  const one = await open('/shelters/springfield-cats');
  const page = root(one.html);
  expect(page).toContain('Springfield &lt;Cats&gt;');
  expect(page).toContain('Daily, 10 AM to 5 PM');
  expect(page).toContain('Open the map');
  expect(page).toContain('Mittens');
  expect(page).not.toContain('Rex');
  expect(one.html).toContain('<title>Springfield &lt;Cats&gt; – Pawmatch</title>');
  expect(facts(one.html)).toMatchObject({ '@type': 'AnimalShelter', name: 'Springfield <Cats>' });
  expect(meta(one.html, 'og:site_name')).toBe('Springfield &lt;Cats&gt;');
  expect((await open('/shelters/elsewhere')).status).toBe(404);
  expect((await open('/sitemap.xml')).html).toContain('/shelters/springfield-cats</loc>');
  expect((await open('/sitemap.xml')).html).toContain('/shelters</loc>');
  const near = root((await open('/pets?zip=62704&within=10&shelter=springfield-cats')).html);
  expect(near).toContain('3 miles, Springfield');
  expect(near).toContain('Remove Within 10 miles of 62704');
  expect(near).not.toContain('Rex');
  const far = root((await open('/pets?zip=10001&sort=distance')).html);
  expect(far).not.toContain('3 miles');
  const dialog = await open(`/pets?petId=${mine?.id}`);
  expect((await app.visitor().send(`/pets/x-${mine?.id.slice(-12)}`)).status).toBe(301);
  expect(facts(dialog.html).publisher).toEqual({
    '@type': 'AnimalShelter',
    '@id': 'http://pawmatch.example/shelters/springfield-cats#shelter',
    name: 'Springfield <Cats>',
    url: 'http://pawmatch.example/shelters/springfield-cats',
  });
  expect(meta(dialog.html, 'og:site_name')).toBe('Springfield &lt;Cats&gt;');
  for (const path of ['/', '/pets']) expect(root((await open(path)).html)).toContain(OUR_SHELTERS);

  const rename = (slug: string) =>
    app.database.update(shelters).set({ slug, updatedAt: app.now() }).where(eq(shelters.id, ID));
  await rename('river-cats');
  const known = app.dependencies.shelters;
  await expect.poll(() => known.of(ID).slug).toBe('river-cats');
  const former = await open('/shelters/springfield-cats?from=mail');
  expect([former.status, former.headers.get('location')]).toEqual([
    301,
    '/shelters/river-cats?from=mail',
  ]);
  expect((await open('/shelters/river-cats')).status).toBe(200);
  await rename('springfield-cats');
  await expect.poll(() => known.of(ID).slug).toBe('springfield-cats');
  expect((await open('/shelters/river-cats')).headers.get('location')).toBe(
    '/shelters/springfield-cats',
  );
  expect((await open('/shelters/springfield-cats')).status).toBe(200);

  await app.database.update(shelters).set({ pausedAt: app.now() }).where(eq(shelters.id, ID));
  await expect.poll(() => known.of(ID).isPaused).toBe(true);
  for (const slug of ['springfield-cats', 'river-cats']) {
    expect((await open(`/shelters/${slug}`)).status).toBe(404);
  }
});
