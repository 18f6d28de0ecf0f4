import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import * as history from '@pawmatch/contract/history/history-endpoints';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { encodePetForm } from '@pawmatch/contract/pets/staff/pet-form-data';
import { getSettings, updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { users } from '../../users/users.table.ts';
import { pets } from '../pets.table.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

beforeEach(async () => {
  await app.database.update(shelters).set({ language: 'en' });
  await app.dependencies.shelters.reload();
  await app.database.delete(pets);
});

const canela = {
  ...{ name: 'Canela', species: 'Dog', breed: 'Beagle', age_group: 'Young' },
  ...{ sex: 'Female', size: 'Medium', summary: 'Loves walks.' },
};
const spanish = { summary: 'Le encanta pasear.', description: 'Duerme junto a la chimenea.' };

const create = (body: object) => admin.call(endpoints.createPet, { body: body as never });
const change = (id: string, body: object) =>
  admin.call(endpoints.updatePet, { params: { id }, body: body as never });
const shown = async (id: string) =>
  (await app.visitor().call(endpoints.getPet, { params: { id } })).body;

describe('the story of a pet in other languages', () => {
  it('B5.02 is stored beside the shelter’s own, and shown with it in every language', async () => {
    const { status, body } = await create({ ...canela, translations: { es: spanish } });
    expect(status).toBe(201);
    const told = { summary: 'Loves walks.', language: 'en', translations: { es: spanish } };
    expect(body).toMatchObject(told);
    for (const language of ['en', 'es']) {
      const headers = { 'Accept-Language': language };
      const list = await app.visitor().call(endpoints.listPets, { headers });
      expect(list.body).toMatchObject([told]);
    }
    expect((await change(body.id, { name: 'Nela' })).body).toMatchObject(told);
  });

  it('B5.02 comes as JSON from a form, is replaced as a whole, and empty is none', async () => {
    const form = Object.fromEntries(encodePetForm({ ...canela, translations: { es: spanish } }));
    const { body } = await create(form);
    expect(body.translations).toEqual({ es: spanish });
    const shorter = { es: { summary: ' Le gusta pasear. ' } };
    const changed = await change(body.id, { translations: shorter });
    const kept = { es: { summary: 'Le gusta pasear.', description: null } };
    expect(changed.body).toMatchObject({ translations: kept, version: 2 });
    await change(body.id, { translations: { es: { summary: '', description: ' ' } } });
    expect((await shown(body.id)).translations).toEqual({});
  });

  it('B5.02 S23 is refused as the text itself is, and one in an unknown language is left out', async () => {
    const refused = async (translations: unknown) => {
      const { status, body } = await create({ ...canela, translations });
      return [status, body.errors?.[0].field];
    };
    for (const text of ['a\u0000b', 'x'.repeat(2001), 7]) {
      expect(await refused({ es: { summary: text } })).toEqual([422, 'translations.es.summary']);
    }
    for (const wrong of ['not JSON', '[]', 'null', [spanish], null, 7]) {
      expect(await refused(wrong), JSON.stringify(wrong)).toEqual([422, 'translations']);
    }
    expect(await refused({ es: 'Hola' })).toEqual([422, 'translations.es']);
    const { body } = await create({ ...canela, translations: { xx: spanish, es: spanish } });
    expect(body.translations).toEqual({ es: spanish });
  });

  it('B5.02 has a shape that the database holds, too', async () => {
    const pet = await app.buildPet();
    const store = (value: string) =>
      app.database.execute(
        sql`UPDATE pets SET translations = ${value}::jsonb WHERE id = ${pet.id}`,
      );
    for (const wrong of ['[]', '"es"', '{"es":"Hola"}', '{"es":{"summary":["Hola"]}}', 'null']) {
      await expect(store(wrong), wrong).rejects.toThrow();
    }
    await store('{"xx":{"summary":"Of a later version."}}');
    expect(await shown(pet.id)).toMatchObject({ language: 'en' });
  });

  it('B4.05 B5.02 is in the history as the text itself', async () => {
    const { body } = await create(canela);
    await change(body.id, { translations: { es: { description: 'Duerme mucho.' } } });
    await change(body.id, { translations: { es: { ...spanish, description: 'Duerme mucho.' } } });
    const { body: events } = await admin.call(history.listHistory, { query: { pet_id: body.id } });
    expect(events.map(({ changes }: { changes: { field: string }[] }) => changes)).toEqual([
      [{ field: 'summary', values: null }],
      [{ field: 'description', values: null }],
      [expect.objectContaining({ field: 'status' })],
    ]);
  });

  it('B1.03 B5.02 is found by the words of either language', async () => {
    await create({ ...canela, translations: { es: spanish } });
    await create({ ...canela, name: 'Other' });
    const found = async (q: string) => {
      const { body } = await app.visitor().call(endpoints.listPets, { query: { q } });
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await found('chimenea')).toEqual(['Canela']);
    expect((await found('walks')).sort()).toEqual(['Canela', 'Other']);
  });

  it('B1.10 B5.04 is in an alert’s email in the language of its reader, else the shelter’s own', async () => {
    const reader = await app.signIn();
    await app.database.update(users).set({ language: 'es' }).where(eq(users.id, reader.user.id));
    const body = { kind: 'search', frequency: 'at_once', query: 'species=Dog' } as const;
    await reader.call(saveAlert, { body });
    const mailAbout = async (columns: Parameters<typeof app.buildPet>[0]) => {
      await app.buildPet({ summary: 'Loves walks.', ...columns });
      app.mails.length = 0;
      for (const seconds of [10, 3600]) {
        app.advance(seconds);
        await app.runJobs();
      }
      return app.mails.find(({ to }) => to === reader.user.email);
    };
    const translated = await mailAbout({ translations: { es: spanish } });
    expect(translated?.text).toContain('\nLe encanta pasear.\n');
    expect(translated?.html).not.toContain('<span lang');
    const own = await mailAbout({});
    expect(own?.text).toContain('\nLoves walks.\n');
    expect(own?.html).toContain('<span lang="en">Loves walks.</span>');
  });
});

describe('the language in which a shelter writes', () => {
  it('B3.01 B5.04 is one of its settings, and said of its pets', async () => {
    const pet = await app.buildPet({ summary: 'Le encanta pasear.' });
    const manager = await app.signIn('manager');
    const { body: before } = await manager.call(getSettings);
    expect(before.language).toBe('en');
    const { name, address, phone, email, hours, time_zone, visiting } = before;
    const details = { name, address, phone, email, hours, time_zone, visiting };
    const save = (language?: string) =>
      manager.call(updateSettings, { body: { ...details, language } as never });
    expect((await save('es')).body.settings.language).toBe('es');
    expect((await shown(pet.id)).language).toBe('es');
    expect((await app.visitor().call(endpoints.listPets)).body[0].language).toBe('es');
    expect((await save()).body.settings.language).toBe('es');
    expect((await save('xx')).status).toBe(422);
    await app.database.update(shelters).set({ language: 'xx' });
    await app.dependencies.shelters.reload();
    expect((await shown(pet.id)).language).toBe('en');
  });
});
