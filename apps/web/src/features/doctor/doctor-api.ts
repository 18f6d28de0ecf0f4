import { getFindings, sendTestMail } from '@pawmatch/contract/doctor/doctor-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** The checks, which take a few seconds and are run again on request only. */
export const findingsQuery = queryOptions({
  queryKey: ['doctor'],
  queryFn: ({ signal }) => callEndpoint(getFindings, { signal }),
  refetchOnWindowFocus: false,
});

export const requestTestMail = () => callEndpoint(sendTestMail, {});
