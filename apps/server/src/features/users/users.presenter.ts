import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import type { AccountOfPerson, CurrentUser, User } from '@pawmatch/contract/users/user';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import type { PreferencesRow } from '../preferences/preferences.tables.ts';
import type { UserRow } from './users.table.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    phone_number: row.phoneNumber,
    role: row.role,
    created_at: row.createdAt.toISOString(),
  };
}

/** For staff. */
export function presentAccount(row: UserRow): AccountOfPerson {
  return { ...presentUser(row), email_confirmed: row.emailConfirmedAt !== null };
}

/** R7.06 */
export function presentCurrentUser({
  user,
  preferences,
  traits,
}: {
  user: UserRow;
  preferences: PreferencesRow | undefined;
  traits: TrainingTrait[];
}): CurrentUser {
  return {
    ...presentUser(user),
    email_confirmed: user.emailConfirmedAt !== null,
    preferences: preferences ? presentPreferences(preferences) : null,
    training_traits: traits,
  };
}
