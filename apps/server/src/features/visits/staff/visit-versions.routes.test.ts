import * as petEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

const app = await openTestApp();
const admin = await app.signIn('admin');

const change = (id: string, body: object) =>
  admin.call(endpoints.updateVisit, { params: { id }, body });

describe('versions of visits', () => {
  it('S57 F11 D32 a note that is based on an old version does not undo a move', async () => {
    const visit = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const { version } = visit;
    const moved = await change(visit.id, { requested_at: MONDAY_2PM, expected_version: version });
    expect(moved).toMatchObject({ status: 200, body: { version: version + 1 } });

    const late = await change(visit.id, { notes: 'Brings a dog', expected_version: version });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        detail: 'Someone else has changed this visit meanwhile. Please look at it again.',
        current: { id: visit.id, requested_at: MONDAY_2PM, notes: null, version: version + 1 },
      },
    });
    const again = await change(visit.id, { notes: 'Brings a dog', expected_version: version + 1 });
    expect(again.body).toMatchObject({ requested_at: MONDAY_2PM, notes: 'Brings a dog' });
  });

  it('S57 F11 accepts one of 20 changes that are based on one version', async () => {
    const { id } = await app.buildVisit();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(id, { notes: `note ${index}`, expected_version: 1 }),
      ),
    );
    const [won, ...others] = responses.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    const { body } = await admin.call(endpoints.listAllVisits);
    const stored = body.find((visit: { id: string }) => visit.id === id);
    expect(stored).toMatchObject({ notes: won?.body.notes, version: 2 });
  });

  it('S57 F11 R7.24 a change of status names its version, or the displayed status', async () => {
    const { id } = await app.buildVisit();
    const setStatus = (body: object) =>
      admin.call(endpoints.changeVisitStatus, { params: { id }, body });
    expect((await setStatus({ status: 'confirmed', expected_version: 7 })).status).toBe(409);
    const seen = { status: 'confirmed', expected_status: 'cancelled' };
    expect((await setStatus(seen)).body).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'pending', version: 1 },
    });
    expect((await setStatus({ status: 'confirmed', expected_version: 1 })).status).toBe(200);
    expect((await setStatus({ status: 'pending' })).status).toBe(200);
    expect((await setStatus({ status: 'pending', expected_version: 'x' })).status).toBe(422);
  });

  it('S57 F11 a reminder or a notification does not change the version', async () => {
    const { id } = await app.buildVisit({ startsAt: new Date('2026-11-20T20:00:00Z') });
    await change(id, { status: 'confirmed' });
    await app.runJobs();
    const response = await change(id, { notes: 'seen', expected_version: 2 });
    expect(response).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('S57 F11 a visit that was changed meanwhile is not deleted unseen', async () => {
    const { id } = await app.buildVisit();
    await change(id, { status: 'confirmed' });
    const remove = (body: object) => admin.call(endpoints.deleteVisit, { params: { id }, body });
    expect(await remove({ expected_version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { status: 'confirmed' } },
    });
    expect((await remove({ expected_version: 2 })).status).toBe(204);
  });
});

describe('versions of pets', () => {
  const edit = (id: string, body: object | FormData) =>
    admin.call(petEndpoints.updatePet, { params: { id }, body });

  it('S57 F11 D32 rejects the second of two edits of one pet', async () => {
    const { id } = await app.buildPet({ name: 'Biscuit', breed: 'Beagle' });
    const read = await app.visitor().call(petEndpoints.getPet, { params: { id } });
    expect(read.body.version).toBe(1);
    const first = await edit(id, { name: 'Biscotti', expected_version: 1 });
    expect(first).toMatchObject({ status: 200, body: { name: 'Biscotti', version: 2 } });
    const second = await edit(id, { breed: 'Harrier', expected_version: 1 });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { name: 'Biscotti', breed: 'Beagle', version: 2 } },
    });
    expect(second.body.detail).toBe(
      'Someone else has changed this pet meanwhile. Please look at it again.',
    );
    const { body } = await app.visitor().call(petEndpoints.listPets, { query: { limit: 100 } });
    const listed = body.find((pet: { id: string }) => pet.id === id);
    expect(listed).toMatchObject({ name: 'Biscotti', breed: 'Beagle', version: 2 });
  });

  it('R7.17 R5.11 F11 a form names its version as text, or none at all', async () => {
    const { id } = await app.buildPet();
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    expect((await edit(id, form({ name: 'One', expected_version: '1' }))).status).toBe(200);
    expect((await edit(id, form({ name: 'Two', expected_version: '1' }))).status).toBe(409);
    expect((await edit(id, form({ name: 'Two', expected_version: '' }))).status).toBe(200);
    expect((await edit(id, form({ name: 'Three' }))).body).toMatchObject({ version: 4 });
    expect((await edit(id, form({ name: 'Four', expected_version: '1.5' }))).status).toBe(422);
  });

  it('S57 F11 every change of a pet creates a new version, and saving it unchanged does not', async () => {
    const { id, name } = await app.buildPet();
    const body = 'HouseTrained';
    const added = await admin.request(`/api/pets/${id}/training-traits`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
    });
    expect(added.status).toBe(201);
    app.advance(60);
    expect((await edit(id, { name, expected_version: 2 })).body).toMatchObject({ version: 2 });
    expect((await edit(id, { status: 'Pending', expected_version: 2 })).status).toBe(200);
    const remove = (expected_version: number) =>
      admin.call(petEndpoints.deletePet, { params: { id }, body: { expected_version } });
    expect((await remove(2)).body).toMatchObject({ code: 'CONFLICT', current: { version: 3 } });
    expect((await remove(3)).status).toBe(204);
  });
});
