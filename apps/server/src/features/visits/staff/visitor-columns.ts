import type { StaffVisit, VisitChanges } from '@pawmatch/contract/visits/visit-input';
import type * as z from 'zod/mini';
import { invalidField } from '../../../platform/app-error.ts';
import { visitMessages } from '../visit-messages.ts';
import type { VisitRow } from '../visits.table.ts';

/** An adopter's name and address are in the account; a walk-in's are stored with the visit. */
export function visitorColumns(visit: z.output<typeof StaffVisit>) {
  if (visit.user_id) return { userId: visit.user_id };
  return {
    userId: null,
    visitorName: visit.full_name ?? null,
    visitorEmail: visit.email ?? null,
    visitorPhone: visit.phone_number ?? null,
  };
}

/** The name and address of a walk-in. @throws AppError VALIDATION_FAILED for one with an account */
export function changedVisitor(visit: VisitRow, changes: z.output<typeof VisitChanges>) {
  const { full_name, email, phone_number } = changes;
  const columns = {
    ...(full_name !== undefined && { visitorName: full_name }),
    ...(email !== undefined && { visitorEmail: email }),
    ...(phone_number !== undefined && { visitorPhone: phone_number }),
  };
  if (visit.userId && Object.keys(columns).length > 0) {
    throw invalidField('full_name', visitMessages.contactInAccount);
  }
  return columns;
}
