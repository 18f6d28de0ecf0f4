import type { StaffStay } from '@pawmatch/contract/stays/stays-endpoints';

/** A stay that has not ended; a test sets only the fields that matter to it. */
export const buildStay = (fields: Partial<StaffStay> = {}): StaffStay => ({
  id: '0198c0de-0000-7000-8000-00000000000a',
  pet_id: '0198c0de-0000-7000-8000-00000000000b',
  came_at: '2026-11-02T17:00:00.000Z',
  intake: 'unknown',
  came_from: null,
  hold_until: null,
  listed_at: null,
  outcome: null,
  left_at: null,
  outcome_reason: null,
  is_hold_overridden: false,
  hold_overridden_by: null,
  can_undo: false,
  ...fields,
});
