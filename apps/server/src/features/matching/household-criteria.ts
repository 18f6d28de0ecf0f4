import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { listHiddenPetIds } from '../hidden-pets/hidden-pets.repository.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import { findPreferences, listRequiredTraits } from '../preferences/preferences.repository.ts';
import { type AdopterCriteria, createCriteriaCache } from './criteria-cache.ts';
import { findHomeDetails } from './home-details.repository.ts';
import { findPartner } from './partners/partner-matching.repository.ts';

/** Whose criteria rank the pets, the caller's first. */
export type HouseholdCriteria = readonly [AdopterCriteria, ...AdopterCriteria[]];

/** What adopters look for, alone or with a partner. */
export function createHouseholdCriteria({
  database,
  preferenceChanges,
}: Pick<Dependencies, 'database' | 'preferenceChanges'>) {
  /** @returns null before the questionnaire or a trait was saved */
  const find = createCriteriaCache(preferenceChanges, async (userId) => {
    const [row, traits, home, hiddenPetIds] = await Promise.all([
      findPreferences(database, userId),
      listRequiredTraits(database, userId),
      findHomeDetails(database, userId),
      listHiddenPetIds(database, userId),
    ]);
    if (!row && traits.length === 0) return null;
    return { preferences: row ? presentPreferences(row) : null, traits, home, hiddenPetIds };
  });

  /** @throws AppError PREFERENCES_REQUIRED */
  async function getOwn(userId: string): Promise<AdopterCriteria> {
    const criteria = await find(userId);
    if (!criteria) throw new AppError('PREFERENCES_REQUIRED');
    return criteria;
  }

  /** @returns null for somebody who matches alone, or whose partner has not answered */
  async function findOfPartner(userId: string): Promise<AdopterCriteria | null> {
    const partner = await findPartner(database, userId);
    return partner ? find(partner.partnerId) : null;
  }

  return {
    getOwn,

    /** B2.11. @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED */
    async getForView(userId: string, view: MatchView): Promise<HouseholdCriteria> {
      const own = await getOwn(userId);
      if (view === 'mine') return [own];
      const partner = await findOfPartner(userId);
      if (!partner) throw new AppError('PARTNER_REQUIRED');
      return view === 'both' ? [own, partner] : [partner];
    },

    /** For the view that the matches page shows first. @returns null before anything was answered */
    async findForFirstView(
      userId: string,
    ): Promise<{ view: MatchView; criteria: HouseholdCriteria } | null> {
      const [own, partner] = await Promise.all([find(userId), findOfPartner(userId)]);
      if (!own) return null;
      return partner
        ? { view: 'both', criteria: [own, partner] }
        : { view: 'mine', criteria: [own] };
    },
  };
}
