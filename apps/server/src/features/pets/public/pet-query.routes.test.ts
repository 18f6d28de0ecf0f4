import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();
beforeAll(async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const build = (name: string, number: number, facts: object) =>
    app.buildPet({ name, breed: 'Mixed', createdAt: day(number), status: 'Available', ...facts });
  await build('Zoë', 1, { species: 'Cat', size: 'Small', kid_friendly: null });
  await build('Bruno', 2, { species: 'Dog', size: 'Large', kid_friendly: true, breed: 'Boxer' });
  await build('100% Ana_Lu', 3, { species: 'Dog', size: 'Small', kid_friendly: false });
  await build("O'Malley", 4, { species: 'Cat', size: 'Small', kid_friendly: true });
  await build('לונה', 5, { species: 'Dog', size: 'Medium', status: 'Adopted', kid_friendly: null });
});

const list = async (query: string) => {
  const { status, body, headers } = await app.visitor().send(`/api/pets?${query}`);
  expect(status).toBe(200);
  const names = body.map(({ name }: { name: string }) => name);
  expect(Number(headers.get(endpoints.TOTAL_COUNT_HEADER))).toBeGreaterThanOrEqual(names.length);
  return names;
};

describe('GET /pets by filters', () => {
  it.each([
    ['species=Dog', ['לונה', '100% Ana_Lu', 'Bruno']],
    ['species=dog,CAT&status=Available&size=Small', ["O'Malley", '100% Ana_Lu', 'Zoë']],
    ['size=Large&size=Medium', ['לונה', 'Bruno']],
    ['sort=waiting', ['Zoë', 'Bruno', '100% Ana_Lu', "O'Malley", 'לונה']],
    ['sort=name&status=Available', ['100% Ana_Lu', 'Bruno', "O'Malley", 'Zoë']],
    ['sort=waiting&offset=1&limit=2', ['Bruno', '100% Ana_Lu']],
    ['sort=waiting&skip=4', ['לונה']],
    ['q=zoe', ['Zoë']],
    ['q=BOX%20bru', ['Bruno']],
    ['q=%25', ['100% Ana_Lu']],
    ['q=ana_l', ['100% Ana_Lu']],
    ["q=o'mal", ["O'Malley"]],
    ['q=%D7%9C%D7%95', ['לונה']],
    ['q=%20%20&limit=1', ['לונה']],
    ['q=none%20such', []],
    // A property of every object.
    ['q=constructor', []],
    ['lacks=photo&species=Cat&colour=blue', ["O'Malley", 'Zoë']],
  ])('B1.01 lists the pets of %s', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('B1.02 excludes who is known to be bad with children, and has the unknown last', async () => {
    expect(await list('good_with=children')).toEqual(["O'Malley", 'Bruno', 'לונה', 'Zoë']);
  });

  it.each([
    ['species=Horse', 'species'],
    ['size=Small,Huge', 'size'],
    ['sort=price', 'sort'],
    ['good_with=birds', 'good_with'],
    ['special_needs=perhaps', 'special_needs'],
    [`q=${'x'.repeat(10_000)}`, 'q'],
    ['q=%00', 'q'],
  ])('B1.01 rejects %s by the name of the parameter', async (query, name) => {
    const { status, body } = await app.visitor().send(`/api/pets?${query}`);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(`"${name}"`);
    expect(body.detail, 'a sentence').toMatch(/^[A-Z].{20,}\.$/);
  });

  it('B1.01 has nothing beyond the end, however far', async () => {
    expect(await list('species=Dog&offset=2147483647')).toEqual([]);
    expect(await list('q=zoe&offset=99999999999999999999')).toEqual([]);
  });

  it('B1.01 shows a change at once', async () => {
    const pet = await app.buildPet({ name: 'Quincy', status: 'Available' });
    expect(await list('q=quincy&status=Available')).toEqual(['Quincy']);
    const admin = await app.signIn('admin');
    await admin.call(endpoints.updatePet, { params: { id: pet.id }, body: { status: 'Adopted' } });
    expect(await list('q=quincy&status=Available')).toEqual([]);
    await admin.call(endpoints.deletePet, { params: { id: pet.id } });
  });
});

describe('GET /pets/facets', () => {
  it('B1.05 counts what each further choice would leave', async () => {
    const { body } = await app.visitor().send('/api/pets/facets?species=Dog&status=Available');
    expect(body.total).toBe(2);
    expect(body.facets).toMatchObject({
      species: { Dog: 2, Cat: 2 },
      size: { Large: 1, Small: 1 },
      status: { Available: 2, Adopted: 1 },
    });
  });

  it('B1.05 counts within a search', async () => {
    const { body } = await app.visitor().send('/api/pets/facets?q=zoe');
    expect(body).toMatchObject({ total: 1, facets: { species: { Cat: 1 }, size: { Small: 1 } } });
  });
});
