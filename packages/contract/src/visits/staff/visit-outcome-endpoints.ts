import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { ById } from '../../id.ts';
import { ExpectedVersion } from '../../version.ts';
import { Visit } from '../visit.ts';
import { CheckInUndo, VisitOutcomeChange, WalkIn } from '../visit-input.ts';

export const addWalkIn = defineEndpoint({
  method: 'POST',
  path: '/admin/visit-requests/walk-in',
  access: 'visits.outcome',
  summary: 'Store the visit of somebody who is at the shelter now',
  body: WalkIn,
  status: 201,
  output: Visit,
});

export const checkInVisitor = defineEndpoint({
  method: 'POST',
  path: '/admin/visit-requests/:id/check-in',
  access: 'visits.outcome',
  summary: 'Store that the visitor has come; a request is confirmed by it',
  params: ById,
  body: z.nullish(z.object({ expected_version: ExpectedVersion })),
  output: Visit,
});

export const undoCheckIn = defineEndpoint({
  method: 'DELETE',
  path: '/admin/visit-requests/:id/check-in',
  access: 'visits.outcome',
  summary: 'Store that the visitor has not come yet',
  params: ById,
  body: CheckInUndo,
  output: Visit,
});

export const setVisitOutcome = defineEndpoint({
  method: 'PUT',
  path: '/admin/visit-requests/:id/outcome',
  access: 'visits.outcome',
  summary: 'Store what came of a visit, which completes it',
  params: ById,
  body: VisitOutcomeChange,
  output: Visit,
});
