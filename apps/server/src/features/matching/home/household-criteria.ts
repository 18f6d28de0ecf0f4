import type { MatchCriteria } from '@pawmatch/contract/matching/facts';
import type { HomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listHiddenPetIds } from '../../hidden-pets/hidden-pets.repository.ts';
import { presentPreferences } from '../../preferences/preferences.presenter.ts';
import { findPreferences, listRequiredTraits } from '../../preferences/preferences.repository.ts';
import { findPartner } from '../partners/partner-matching.repository.ts';
import { findHomeDetails } from './home-details.repository.ts';

/** What an adopter looks for, and the pets that they have hidden. */
export interface AdopterCriteria extends MatchCriteria {
  home: HomeDetails | undefined;
  hiddenPetIds: readonly string[];
}

/** Whose criteria rank the pets, the caller's first. */
export type HouseholdCriteria = readonly [AdopterCriteria, ...AdopterCriteria[]];

/** The adopters on whom a view depends: the caller, and the partner if the view has one. */
export async function listAdoptersOfView(
  database: Database,
  userId: string,
  view: MatchView,
): Promise<string[]> {
  const partner = view === 'mine' ? undefined : await findPartner(database, userId);
  return partner ? [userId, partner.partnerId] : [userId];
}

/**
 * What decides the matches of a view.
 * @param adopters as {@link listAdoptersOfView} lists them
 * @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED
 */
export async function getCriteriaForView(
  database: Database,
  adopters: readonly string[],
  view: MatchView,
): Promise<HouseholdCriteria> {
  const [own, partner] = await Promise.all(adopters.map((id) => findCriteria(database, id)));
  if (!own) throw new AppError('PREFERENCES_REQUIRED');
  if (view === 'mine') return [own];
  if (!partner) throw new AppError('PARTNER_REQUIRED');
  return view === 'both' ? [own, partner] : [partner];
}

/** For the view that the matches page shows first. @returns null before anything was answered */
export async function findCriteriaForFirstView(
  database: Database,
  userId: string,
): Promise<{ view: MatchView; criteria: HouseholdCriteria } | null> {
  const adopters = await listAdoptersOfView(database, userId, 'both');
  const [own, partner] = await Promise.all(adopters.map((id) => findCriteria(database, id)));
  if (!own) return null;
  return partner ? { view: 'both', criteria: [own, partner] } : { view: 'mine', criteria: [own] };
}

/** @returns null before the questionnaire or a trait was saved */
async function findCriteria(database: Database, userId: string): Promise<AdopterCriteria | null> {
  const [row, traits, home, hiddenPetIds] = await Promise.all([
    findPreferences(database, userId),
    listRequiredTraits(database, userId),
    findHomeDetails(database, userId),
    listHiddenPetIds(database, userId),
  ]);
  if (!row && traits.length === 0) return null;
  return { preferences: row ? presentPreferences(row) : null, traits, home, hiddenPetIds };
}
