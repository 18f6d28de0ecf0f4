import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import {
  chooseCareParts,
  getSettings,
  previewSettings,
  requireSecondFactor,
  updateSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import {
  createCalendarAddress,
  getCalendarAddress,
  revokeCalendarAddress,
} from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import {
  getRequestMailSettings,
  type RequestMailSettings,
  updateRequestMailSettings,
} from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** The settings, for staff. */
export const settingsQuery = endpointQuery(['settings'], getSettings);

/** The booked visits that the settings would touch. */
export const previewAffectedVisits = (details: ShelterDetails) =>
  callEndpoint(previewSettings, { body: details });

/**
 * Saves the settings; 409 CONFLICT when they are not those of this version any more.
 * @param isCancelling whether the visits that the change touches are cancelled
 */
export const saveSettings = (details: ShelterDetails, version: number, isCancelling: boolean) =>
  callEndpoint(updateSettings, {
    body: { ...details, expected_version: version, cancel_touched_visits: isCancelling },
  });

export const saveSecondFactorRequired = (is_required: boolean) =>
  callEndpoint(requireSecondFactor, { body: { is_required } });

export const saveCareParts = (care_parts: CarePart[]) =>
  callEndpoint(chooseCareParts, { body: { care_parts } });

/** Who gets mails about new visit requests. */
export const requestMailsQuery = endpointQuery(['request-mails'], getRequestMailSettings);

export const saveRequestMails = (body: Partial<RequestMailSettings>) =>
  callEndpoint(updateRequestMailSettings, { body });

/** When the member of staff has created an address for calendar programs. */
export const calendarAddressQuery = endpointQuery(['calendar-address'], getCalendarAddress);

export const createAddress = () => callEndpoint(createCalendarAddress, {});

export const revokeAddress = () => callEndpoint(revokeCalendarAddress, {});
