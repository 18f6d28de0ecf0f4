import { MAX_ALERTS } from '@pawmatch/contract/alerts/pet-alert';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { findPreferences, listRequiredTraits } from '../preferences/preferences.repository.ts';
import * as repository from './alerts.repository.ts';
import type { AlertRow } from './alerts.tables.ts';

type AlertToSave = Pick<AlertRow, 'userId' | 'kind' | 'query' | 'frequency'>;

/** Alerts of new pets. */
export function createAlertsService({ database, clock }: Uses<'database' | 'clock'>) {
  async function requireCriteria(userId: string): Promise<void> {
    const preferences = await findPreferences(database, userId);
    if (preferences || (await listRequiredTraits(database, userId)).length > 0) return;
    throw new AppError('PREFERENCES_REQUIRED');
  }

  return {
    /**
     * The same search again gives the existing alert, with the new frequency.
     * @throws AppError PREFERENCES_REQUIRED, TOO_MANY_ALERTS
     */
    async save({ userId, kind, frequency, ...asked }: AlertToSave): Promise<AlertRow> {
      if (kind === 'matches') await requireCriteria(userId);
      const query = kind === 'matches' ? '' : asked.query;
      return database.transaction(async (tx) => {
        if (!(await repository.lockOwner(tx, userId))) throw new AppError('UNAUTHENTICATED');
        const wanted = { userId, kind, query, frequency };
        const existing = await repository.setFrequencyOfSearch(tx, wanted);
        if (existing) return existing;
        if ((await repository.countAlertsOfUser(tx, userId)) >= MAX_ALERTS) {
          throw new AppError('TOO_MANY_ALERTS');
        }
        const alert = { id: newId(), ...wanted, createdAt: clock(), lastSentAt: null };
        await repository.insertAlert(tx, alert);
        return alert;
      });
    },

    /** @throws AppError ALERT_NOT_FOUND, ALERT_EXISTS */
    async change(
      owned: Pick<AlertRow, 'id' | 'userId'>,
      changes: Partial<Pick<AlertRow, 'frequency' | 'query'>>,
    ): Promise<AlertRow> {
      const alert = await repository
        .updateAlert(database, owned, changes)
        .catch((error: unknown) => {
          if (constraintOf(error) === 'pet_alerts_once') throw new AppError('ALERT_EXISTS');
          throw error;
        });
      if (!alert) throw new AppError('ALERT_NOT_FOUND');
      return alert;
    },

    /** @throws AppError ALERT_NOT_FOUND */
    async delete(owned: Pick<AlertRow, 'id' | 'userId'>): Promise<void> {
      if (await repository.deleteAlertOfUser(database, owned)) return;
      throw new AppError('ALERT_NOT_FOUND');
    },
  };
}
