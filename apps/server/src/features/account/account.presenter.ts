import type { NewPets } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { type Capability, capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { AccountOfPerson, CurrentUser } from '@pawmatch/contract/users/user';
import type { Membership } from '../../platform/http/requests/caller.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import type { PreferencesRow } from '../preferences/preferences.tables.ts';
import type { Shelters } from '../shelter/shelters.ts';
import { languageOf } from '../users/user-language.ts';
import { presentUser } from '../users/users.presenter.ts';
import type { UserRow } from '../users/users.table.ts';

/** For staff. */
export function presentAccount(row: UserRow): AccountOfPerson {
  return { ...presentUser(row), email_confirmed: row.emailConfirmedAt !== null };
}

interface RolesAndHomes {
  memberships: readonly Membership[];
  /** The shelters at which the person has a foster home. */
  homes: readonly string[];
}

/** What somebody is as staff, and may at each shelter. */
function presentRoles(
  { memberships, homes }: RolesAndHomes,
  places: Pick<Shelters, 'isOne' | 'of'>,
): Pick<
  CurrentUser,
  'staff_roles' | 'shelters' | 'capabilities' | 'has_foster_home' | 'second_factor_due'
> {
  const roles = memberships.map(({ role }) => role);
  const everywhere = roles.filter((role) => role === 'network_admin');
  const shelters = memberships.flatMap(({ shelterId, role, careParts, isSecondFactorMissing }) => {
    if (role === 'network_admin' || shelterId === null) return [];
    const { slug, name, formerSlugs, isPaused } = places.of(shelterId);
    const allowed = isSecondFactorMissing ? [] : capabilitiesOf([role, ...everywhere], careParts);
    return {
      ...{ slug, name, former_slugs: [...formerSlugs], is_paused: isPaused, role },
      capabilities: allowed,
      has_foster_home: homes.includes(shelterId),
    };
  });
  const allowed = new Set<Capability>(shelters.flatMap(({ capabilities }) => capabilities));
  const [due] = memberships
    .flatMap(({ secondFactorDue }) => (secondFactorDue ? new Date(secondFactorDue) : []))
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    staff_roles: roles,
    shelters: places.isOne() ? [] : shelters,
    capabilities: shelters.length > 0 ? [...allowed] : capabilitiesOf(everywhere, []),
    has_foster_home: shelters.some((shelter) => shelter.has_foster_home),
    second_factor_due: due?.toISOString() ?? null,
  };
}

export function presentCurrentUser({
  places,
  user,
  preferences,
  traits,
  partner,
  ending,
  newPets,
  ...rolesAndHomes
}: RolesAndHomes & {
  places: Pick<Shelters, 'isOne' | 'of'>;
  user: UserRow;
  preferences: PreferencesRow | undefined;
  traits: TrainingTrait[];
  partner: { name: string; hasAnswered: boolean } | undefined;
  ending: { formerPartner: string } | undefined;
  newPets: NewPets;
}): CurrentUser {
  return {
    ...presentUser(user),
    ...presentRoles(rolesAndHomes, places),
    email_confirmed: user.emailConfirmedAt !== null,
    language: languageOf(user),
    shares_matching: user.sharesMatching,
    matching_partner: partner ? { name: partner.name, has_answered: partner.hasAnswered } : null,
    former_partner: ending?.formerPartner ?? null,
    new_pets: newPets,
    preferences: preferences ? presentPreferences(preferences) : null,
    training_traits: traits,
  };
}
