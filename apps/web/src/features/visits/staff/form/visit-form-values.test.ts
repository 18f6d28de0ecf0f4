import type { Visit } from '@pawmatch/contract/visits/visit';
import { StaffVisit } from '@pawmatch/contract/visits/visit-input';
import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { resolveForm } from '../../../../testing/resolve-form.ts';
import {
  newVisitForm,
  pastVisitForm,
  toStaffVisit,
  toVisitChanges,
  toVisitForm,
  type VisitFormValues,
  visitForm,
} from './visit-form-values.ts';

const zone = 'America/New_York';
const now = new Date('2026-11-20T18:37:00.000Z'); // 13:37 in New York
const petId = '0198c0de-0000-7000-8000-0000000000aa';
const userId = '0198c0de-0000-7000-8000-0000000000bb';

const newForm = (fields: Partial<VisitFormValues> = {}): VisitFormValues => ({
  ...newVisitForm(now, zone, petId),
  user_id: userId,
  ...fields,
});
const messages = async (values: VisitFormValues, visit: Visit | null = null) => {
  const resolver = formResolver(visitForm(visit, zone, () => now));
  const { errors } = await resolveForm(resolver, values);
  return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
};

describe('a new visit', () => {
  it('R5.12 R4.14 begins with the first pet, tomorrow at the top of the hour, pending approval', () => {
    expect(newVisitForm(now, zone, petId)).toMatchObject({
      pet_id: petId,
      requested_at: '2026-11-21T13:00',
      status: 'pending approval',
    });
  });

  it('R5.12 requires pet, time and visitor', async () => {
    expect(await messages(newForm({ pet_id: '', requested_at: '', user_id: '' }))).toEqual({
      pet_id: 'Please choose a pet.',
      requested_at: 'Please choose date and time.',
      user_id: 'Please choose who is coming.',
    });
    expect(await messages(newForm())).toEqual({});
  });

  it('R5.12 the earliest time is now, to the minute, in the shelter’s zone', async () => {
    expect(await messages(newForm({ requested_at: '2026-11-20T13:37' }))).toEqual({});
    expect((await messages(newForm({ requested_at: '2026-11-20T13:36' }))).requested_at).toBe(
      'Choose a time in the future.',
    );
  });

  it('A R5.12 B9.11 a visit that took place begins today at the top of the hour, and is not in the future', async () => {
    const form = pastVisitForm(now, zone);
    expect(form).toMatchObject({ pet_id: '', requested_at: '2026-11-20T13:00', outcome: 'came' });
    expect(await messages(form)).toEqual({
      pet_id: 'Please choose a pet.',
      user_id: 'Please choose who came.',
    });
    const at = async (requested_at: string) =>
      (await messages({ ...form, requested_at })).requested_at;
    expect(await at('2026-11-20T13:37')).toBeUndefined();
    expect(await at('2026-11-20T13:38')).toBe('Choose a time in the past.');
  });

  it('D22 rejects a time that a clock change skips', async () => {
    expect((await messages(newForm({ requested_at: '2027-03-14T02:30' }))).requested_at).toBe(
      'This time does not exist on this day.',
    );
  });

  it('D24 is for an adopter, or for a walk-in with a name and a phone number or address', async () => {
    const walkIn = newForm({ visitor: 'walk-in', user_id: '', full_name: 'Sam Lee' });
    expect(StaffVisit.parse(toStaffVisit(newForm(), zone))).toMatchObject({
      pet_id: petId,
      user_id: userId,
      status: 'pending',
      requested_at: new Date('2026-11-21T18:00:00.000Z'),
    });
    expect(StaffVisit.parse(toStaffVisit(walkIn, zone))).toMatchObject({
      full_name: 'Sam Lee',
      email: null,
      phone_number: null,
    });
    expect(toStaffVisit(walkIn, zone)).not.toHaveProperty('user_id');
    expect(
      await messages({ ...walkIn, full_name: ' ', email: 'sam@', phone_number: '123' }),
    ).toEqual({
      full_name: 'Name cannot be empty.',
      email: 'Please enter a valid email address.',
      phone_number: 'Please enter a valid 10-digit U.S. phone number.',
    });
  });
});

describe('an edited visit', () => {
  const past = buildVisit({ requested_at: '2026-11-02T15:00:20.500Z', status: 'pending' });

  it('R2.59 opens with the values of the visit', () => {
    expect(toVisitForm(past, zone)).toMatchObject({
      pet_id: past.pet_id,
      requested_at: '2026-11-02T10:00',
      status: 'pending approval',
    });
    expect(toVisitForm({ ...past, status: 'completed' }, zone).status).toBe('completed');
  });

  it('R7.28 keeps the exact instant, even a past one, unless the time is changed', async () => {
    const values = toVisitForm(past, zone);
    expect(await messages(values, past)).toEqual({});
    expect(toVisitChanges(past, values, {}, zone)).not.toHaveProperty('requested_at');
    const moved = { ...values, requested_at: '2026-11-24T10:00' };
    expect(toVisitChanges(past, moved, { requested_at: true }, zone)).toEqual({
      requested_at: '2026-11-24T15:00:00.000Z',
      expected_version: past.version,
    });
    expect(
      (await messages({ ...values, requested_at: '2026-11-03T10:00' }, past)).requested_at,
    ).toBe('Choose a time in the future.');
  });

  it('B4.03 R7.28 S57 F11 sends only the changes, and the displayed version', () => {
    const values = { ...toVisitForm(past, zone), status: 'confirmed', notes: 'Bring the kids.' };
    expect(toVisitChanges(past, values, { status: true }, zone)).toEqual({
      status: 'confirmed',
      expected_version: past.version,
    });
    expect(toVisitChanges(past, values, { notes: true }, zone)).toEqual({
      notes: 'Bring the kids.',
      expected_version: past.version,
    });
    const uncounted = { ...past, version: 0 };
    expect(toVisitChanges(uncounted, values, { notes: true }, zone)).toEqual({
      notes: 'Bring the kids.',
      expected_status: 'pending',
    });
  });
});
