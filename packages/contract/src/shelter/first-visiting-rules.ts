import type { VisitingRules } from '../visits/times/visiting-rules.ts';

const weekday = { from: '10:00', to: '16:00' };

/** The rules until staff change them. Plain values, so that pages need no schema. */
export const firstVisitingRules: VisitingRules = {
  opening_hours: [null, weekday, weekday, weekday, weekday, weekday, null],
  closures: [],
  visit_minutes: 30,
  gap_minutes: 0,
  days_ahead: 14,
  is_same_day: false,
  notice_minutes: 0,
  answer_hours: 24,
  visits_at_once: null,
  visits_of_pet_a_day: null,
  rest_minutes: 0,
};
