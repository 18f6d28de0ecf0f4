import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import * as endpoints from '@pawmatch/contract/shelter/shelter-endpoints';
import { type Capability, partOf } from '@pawmatch/contract/staff/capabilities';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import * as visitEndpoints from '@pawmatch/contract/visits/visits-endpoints';
import { isTimeZone } from '@pawmatch/contract/zoned-time';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeFirstSettings } from '../shelter/shelters.repository.ts';
import { createVisitsApp, MONDAY_10 } from '../visits/testing/visits-app.ts';

const app = await createVisitsApp();

const details = {
  name: 'Willow Street Shelter',
  address: '12 Bark Street',
  phone: '(555) 010-0100',
  email: 'hello@shelter.example',
  hours: null,
  time_zone: 'America/New_York',
  visiting: firstVisitingRules,
};

/** Short names of zones, of which PostgreSQL must know those that are accepted. */
const SHORT_NAMES = 'UTC GMT CET EET MET WET EST MST HST EST5EDT PST8PDT IST PST AET MIT'.split(
  ' ',
);

const withRules = (rules: Partial<VisitingRules>) => ({
  ...details,
  visiting: { ...firstVisitingRules, ...rules },
});

const closedOn = (date: string) => ({
  from: date,
  to: date,
  hours: null,
  reason: 'Inventory',
  is_yearly: false,
});

beforeEach(async () => {
  await app.database.execute(sql`UPDATE shelters SET version = 1`);
});

