import * as templates from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import * as endpoints from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import * as documents from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { users } from '../../users/users.table.ts';

const app = await openTestApp();

async function makeContract(columns: Parameters<typeof app.buildAdoption>[0]) {
  const staff = await app.signIn('staff');
  const { id } = await app.buildAdoption({ stage: 'approved', ...columns });
  const params = { id };
  const made = await staff.call(endpoints.makeContract, { params });
  expect(made.status).toBe(201);
  return { staff, id, params, contract: made.body.contract };
}

const sign = (person: SignedInClient, id: string, digest: string) =>
  person.call(endpoints.signOwnContract, {
    params: { id },
    body: { name: 'Ada Lovelace', is_agreed: true, digest },
  });

describe('a contract in the language of its adopter', () => {
  const texts = { text: 'I adopt {{pet_name}} on {{date}}.' };
  const es = { text: 'Adopto a {{pet_name}} el {{date}}.' };
  const save = async (body: object) => {
    const manager = await app.signIn('manager');
    const { version } = (await manager.call(templates.getContractTemplate)).body;
    return manager.call(templates.saveContractTemplate, {
      body: { expected_version: version, ...body } as never,
    });
  };
  const makeFor = async (language: string) => {
    const adopter = await app.signIn();
    await app.database.update(users).set({ language }).where(eq(users.id, adopter.user.id));
    const made = await makeContract({ userId: adopter.user.id });
    return { ...made, adopter };
  };

  it('B5.02 B9.06 begins with an example in every language, that of the shelter first', async () => {
    const manager = await app.signIn('manager');
    const read = async () => (await manager.call(templates.getContractTemplate)).body;
    expect(await read()).toMatchObject({
      ...{ language: 'en', text: expect.stringContaining('# Adoption contract') },
      translations: { es: { text: expect.stringContaining('# Contrato de adopción') } },
    });
    await app.database.update(shelters).set({ language: 'es' });
    expect(await read()).toMatchObject({
      ...{ language: 'es', text: expect.stringContaining('# Contrato de adopción') },
      translations: { en: { text: expect.stringContaining('# Adoption contract') } },
    });
    await app.database.update(shelters).set({ language: 'en' });
    const { contract } = await makeFor('es');
    expect(contract).toMatchObject({ language: 'es', is_outdated: false });
    expect(contract.text).toContain('Microchip: sin registrar');
  });

  it('B5.04 B9.06 is made of the text for that language, keeps it, and so does its PDF', async () => {
    const saved = await save({ ...texts, translations: { es } });
    expect(saved.body).toMatchObject({ ...texts, language: 'en', translations: { es } });
    const { adopter, id, contract, params, staff } = await makeFor('es');
    expect(contract).toMatchObject({ language: 'es', is_outdated: false });
    expect(contract.text).toMatch(/^Adopto a Pet \d+ el \d+ de [a-z]+ de 2026\.$/);
    const page = { params, headers: { 'Accept-Language': 'en' } };
    const own = (await adopter.call(endpoints.getOwnContract, page)).body;
    expect(own).toMatchObject({ language: 'es', text: contract.text, digest: contract.digest });
    expect((await sign(adopter, id, own.digest)).status).toBe(201);

    await app.database.update(users).set({ language: 'en' });
    await save(texts);
    const { body } = await staff.call(endpoints.getContractCase, { params });
    expect(body.contract).toMatchObject({ language: 'es', state: 'signed', is_intact: true });
    const file = await adopter.call(documents.getOwnContractDocument, page);
    expect(String(file.body)).toContain('/Lang (es-US)');
  });

  it('B5.02 B9.06 is in the shelter’s own language without one, or without an account', async () => {
    await save(texts);
    expect((await makeFor('es')).contract).toMatchObject({ language: 'en', is_outdated: false });
    await save({ ...texts, translations: { es } });
    expect((await makeFor('en')).contract.text).toMatch(/^I adopt /);
    const walkIn = { userId: null, adopterName: 'Ada Lovelace' };
    expect((await makeContract(walkIn)).contract).toMatchObject({ language: 'en' });
  });

  it('B5.02 B9.06 is refused with a field that does not exist, in any language', async () => {
    const wrong = await save({ ...texts, translations: { es: { text: '{{adopter}}' } } });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'translations.es.text']);
  });
});
