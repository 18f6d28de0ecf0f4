import { readAlertQuery } from '@pawmatch/contract/alerts/alert-query';
import type { ListedAlert, PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import type { Caller } from '../../platform/http/requests/caller.ts';
import type { AlertRow } from './alerts.tables.ts';

export const presentAlert = (
  alert: AlertRow,
  { isEmailConfirmed }: Pick<Caller, 'isEmailConfirmed'>,
): PetAlert => ({
  id: alert.id,
  kind: alert.kind,
  query: alert.query,
  frequency: alert.frequency,
  created_at: alert.createdAt.toISOString(),
  last_sent_at: alert.lastSentAt?.toISOString() ?? null,
  is_valid: readAlertQuery(alert.query) !== null,
  waits_for_confirmation: !isEmailConfirmed,
});

/** @param newPets counts by the id of the alert */
export const presentListedAlert = (
  alert: AlertRow,
  owner: Pick<Caller, 'isEmailConfirmed'>,
  newPets: ReadonlyMap<string, number>,
): ListedAlert => ({ ...presentAlert(alert, owner), new_pets: newPets.get(alert.id) ?? 0 });
