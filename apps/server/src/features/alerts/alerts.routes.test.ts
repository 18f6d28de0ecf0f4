import { changeAlert, deleteAlert, listAlerts } from '@pawmatch/contract/alerts/alert-endpoints';
import { MAX_ALERTS } from '@pawmatch/contract/alerts/pet-alert';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { users } from '../users/users.table.ts';
import { petAlerts } from './alerts.tables.ts';
import { app, buildAlert, prepareAlertsTest, save } from './testing/alerts-app.ts';

prepareAlertsTest();

describe('POST /alerts', () => {
  it('B1.10 saves an alert; the same search again is the same alert', async () => {
    const person = await app.signIn();
    const first = await save(person, { query: 'size=Small,Medium&species=Dog&q=calm+beagle' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        kind: 'search',
        query: 'q=calm+beagle&species=Dog&size=Small%2CMedium',
        frequency: 'at_once',
        created_at: app.now().toISOString(),
        last_sent_at: null,
        is_valid: true,
      },
    });
    const again = await save(person, {
      query: 'species=dog&q=calm beagle&size=Medium,Small',
      frequency: 'daily',
    });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, frequency: 'daily' } });
    expect((await person.call(listAlerts)).body).toEqual([{ ...again.body, new_pets: 0 }]);
  });

  it('B7.09 S69 without a confirmed address an alert is kept and says that it waits, and can be changed', async () => {
    const person = await app.signIn();
    const confirm = (emailConfirmedAt: Date | null) =>
      app.database.update(users).set({ emailConfirmedAt }).where(eq(users.id, person.user.id));
    await confirm(null);
    const { status, body } = await save(person);
    expect([status, body.waits_for_confirmation]).toEqual([200, true]);
    const changed = await person.call(changeAlert, {
      params: { id: body.id },
      body: { frequency: 'daily' },
    });
    expect(changed.body).toMatchObject({ frequency: 'daily', waits_for_confirmation: true });
    await confirm(app.now());
    expect((await person.call(listAlerts)).body).toMatchObject([
      { id: body.id, waits_for_confirmation: false },
    ]);
  });

  it('B1.10 an alert about the matches wants answers to match with', async () => {
    const person = await app.signIn();
    const matches = { kind: 'matches', query: 'species=Dog' };
    expect((await save(person, matches)).body.code).toBe('PREFERENCES_REQUIRED');
    await person.call(createPreferences, { body: { preferred_species: 'Cat' } });
    expect((await save(person, matches)).body).toMatchObject({ kind: 'matches', query: '' });
  });

  it(`B1.10 S35 a person has at most ${MAX_ALERTS} alerts, however many are saved at once`, async () => {
    const person = await app.signIn();
    const saved = await Promise.all(
      Array.from({ length: MAX_ALERTS + 5 }, (_, index) =>
        save(person, { query: `q=pet${index}` }),
      ),
    );
    const refused = saved.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('TOO_MANY_ALERTS'));
    expect((await person.call(listAlerts)).body).toHaveLength(MAX_ALERTS);
    // A known search can still be changed.
    const { body } = await person.call(listAlerts);
    expect((await save(person, { query: body[0].query, frequency: 'daily' })).status).toBe(200);
  });

  it.each([
    ['50 filters', Array.from({ length: 50 }, (_, index) => `filter${index}=x`).join('&')],
    ['10,000 characters', `q=${'x'.repeat(10_000)}`],
    ['a search of 300 characters', `q=${'x'.repeat(300)}`],
    ['an unknown value', 'species=Ferret'],
    ['an unknown name', 'offset=20'],
    ['a repeated name', 'species=Dog&species=Cat'],
    ['NUL', 'q=%00'],
    ['a filter of staff', 'status=Adopted'],
  ])('B1.10 S20 refuses a query with %s, and stores nothing', async (_, query) => {
    const person = await app.signIn();
    const { status, body } = await save(person, { query });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'query', message: expect.any(String) }]);
    expect(await app.database.$count(petAlerts)).toBe(0);
  });

  it('B1.10 S20 refuses an unknown frequency, with the field in words', async () => {
    const { status, body } = await save(await app.signIn(), { frequency: 'hourly' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'frequency', message: 'Please choose how often you want to hear from us.' },
    ]);
  });
});

describe('changing and deleting alerts', () => {
  it('B1.10 changes how often, and the search', async () => {
    const { person, id } = await buildAlert({ query: 'species=Dog' });
    const change = (body: object) => person.call(changeAlert, { params: { id }, body });
    expect((await change({ frequency: 'daily' })).body).toMatchObject({
      frequency: 'daily',
      query: 'species=Dog',
    });
    expect((await change({ query: 'species=Cat' })).body).toMatchObject({
      frequency: 'daily',
      query: 'species=Cat',
    });
    await save(person, { query: 'size=Small' });
    expect(await change({ query: 'size=Small' })).toMatchObject({
      status: 409,
      body: { code: 'ALERT_EXISTS' },
    });
    expect((await change({ query: 'species=Ferret' })).status).toBe(422);
  });

  it('B1.10 a query that is no longer valid is stored, shown as invalid, and corrected by its owner', async () => {
    const { person, id } = await buildAlert({ query: 'species=Dog' });
    const query = 'species=Dog&home_alone=Never';
    await app.database.update(petAlerts).set({ query }).where(eq(petAlerts.id, id));
    expect((await person.call(listAlerts)).body).toMatchObject([{ query, is_valid: false }]);
    const corrected = await person.call(changeAlert, {
      params: { id },
      body: { query: 'species=Dog' },
    });
    expect(corrected.body).toMatchObject({ id, is_valid: true });
  });

  it('B1.10 deletes an alert', async () => {
    const { person, id } = await buildAlert();
    expect((await person.call(deleteAlert, { params: { id } })).status).toBe(204);
    expect((await person.call(listAlerts)).body).toEqual([]);
    expect((await person.call(deleteAlert, { params: { id } })).body.code).toBe('ALERT_NOT_FOUND');
  });

  it('B1.10 S03 the alert of somebody else is not found', async () => {
    const { id } = await buildAlert();
    const stranger = await app.signIn('admin');
    const change = { params: { id }, body: { frequency: 'daily' } };
    expect((await stranger.call(changeAlert, change)).status).toBe(404);
    expect((await stranger.call(deleteAlert, { params: { id } })).status).toBe(404);
    expect((await stranger.call(deleteAlert, { params: { id: newId() } })).status).toBe(404);
    expect((await stranger.call(listAlerts)).body).toEqual([]);
    expect(await app.database.select().from(petAlerts)).toMatchObject([{ frequency: 'at_once' }]);
  });
});
