import type { CareItem } from '@pawmatch/contract/care/care-item';

/** A worming that is due, unless told otherwise. */
export const buildCareItem = (fields: Partial<CareItem> = {}): CareItem => ({
  ...{ id: 'item', pet_id: 'pet', kind: 'worming', title: 'Worming', due_on: null, number: null },
  ...{ doses_a_day: null, plan_id: null, course_id: null, product: null, lot: null, dose: null },
  ...{ note: null, cost_cents: null, result: null, result_note: null, awaits_result: false },
  ...{ result_by: null, result_at: null, can_write_result: false, grams: null, done_at: null },
  ...{ done_by: null, skipped_at: null, skip_reason: null, can_undo: false },
  ...fields,
});
