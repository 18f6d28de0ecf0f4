import type { NewPets } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { capabilitiesOf, type StaffRole } from '@pawmatch/contract/staff/capabilities';
import type { AccountOfPerson, CurrentUser } from '@pawmatch/contract/users/user';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import type { PreferencesRow } from '../preferences/preferences.tables.ts';
import { presentUser } from '../users/users.presenter.ts';
import type { UserRow } from '../users/users.table.ts';

/** For staff. */
export function presentAccount(row: UserRow): AccountOfPerson {
  return { ...presentUser(row), email_confirmed: row.emailConfirmedAt !== null };
}

export function presentCurrentUser({
  user,
  staffRoles,
  secondFactor,
  preferences,
  traits,
  partner,
  ending,
  newPets,
}: {
  user: UserRow;
  staffRoles: readonly StaffRole[];
  secondFactor: { due: Date | null; isMissing: boolean };
  preferences: PreferencesRow | undefined;
  traits: TrainingTrait[];
  partner: { name: string; hasAnswered: boolean } | undefined;
  ending: { formerPartner: string } | undefined;
  newPets: NewPets;
}): CurrentUser {
  return {
    ...presentUser(user),
    staff_roles: [...staffRoles],
    capabilities: secondFactor.isMissing ? [] : capabilitiesOf(staffRoles),
    second_factor_due: secondFactor.due?.toISOString() ?? null,
    email_confirmed: user.emailConfirmedAt !== null,
    shares_matching: user.sharesMatching,
    matching_partner: partner ? { name: partner.name, has_answered: partner.hasAnswered } : null,
    former_partner: ending?.formerPartner ?? null,
    new_pets: newPets,
    preferences: preferences ? presentPreferences(preferences) : null,
    training_traits: traits,
  };
}
