import * as z from 'zod/mini';
import { Email } from '../../auth/account-fields.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { visitInputMessages } from '../visit-input-messages.ts';
import { MAX_REQUEST_MAIL_ADDRESSES, requestMailFrequencies } from '../visit-values.ts';

/** The caller's own setting, and the mailboxes of the shelter, which are everybody's. */
export const RequestMailSettings = z.object({
  frequency: z.enum(requestMailFrequencies),
  addresses: z.array(Email).check(
    z.maxLength(MAX_REQUEST_MAIL_ADDRESSES, {
      error: () => visitInputMessages.tooManyMailboxes({ max: MAX_REQUEST_MAIL_ADDRESSES }),
    }),
  ),
});
export type RequestMailSettings = z.infer<typeof RequestMailSettings>;

export const getRequestMailSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/request-mails',
  access: 'visits.confirm',
  summary: 'Who gets mails about new visit requests: the caller, and mailboxes of the shelter',
  output: RequestMailSettings,
});

export const updateRequestMailSettings = defineEndpoint({
  method: 'PATCH',
  path: '/admin/request-mails',
  access: 'visits.confirm',
  summary: 'Change who gets mails about new visit requests; what is left out stays as it is',
  body: z.partial(RequestMailSettings),
  output: RequestMailSettings,
});
