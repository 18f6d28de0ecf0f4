import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById } from '../id.ts';
import { AlertQuery } from './alert-query.ts';
import { alertFrequencies, alertKinds, ListedAlert, PetAlert } from './pet-alert.ts';
import { petAlertMessages } from './pet-alert-messages.ts';

const Frequency = z.enum(alertFrequencies, { error: () => petAlertMessages.frequency });

/** Of the link in a mail about new pets. */
const Token = z.string({ error: () => petAlertMessages.link }).check(z.maxLength(200));

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/alerts',
  access: 'user',
  summary: "The caller's alerts about new pets, the oldest first",
  output: z.array(ListedAlert),
});

export const saveAlert = defineEndpoint({
  method: 'POST',
  path: '/alerts',
  access: 'user',
  rateLimit: 'ownChanges',
  summary:
    'Be told of new pets by mail, when the address is confirmed; the same search again gives the existing alert the new frequency',
  body: z.object({
    kind: z.enum(alertKinds, { error: () => petAlertMessages.kind }),
    /** Ignored with `matches`. */
    query: z._default(AlertQuery, ''),
    frequency: Frequency,
  }),
  output: PetAlert,
});

export const changeAlert = defineEndpoint({
  method: 'PATCH',
  path: '/alerts/:id',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Change how often an alert is sent, or the search that it is about',
  params: ById,
  body: z.object({ frequency: z.optional(Frequency), query: z.optional(AlertQuery) }),
  output: PetAlert,
});

export const deleteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/alerts/:id',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'No longer be told of new pets',
  params: ById,
});

/** The alert of a mailed link, without whose it is; null when it has ended already. */
export const LinkedAlert = z.nullable(z.pick(PetAlert, { kind: true, query: true }));
export type LinkedAlert = z.infer<typeof LinkedAlert>;

export const openAlertLink = defineEndpoint({
  method: 'POST',
  path: '/alert-links/open',
  access: 'public',
  summary: 'The alert of a mailed link; changes nothing',
  body: z.object({ token: Token }),
  output: z.object({ alert: LinkedAlert }),
});

export const stopAlertByLink = defineEndpoint({
  method: 'POST',
  path: '/alert-links/stop',
  access: 'public',
  summary: 'End the alert of a mailed link; it may have ended already',
  body: z.object({ token: Token }),
});
