import {
  changeAlert,
  deleteAlert,
  listAlerts,
  openAlertLink,
  saveAlert,
  stopAlertByLink,
} from '@pawmatch/contract/alerts/alert-endpoints';
import type { AlertFrequency, PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { joinAlerts } from './join-alerts.ts';

const KEY = ['alerts'];

/** The alerts of the user, with those that a visitor has left in the browser. */
export const alertsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    await joinAlerts();
    return callEndpoint(listAlerts, { signal });
  },
});

type AlertToSave = Pick<PetAlert, 'kind' | 'query' | 'frequency'>;

/** The page shows a failure. */
export function useSaveAlert() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertToSave) => callEndpoint(saveAlert, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Changes or deletes an alert; a failure shows a toast. */
export function useAlert(id: string) {
  const queries = useQueryClient();
  const call = { params: { id }, errorToast: true };
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
  const change = useMutation({
    mutationFn: (body: { frequency?: AlertFrequency; query?: string }) =>
      callEndpoint(changeAlert, { ...call, body }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: () => callEndpoint(deleteAlert, call), onSettled });
  return { change, remove };
}

/** The alert of the link in a mail. */
export const linkedAlertQuery = (token: string) => ({
  ...endpointQuery(['linked alert', token], openAlertLink, { body: { token } }),
  enabled: token !== '',
  retry: false,
});

export const stopLinkedAlert = (token: string) =>
  callEndpoint(stopAlertByLink, { body: { token } });
