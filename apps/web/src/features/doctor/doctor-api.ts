import { getFindings, sendTestMail } from '@pawmatch/contract/doctor/doctor-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** The checks, which take a few seconds and are run again on request only. */
export const findingsQuery = {
  ...endpointQuery(['doctor'], getFindings),
  refetchOnWindowFocus: false,
};

export const requestTestMail = () => callEndpoint(sendTestMail, {});
