import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { inputMessages } from '../../input-messages.ts';
import { ExpectedVersion } from '../../version.ts';
import { OwnVisit, SlotDay } from '../visit.ts';
import { RequestedAt } from '../visit-input.ts';

/** Of the link in an email about a visit. */
const Token = z.string({ error: () => inputMessages.mailedLink }).check(z.maxLength(200));

/** The holder of a link sees the visit without e-mail address and telephone number. */
export const openVisitLink = defineEndpoint({
  method: 'POST',
  path: '/visit-links/open',
  access: 'public',
  summary: 'The visit of a mailed link; changes nothing',
  body: z.object({ token: Token }),
  output: OwnVisit,
});

export const listSlotsByLink = defineEndpoint({
  method: 'POST',
  path: '/visit-links/slots',
  access: 'public',
  summary: 'The bookable days for the visit of a mailed link, without the visit itself',
  body: z.object({ token: Token }),
  output: z.array(SlotDay),
});

export const cancelByLink = defineEndpoint({
  method: 'POST',
  path: '/visit-links/cancel',
  access: 'public',
  summary: 'Cancel the visit of a mailed link',
  body: z.object({ token: Token }),
  output: OwnVisit,
});

export const moveByLink = defineEndpoint({
  method: 'POST',
  path: '/visit-links/move',
  access: 'public',
  summary: 'Move the visit of a mailed link to a free time',
  body: z.object({ token: Token, requested_at: RequestedAt, expected_version: ExpectedVersion }),
  output: OwnVisit,
});
