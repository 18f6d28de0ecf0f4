import {
  createCalendarAddress,
  getCalendarAddress,
  revokeCalendarAddress,
} from '@pawmatch/contract/visits/calendar-address-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.09: when the member of staff has created an address for calendar programs. */
export const calendarAddressQuery = queryOptions({
  queryKey: ['calendar-address'],
  queryFn: ({ signal }) => callEndpoint(getCalendarAddress, { signal }),
});

export const createAddress = () => callEndpoint(createCalendarAddress, {});

export const revokeAddress = () => callEndpoint(revokeCalendarAddress, {});
