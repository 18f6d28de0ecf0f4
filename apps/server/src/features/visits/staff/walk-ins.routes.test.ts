import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';

const app = await createVisitsApp();

const ada = { full_name: 'Ada Lovelace', email: 'ada@example.org', phone_number: '5550100100' };

describe('walk-ins', () => {
  it('B3.09 have a contact if they leave one, which staff correct on the version they have seen', async () => {
    const staff = await app.signIn('admin');
    const { id: pet_id } = await app.buildPet();
    const { status, body: visit } = await staff.call(outcomeEndpoints.addWalkIn, {
      body: { pet_id, ...ada },
    });
    expect(status).toBe(201);
    expect(visit.user).toEqual({ id: null, ...ada });

    const params = { id: visit.id };
    const changes = { full_name: 'Ada King', email: null, expected_version: visit.version };
    const { body: changed } = await staff.call(endpoints.updateVisit, { params, body: changes });
    expect(changed.user).toEqual({ ...visit.user, full_name: 'Ada King', email: null });
    const late = await staff.call(endpoints.updateVisit, { params, body: changes });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('B3.09 D31 leave no personal values in the events', async () => {
    const staff = await app.signIn('admin');
    const { id: pet_id } = await app.buildPet();
    const { body: visit } = await staff.call(outcomeEndpoints.addWalkIn, { body: { pet_id } });
    const params = { id: visit.id };
    await staff.call(endpoints.updateVisit, { params, body: ada });
    const { rows } = await app.database.execute('SELECT * FROM events');
    const text = JSON.stringify(rows);
    expect(text).toContain('visitor_name');
    for (const value of Object.values(ada)) expect(text).not.toContain(value);
  });

  it('B3.09 with an account are changed there, and not by staff', async () => {
    const staff = await app.signIn('admin');
    const { id } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const { status, body } = await staff.call(endpoints.updateVisit, {
      params: { id },
      body: { full_name: 'Somebody Else' },
    });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