describe('GET and PUT /admin/settings', () => {
  it('B3.01 R5.14 R5.15 R9.07 begin with the environment and the specification', async () => {
    const admin = await app.signIn('admin');
    const { status, body } = await admin.call(endpoints.getSettings);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Pawmatch Shelter',
      time_zone: 'America/New_York',
      address: null,
      visiting: firstVisitingRules,
    });
  });

  it('B3.01 B3.13 S57 change what everybody sees, with an event, unless somebody was faster', async () => {
    const admin = await app.signIn('admin');
    const { version } = (await admin.call(endpoints.getSettings)).body;
    const body = { ...withRules({ rest_minutes: 30 }), expected_version: version };
    const saved = await admin.call(endpoints.updateSettings, { body });
    expect(saved.status).toBe(200);
    expect(saved.body.settings).toMatchObject({ name: details.name, version: version + 1 });
    const seen = await app.visitor().call(endpoints.getShelter);
    expect(seen.body).toMatchObject({ name: details.name, visiting: { rest_minutes: 30 } });
    const late = await admin.call(endpoints.updateSettings, { body });
    expect([late.status, late.body.current.version]).toEqual([409, version + 1]);
    const [event] = (await admin.call(listHistory, { query: { limit: 1 } })).body;
    expect(event).toMatchObject({
      kind: 'shelter.updated',
      entity: 'shelter',
      actor: { kind: 'staff', name: admin.user.fullName },
    });
    expect(event.changes).toContainEqual({
      field: 'rest_minutes',
      values: { before: 0, after: 30 },
    });
  });

  it.each([
    [
      { opening_hours: [null, { from: '16:00', to: '10:00' }, null, null, null, null, null] },
      '.to',
    ],
    [
      { opening_hours: [null, { from: '10:00', to: '10:20' }, null, null, null, null, null] },
      '.to',
    ],
    [{ visit_minutes: 0 }, 'visit_minutes'],
    [{ days_ahead: 400 }, 'days_ahead'],
    // S45: a list of all these times would hold the server for seconds.
    [
      {
        opening_hours: Array(7).fill({ from: '00:00', to: '23:59' }),
        visit_minutes: 5,
        days_ahead: 90,
      },
      'ahead',
    ],
    [{ days_ahead: 1, notice_minutes: 16 * 60 }, 'notice_minutes'],
    [{ opening_hours: Array(7).fill(null) }, 'opening_hours'],
    [
      { closures: [{ ...closedOn('2026-01-01'), to: '2026-12-31', is_yearly: true }] },
      'visiting.closures',
    ],
    [{ closures: [{ ...closedOn('2026-12-24'), to: '2026-12-23' }] }, '.to'],
    [{ closures: [closedOn('2026-02-30')] }, '.from'],
  ])('F B3.01 S28 reject rules that contradict themselves: %j', async (rules, field) => {
    const admin = await app.signIn('admin');
    const rejected = await admin.call(endpoints.updateSettings, { body: withRules(rules) });
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors[0].field).toContain(field);
  });

  // `Intl` and PostgreSQL mean different zones by IST, and PostgreSQL does not know MIT.
  it.each(['Mars/Olympus', 'IST', 'MIT'])('B3.01 S28 reject %s as a time zone', async (name) => {
    const admin = await app.signIn('admin');
    const body = { ...details, time_zone: name };
    const rejected = await admin.call(endpoints.updateSettings, { body });
    expect([rejected.status, rejected.body.errors[0].field]).toEqual([422, 'time_zone']);
  });

  it('B3.01 S28 accept only time zones that the database knows', async () => {
    const { rows } = await app.database.execute<{ name: string }>(
      sql`SELECT lower(name) AS name FROM pg_timezone_names`,
    );
    const known = new Set(rows.map(({ name }) => name));
    const accepted = [...Intl.supportedValuesOf('timeZone'), ...SHORT_NAMES].filter(isTimeZone);
    expect(accepted.length).toBeGreaterThan(300);
    expect(accepted.filter((name) => !known.has(name.toLowerCase()))).toEqual([]);
  });

  it('B3.01 say which booked visits a change touches, and leave them', async () => {
    const admin = await app.signIn('admin');
    await admin.call(endpoints.updateSettings, { body: details });
    const affected = await app.buildVisit({ startsAt: new Date(MONDAY_10), status: 'confirmed' });
    await app.buildVisit({ startsAt: new Date('2026-11-24T15:00:00Z') });
    await app.buildVisit({ startsAt: new Date('2026-11-23T16:00:00Z'), status: 'cancelled' });
    const body = withRules({ closures: [closedOn('2026-11-23')] });
    const saved = await admin.call(endpoints.updateSettings, { body });
    expect(saved.body).toMatchObject({
      touched_count: 1,
      touched_visits: [{ visit: { id: affected.id } }],
    });
    const params = { id: affected.id };
    const { body: after } = await admin.call(visitEndpoints.getVisit, { params });
    expect([after.status, after.requested_at]).toEqual(['confirmed', MONDAY_10]);
    const pet = await app.buildPet();
    const slots = await app.visitor().call(visitEndpoints.listSlots, { query: { pet_id: pet.id } });
    expect(slots.body[0]).toMatchObject({ state: 'closed', closed_because: 'Inventory' });
    const adopter = await app.signIn();
    const request = { params: { petId: pet.id }, body: { requested_at: MONDAY_10 } };
    expect((await adopter.call(visitEndpoints.requestVisit, request)).status).toBe(422);
  });

  it('B3.01 change one shelter, and leave another one as it is', async () => {
    const other = '00000000-0000-7000-8000-000000000003';
    await app.database.execute(sql`INSERT INTO shelters (id, slug, name, time_zone, visiting)
      VALUES (${other}, 'another', 'Another', 'UTC', '{}')`);
    const admin = await app.signIn('admin');
    const saved = await admin.call(endpoints.updateSettings, { body: details });
    expect(saved.body.settings.name).toBe(details.name);
    await storeFirstSettings(app.database, details, app.now());
    const { rows } = await app.database.execute(
      sql`SELECT name, time_zone, version, updated_at FROM shelters WHERE id = ${other}`,
    );
    expect(rows).toEqual([{ name: 'Another', time_zone: 'UTC', version: 1, updated_at: null }]);
    await app.database.execute(sql`DELETE FROM shelters WHERE id = ${other}`);
  });

  it('B3.01 hold a visit to come and its pet to one shelter', async () => {
    const { id } = await app.buildPet();
    const other = '00000000-0000-7000-8000-000000000002';
    await app.database.execute(sql`INSERT INTO shelters (id, slug, name, time_zone, visiting, updated_at)
      VALUES (${other}, 'another', 'Another', 'UTC', '{}', now())`);
    await app.buildVisit({ petId: id });
    await expect(
      app.database.execute(sql`UPDATE visits SET shelter_id = ${other} WHERE pet_id = ${id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'visits_pet_moved' } });
    await app.database.execute(sql`DELETE FROM shelters WHERE id = ${other}`);
  });
});

describe('PUT /admin/settings/care-parts', () => {
  it('B11.01 B11.02 give and take what belongs to a part, and nothing at first', async () => {
    const manager = await app.signIn('manager');
    const mine = async (): Promise<Capability[]> =>
      (await manager.call(getCurrentUser)).body.capabilities;
    const ofCare = async () => (await mine()).filter(partOf);
    expect(await ofCare()).toEqual([]);
    const body = { care_parts: ['care', 'places'] as CarePart[] };
    const { body: saved } = await manager.call(endpoints.chooseCareParts, { body });
    expect(saved.care_parts).toEqual(['places', 'care']);
    expect(new Set((await ofCare()).map(partOf))).toEqual(new Set(['places', 'care']));
    await manager.call(endpoints.chooseCareParts, { body: { care_parts: [] } });
    expect(await ofCare()).toEqual([]);
    // Foster homes are places.
    const without = await manager.call(endpoints.chooseCareParts, {
      body: { care_parts: ['fosters'] },
    });
    expect(without.body.care_parts).toEqual([]);
  });
});
