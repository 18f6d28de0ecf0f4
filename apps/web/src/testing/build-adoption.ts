import type { Adoption, OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import { allowedAdoptionActions } from '@pawmatch/contract/adoptions/adoption-actions';

let built = 0;

/** What adopter and staff both see of an adoption that has been asked for. */
function sharedFields() {
  built += 1;
  const number = String(built).padStart(12, '0');
  return {
    id: `0198c0de-0000-7000-8007-${number}`,
    pets: [
      {
        id: `0198c0de-0000-7000-8001-${number}`,
        name: `Pet ${built}`,
        status: 'Available' as const,
        image_url: null,
      },
    ],
    ...{ second_adopter: null, end_reason: null, message: null, trial_until: null },
    ...{ fee_cents: null, approved_at: null, adopted_at: null, ended_at: null, version: 1 },
    stage: 'asked' as const,
    answer_by: '2026-11-24T21:00:00.000Z',
    created_at: '2026-11-20T15:00:00.000Z',
  };
}

/** A complete adoption for staff, with what its stage allows; a test sets only the fields that matter to it. */
export function buildAdoption(fields: Partial<Adoption> = {}): Adoption {
  const shared = sharedFields();
  return {
    ...shared,
    ...{ source: 'adopter', visit_id: null, led_by: null, silent_undo_until: null },
    missing_before_leaving: null,
    adopter: {
      id: shared.id.replace('-8007-', '-8003-'),
      name: `Adopter ${built}`,
      email: `adopter${built}@example.org`,
      phone_number: '5555550100',
    },
    ...fields,
    allowed_actions: allowedAdoptionActions('staff', fields.stage ?? 'asked'),
  };
}

/** A complete adoption for its adopter. */
export const buildOwnAdoption = (fields: Partial<OwnAdoption> = {}): OwnAdoption => ({
  ...sharedFields(),
  has_health_records: false,
  shelter_name: 'Willow Street Shelter',
  ...fields,
  allowed_actions: allowedAdoptionActions('adopter', fields.stage ?? 'asked'),
});
