import { visitEnd } from '@pawmatch/contract/visits/visit-slots';
import { newId } from '../../platform/new-id.ts';

/** The columns that every new visit has. */
export const newVisit = (start: Date, now: Date) => ({
  id: newId(),
  startsAt: start,
  endsAt: visitEnd(start),
  createdAt: now,
  updatedAt: now,
});
