import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { presentPreferences } from './preferences.presenter.ts';
import * as repository from './preferences.repository.ts';

/** An adopter's preferences and required traits. */
export function createPreferencesService({
  database,
  clock,
  preferenceChanges,
}: Uses<'database' | 'clock' | 'preferenceChanges'>) {
  return {
    /** @throws AppError PREFERENCES_NOT_FOUND before the questionnaire was saved */
    async get(userId: string) {
      return found(await repository.findPreferences(database, userId));
    },

    /** @throws AppError PREFERENCES_EXIST */
    async create(userId: string, preferences: Preferences) {
      const row = await repository.insertPreferences(database, {
        ...withoutInapplicableAnswers(preferences),
        userId,
        updatedAt: clock(),
      });
      if (!row) throw new AppError('PREFERENCES_EXIST');
      preferenceChanges.publish(userId);
      return row;
    },

    /** Changes all fields or some of them. @throws AppError PREFERENCES_NOT_FOUND */
    async change(userId: string, preferences: Partial<Preferences>) {
      const row = await database.transaction(async (tx) => {
        const current = found(await repository.lockPreferences(tx, userId));
        const changed = withoutInapplicableAnswers({
          ...presentPreferences(current),
          ...preferences,
        });
        const columns = { ...changed, updatedAt: clock() };
        return found(await repository.updatePreferences(tx, userId, columns));
      });
      preferenceChanges.publish(userId);
      return row;
    },

    listRequiredTraits: (userId: string) => repository.listRequiredTraits(database, userId),

    /** Adding twice is no error. */
    async addRequiredTrait(userId: string, trait: TrainingTrait) {
      await repository.insertRequiredTrait(database, userId, trait);
      preferenceChanges.publish(userId);
    },

    async removeRequiredTrait(userId: string, trait: TrainingTrait) {
      await repository.deleteRequiredTrait(database, userId, trait);
      preferenceChanges.publish(userId);
    },
  };
}

/** The question about children counts only when the pet is for a family. */
function withoutInapplicableAnswers(preferences: Preferences): Preferences {
  return {
    ...preferences,
    has_children: preferences.has_children && preferences.pet_purpose === 'MyFamily',
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('PREFERENCES_NOT_FOUND');
  return row;
}
