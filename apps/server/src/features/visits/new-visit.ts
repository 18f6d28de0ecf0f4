import { type VisitingPlace, visitEnd } from '@pawmatch/contract/visits/bookable-times';
import { newId } from '../../platform/database/new-id.ts';

/** When a visit that is booked now for this time begins and ends. */
export const visitTime = (start: Date, { visiting }: VisitingPlace) => ({
  startsAt: start,
  endsAt: visitEnd(start, visiting.visit_minutes),
});

/** The columns that every new visit has. */
export const newVisit = (start: Date, place: VisitingPlace, now: Date) => ({
  id: newId(),
  ...visitTime(start, place),
  createdAt: now,
  updatedAt: now,
});
