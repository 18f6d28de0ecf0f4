import { type MailState, OUTBOX_PAGE_SIZE } from '@pawmatch/contract/outbox/mail-values';
import {
  listOutbox,
  listRefusedMails,
  openMail,
  type RefusedMailsQuery,
  sendMailAgain,
} from '@pawmatch/contract/outbox/outbox-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** Emails change their state by themselves. */
const REFRESH_MS = 10_000;

export const outboxKey = ['outbox'];

/** @param page from 1 */
export const outboxQuery = (state: MailState, page: number) =>
  queryOptions({
    queryKey: [...outboxKey, state, page],
    queryFn: ({ signal }) => {
      const query = { state, offset: (page - 1) * OUTBOX_PAGE_SIZE };
      return callEndpoint(listOutbox, { query, signal });
    },
    refetchInterval: REFRESH_MS,
  });

/** @param of whose emails */
export const refusedMailsQuery = (of: RefusedMailsQuery) =>
  endpointQuery([...outboxKey, 'refused', of], listRefusedMails, { query: of });

/** The address of the document is valid for five minutes, so it is asked for each time. */
export const mailQuery = (id: string) => ({
  ...endpointQuery(['outbox-mail', id], openMail, { params: { id } }),
  gcTime: 0,
});

export const sendAgain = (id: string) => callEndpoint(sendMailAgain, { params: { id } });
