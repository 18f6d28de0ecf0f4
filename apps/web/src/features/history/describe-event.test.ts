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
    'The visit to Biscuit was cancelled by its adopter.',
  ]);
  expect(cancelled('pet_adopted', 'system')).toEqual([
    'The visit to Biscuit was cancelled, because the pet was adopted.',
  ]);
  expect(cancelled(null, 'system')).toEqual(['The application cancelled the visit to Biscuit.']);
});

it('B4.05 tells when a visit was moved, at the shelter', () => {
  const changes = [changed('starts_at', '2020-11-24T15:00:00Z', '2020-11-25T16:30:00Z')];
  expect(describeEvent(event({ kind: 'visit.moved', entity: 'visit', changes }), zone)).toEqual([
    'Dana Reyes moved the visit to Biscuit from Tue 24 Nov 2020, 10:00 AM to Wed 25 Nov 2020, 11:30 AM.',
  ]);
});
