import type { Visit } from '@pawmatch/contract/visits/visit';

let built = 0;

/** A complete visit; a test sets only the fields that matter to it. */
export function buildVisit(fields: Partial<Visit> = {}): Visit {
  built += 1;
  const number = String(built).padStart(12, '0');
  const petId = `0198c0de-0000-7000-8001-${number}`;
  return {
    id: `0198c0de-0000-7000-8002-${number}`,
    pet_id: petId,
    status: 'pending',
    cancel_reason: null,
    requested_at: '2026-11-23T19:00:00.000Z',
    ends_at: new Date(
      Date.parse(fields.requested_at ?? '2026-11-23T19:00:00.000Z') + 30 * 60_000,
    ).toISOString(),
    ended_at: null,
    rests_until: null,
    notes: null,
    checked_in_at: null,
    outcome: null,
    not_a_fit_because: null,
    pet: { id: petId, name: `Pet ${built}`, species: 'Dog', image_url: null },
    bonded_pet: null,
    meeting_place: null,
    user: {
      id: `0198c0de-0000-7000-8003-${number}`,
      full_name: `Adopter ${built}`,
      email: `adopter${built}@example.org`,
      phone_number: '5555550100',
    },
    created_at: '2026-11-10T15:00:00.000Z',
    updated_at: '2026-11-10T15:00:00.000Z',
    version: 1,
    calendar_sequence: 0,
    allowed_actions: [
      ...['cancel' as const, 'change_status' as const, 'move' as const, 'edit_notes' as const],
      ...['delete' as const, 'check_in' as const, 'set_outcome' as const],
    ],
    ...fields,
  };
}
