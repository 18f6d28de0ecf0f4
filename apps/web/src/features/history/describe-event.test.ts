import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import { expect, it } from 'vitest';
import { describeEvent } from './describe-event.ts';

const zone = 'America/New_York';
const event = (fields: Partial<HistoryEvent>): HistoryEvent => ({
  id: 1,
  kind: 'pet.updated',
  entity: 'pet',
  entity_id: '0198c0de-0000-7000-8001-000000000001',
  pet: { id: '0198c0de-0000-7000-8001-000000000001', name: 'Biscuit' },
  actor: { kind: 'staff', name: 'Dana Reyes' },
  happened_at: '2026-11-23T15:00:00.000Z',
  changes: [],
  earlier_note: null,
  ...fields,
});
const changed = (field: string, before: unknown, after: unknown) => ({
  field,
  values: { before, after },
});

it('B4.05 tells each changed field with its values, and hidden ones by name', () => {
  const changes = [
    changed('status', 'Available', 'Pending'),
    changed('energy_level', null, 'LapPet'),
    changed('kid_friendly', true, null),
    { field: 'description', values: null },
    { field: 'photo_hash', values: null },
  ];
  expect(describeEvent(event({ changes }), zone)).toEqual([
    'Dana Reyes changed the status from Available to Pending.',
    'Dana Reyes set the energy level to Lap pet.',
    'Dana Reyes removed the kid friendly, which was yes.',
    'Dana Reyes changed the description and photo.',
  ]);
});

it('B4.05 B9.06 tells what became of a contract in words', () => {
  const changes = [
    changed('contract', null, 'open'),
    changed('contract', 'open', 'signed'),
    changed('contract', 'signed', 'void'),
  ];
  const fields = { kind: 'adoption.updated', entity: 'adoption', changes } as const;
  expect(describeEvent(event(fields), zone)).toEqual([
    'Dana Reyes set the contract to unsigned.',
    'Dana Reyes changed the contract from unsigned to signed.',
    'Dana Reyes changed the contract from signed to void.',
  ]);
});

it('B11.04 tells from which report of a foster carer a fact is', () => {
  const changes = [
    changed('cat_friendly', false, true),
    changed('foster_report', null, '2026-05-03'),
  ];
  expect(describeEvent(event({ changes }), zone)).toEqual([
    'Dana Reyes changed the cat friendly from no to yes.',
    'It is from the foster report of May 3, 2026.',
  ]);
});

it('A B4.05 B9.11 tells who scheduled a visit, and who recorded one that took place', () => {
  const created = (start: string, status: string) =>
    describeEvent(
      event({
        kind: 'visit.created',
        entity: 'visit',
        changes: [changed('status', null, status), changed('starts_at', null, start)],
      }),
      zone,
    );
  expect(created('2026-11-20T19:00:00+00:00', 'completed')).toEqual([
    'Dana Reyes recorded a past visit with Biscuit, on Fri, Nov 20, 2:00 PM.',
  ]);
  const scheduled = ['Dana Reyes scheduled a visit with Biscuit.'];
  expect(created('2026-11-24T19:00:00+00:00', 'completed')).toEqual(scheduled);
  // A walk-in.
  expect(created('2026-11-23T14:59:00+00:00', 'confirmed')).toEqual(scheduled);
});

it('B4.05 tells why a visit was cancelled', () => {
  const cancelled = (reason: string | null, kind: 'adopter' | 'system') =>
    describeEvent(
      event({
        kind: 'visit.cancelled',
        entity: 'visit',
        actor: { kind, name: null },
        changes: [
          changed('status', 'pending', 'cancelled'),
          changed('cancel_reason', null, reason),
        ],
      }),
      zone,
    );
  expect(cancelled('adopter', 'adopter')).toEqual([
    'The visit with Biscuit was cancelled by its adopter.',
  ]);
  expect(cancelled('pet_adopted', 'system')).toEqual([
    'The visit with Biscuit was cancelled, because the pet was adopted.',
  ]);
  expect(cancelled(null, 'system')).toEqual(['The application cancelled the visit with Biscuit.']);
});

it('B4.05 tells when a visit was moved, at the shelter', () => {
  const changes = [changed('starts_at', '2020-11-24T15:00:00Z', '2020-11-25T16:30:00Z')];
  expect(describeEvent(event({ kind: 'visit.moved', entity: 'visit', changes }), zone)).toEqual([
    'Dana Reyes moved the visit with Biscuit from Tue, Nov 24, 2020, 10:00 AM to Wed, Nov 25, 2020, 11:30 AM.',
  ]);
});

it('B4.05 B3.05 tells the steps of a visit in words', () => {
  const described = (kind: HistoryEvent['kind'], changes: HistoryEvent['changes']) =>
    describeEvent(event({ kind, entity: 'visit', changes }), zone);
  const status = changed('status', 'confirmed', 'completed');
  expect(
    described('visit.updated', [changed('checked_in_at', null, '2026-11-23T15:02:00.000Z')]),
  ).toEqual(['Dana Reyes checked in the visitor at 10:02 AM.']);
  expect(described('visit.completed', [status, changed('outcome', null, 'thinking')])).toEqual([
    'Dana Reyes noted: thinking it over.',
    'Dana Reyes marked the visit with Biscuit as Completed.',
  ]);
  expect(described('visit.updated', [changed('not_a_fit_because', null, 'allergy')])).toEqual([
    'Dana Reyes noted: not a fit (allergy).',
  ]);
  expect(described('visit.updated', [changed('outcome', 'came', null)])).toEqual([
    'Dana Reyes removed the outcome.',
  ]);
  expect(described('visit.updated', [{ field: 'visitor_phone', values: null }])).toEqual([
    'Dana Reyes changed the visitor’s phone number.',
  ]);
});

it('B8.07 B8.08 tells which role a colleague got, lost, and when it was suspended', () => {
  const tell = (...changes: ReturnType<typeof changed>[]) =>
    describeEvent(event({ kind: 'person.updated', pet: null, changes }), zone);
  expect(tell(changed('staff_role', 'staff', 'manager'))).toEqual([
    'Dana Reyes changed the role from Staff to Manager.',
  ]);
  expect(tell(changed('staff_role', 'volunteer', null))).toEqual([
    'Dana Reyes removed the role, which was Volunteer.',
  ]);
  expect(tell(changed('suspended', false, true))).toEqual(['Dana Reyes suspended the colleague.']);
  expect(tell(changed('suspended', true, false))).toEqual(['Dana Reyes reinstated the colleague.']);
  expect(tell(changed('second_factor_reset', null, 'asked'))).toEqual([
    'Dana Reyes asked to remove the second step.',
  ]);
  expect(tell(changed('second_factor_reset', null, 'other'))).toEqual([
    'Dana Reyes changed the account.',
  ]);
});
