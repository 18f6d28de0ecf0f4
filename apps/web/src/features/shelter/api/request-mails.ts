import type { RequestMailSettings } from '@pawmatch/contract/visits/request-mails-endpoints';
import {
  getRequestMailSettings,
  updateRequestMailSettings,
} from '@pawmatch/contract/visits/request-mails-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.12: who gets mails about new visit requests. */
export const requestMailsQuery = queryOptions({
  queryKey: ['request-mails'],
  queryFn: ({ signal }) => callEndpoint(getRequestMailSettings, { signal }),
});

export const saveRequestMails = (body: RequestMailSettings) =>
  callEndpoint(updateRequestMailSettings, { body });
