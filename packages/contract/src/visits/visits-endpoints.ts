import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { ExpectedVersion } from '../version.ts';
import { VisitStep } from './own/visit-step.ts';
import { BulkVisits } from './staff/bulk-visits.ts';
import { VisitCounts, VisitFilters, VisitQuery } from './staff/visit-query.ts';
import { OwnVisit, SlotDay, Visit } from './visit.ts';
import {
  DeclineReason,
  OwnNotesChange,
  RequestedAt,
  StaffVisit,
  VisitChanges,
  VisitRequest,
  VisitStatusChange,
} from './visit-input.ts';

/** A visit with the message that the page shows. */
const VisitConfirmation = z.extend(OwnVisit, { success: z.literal(true), message: z.string() });

export const listOwnVisits = defineEndpoint({
  method: 'GET',
  path: '/visit-requests',
  access: 'user',
  summary: "The caller's own visits, latest first",
  output: z.array(OwnVisit),
});

export const listMyVisits = defineEndpoint({
  method: 'GET',
  path: '/visit-requests/my',
  access: 'user',
  summary: "The caller's own visits, latest first",
  output: z.array(OwnVisit),
});

export const listSlots = defineEndpoint({
  method: 'GET',
  path: '/visit-requests/slots',
  access: 'public',
  summary: 'The bookable days with what is free for a pet',
  query: z.object({ pet_id: Id }),
  output: z.array(SlotDay),
});

export const getVisitDays = defineEndpoint({
  method: 'GET',
  path: '/visit-requests/days',
  access: 'public',
  showsOwnToStaff: true,
  summary: 'The weekdays on which a pet can be met, 0 for Sunday; null for all days of its shelter',
  query: z.object({ pet_id: Id }),
  output: z.object({ weekdays: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(6)))) }),
});

export const listSlotsForMove = defineEndpoint({
  method: 'GET',
  path: '/visit-requests/:id/slots',
  access: 'user',
  summary: "The bookable days for one of the caller's own visits, without the visit itself",
  params: ById,
  output: z.array(SlotDay),
});

export const listOwnVisitSteps = defineEndpoint({
  method: 'GET',
  path: '/visit-requests/:id/history',
  access: 'user',
  summary: "The steps of one of the caller's own visits, the first one first",
  params: ById,
  output: z.array(VisitStep),
});

export const requestVisit = defineEndpoint({
  method: 'POST',
  path: '/visit-requests/:petId',
  access: 'user',
  // Constraints count the requests of an adopter.
  rateLimit: null,
  summary: 'Ask for a visit to meet a pet',
  params: z.object({ petId: Id }),
  body: VisitRequest,
  status: 201,
  output: VisitConfirmation,
});

export const cancelOwnVisit = defineEndpoint({
  method: 'POST',
  path: '/visit-requests/:id/cancel',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "Cancel one of the caller's own visits",
  params: ById,
  output: OwnVisit,
});

export const moveOwnVisit = defineEndpoint({
  method: 'POST',
  path: '/visit-requests/:id/move',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "Move one of the caller's own visits to a free time",
  params: ById,
  body: z.object({ requested_at: RequestedAt, expected_version: ExpectedVersion }),
  output: OwnVisit,
});

export const changeOwnNotes = defineEndpoint({
  method: 'PUT',
  path: '/visit-requests/:id/notes',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "Change the note to the shelter of one of the caller's own visits, until it is over",
  params: ById,
  body: OwnNotesChange,
  output: OwnVisit,
});

export const updateVisit = defineEndpoint({
  method: 'PUT',
  path: '/visit-requests/:id',
  access: 'visits.edit',
  summary: 'Move a visit, change its status or notes',
  params: ById,
  body: VisitChanges,
  output: Visit,
});

export const listAllVisits = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests',
  access: 'visits.read',
  journal: 'visits',
  summary: 'Visits by any filters, newest request first unless sorted otherwise',
  query: VisitQuery,
  output: z.array(Visit),
});

export const countVisits = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests/count',
  access: 'visits.read',
  summary: 'How many visits match',
  query: VisitFilters,
  output: VisitCounts,
});

export const changeVisitsInBulk = defineEndpoint({
  method: 'POST',
  path: '/admin/visit-requests/bulk',
  access: 'visits.confirm',
  summary: 'Set the status of all visits that match, or delete them; answers with lines of JSON',
  body: BulkVisits,
  sends: ['application/x-ndjson'],
});

export const getVisit = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests/:id',
  access: 'visits.read',
  journal: 'visit',
  summary: 'One visit',
  params: ById,
  output: Visit,
});

export const listSlotsForStaff = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests/:id/slots',
  access: 'visits.read',
  summary: 'The days to which staff can move a visit, from now on, whatever the status of its pet',
  params: ById,
  output: z.array(SlotDay),
});

export const listSlotsOfPetForStaff = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests/slots',
  access: 'visits.read',
  summary: 'The days on which staff can schedule a visit of a pet of any status, from now on',
  query: z.object({ pet_id: Id }),
  output: z.array(SlotDay),
});

export const createVisit = defineEndpoint({
  method: 'POST',
  path: '/admin/visit-requests',
  access: 'visits.edit',
  summary:
    'Schedule a visit for an adopter or a walk-in, or record one that took place (`took_place`)',
  body: StaffVisit,
  status: 201,
  output: Visit,
});

export const changeVisitStatus = defineEndpoint({
  method: 'PUT',
  path: '/admin/visit-requests/:id/status',
  access: 'visits.confirm',
  summary: 'Set the status of a visit',
  params: ById,
  body: VisitStatusChange,
  output: Visit,
});

export const explainDecline = defineEndpoint({
  method: 'PUT',
  path: '/admin/visit-requests/:id/decline-reason',
  access: 'visits.confirm',
  summary: 'Say why a request was declined, in the email about it that is not sent yet',
  params: ById,
  body: DeclineReason,
});

export const deleteVisit = defineEndpoint({
  method: 'DELETE',
  path: '/admin/visit-requests/:id',
  access: 'visits.delete',
  summary: 'Delete a visit',
  params: ById,
  body: z.nullish(z.object({ expected_version: ExpectedVersion })),
});
