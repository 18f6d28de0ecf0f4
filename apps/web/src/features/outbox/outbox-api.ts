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
  queryOptions({
    queryKey: [...outboxKey, 'refused', of],
    queryFn: ({ signal }) => callEndpoint(listRefusedMails, { query: of, signal }),
  });

/** The address of the document is valid for five minutes, so it is asked for each time. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['outbox-mail', id],
    queryFn: ({ signal }) => callEndpoint(openMail, { params: { id }, signal }),
    gcTime: 0,
  });

export const sendAgain = (id: string) => callEndpoint(sendMailAgain, { params: { id } });
