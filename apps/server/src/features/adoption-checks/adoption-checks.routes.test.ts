import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import {
  listAdoptionChecks,
  recordAdoptionCheck,
} from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';

const app = await openTestApp();
const staff = await app.signIn('staff');

describe('checks', () => {
  it('B9.05 have who, when, a result and a note, and can be taken back', async () => {
    const adopter = await app.signIn();
    const { id } = await app.buildAdoption({ userId: adopter.user.id });
    const list = async () => (await staff.call(listAdoptionChecks, { params: { id } })).body;
    const none = { result: null, note: null, by: null, at: null };
    expect(await list()).toEqual(
      ['landlord', 'vet', 'home', 'meeting'].map((check) => ({ check, ...none })),
    );
    const record = (check: 'vet' | 'home', result: 'ok' | 'not_ok' | null, note = '') =>
      staff.call(recordAdoptionCheck, { params: { id, check }, body: { result, note } });
    await record('vet', 'not_ok', 'Asked by telephone.');
    const [, vet] = (await record('home', 'ok')).body;
    const who = { by: staff.user.fullName, at: app.now().toISOString() };
    expect(vet).toEqual({ check: 'vet', result: 'not_ok', note: 'Asked by telephone.', ...who });
    expect((await record('home', null)).body[2]).toEqual({ check: 'home', ...none });
    const body = { current_password: app.password };
    await adopter.call(deleteOwnAccount, { body });
    expect((await list())[1]).toMatchObject({ result: 'not_ok', note: null });
  });

  it('B9.05 B8.06 are for staff, except those who adopt, of adoptions that exist, and of the list', async () => {
    const { id } = await app.buildAdoption();
    const body = { result: 'ok' } as const;
    const call = (params: { id: string; check: 'vet' }, by = staff) =>
      by.call(recordAdoptionCheck, { params, body });
    expect((await call({ id: newId(), check: 'vet' })).status).toBe(404);
    expect((await call({ id, check: 'horoscope' as 'vet' })).status).toBe(422);
    expect((await call({ id, check: 'vet' }, await app.signIn('volunteer'))).status).toBe(403);
    const own = await app.buildAdoption({ userId: staff.user.id });
    expect((await call({ id: own.id, check: 'vet' })).body.code).toBe('FORBIDDEN');
  });
});
