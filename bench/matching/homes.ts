import type { MatchCriteria } from '@pawmatch/contract/matching/facts';
import {
  type HomeDetails,
  homeAnswers,
  noHomeDetails,
} from '@pawmatch/contract/matching/home/home-details';
import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { NO_PREFERENCE } from '@pawmatch/contract/preferences/criteria';

export type Random = () => number;

/**
 * A home with its preferences. The shares are assumptions, which `docs/matching.md` repeats; nobody has
 * measured them here.
 */
export function generateHome(random: Random): MatchCriteria {
  const is = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const prefer = <T>(share: number, values: readonly T[]) =>
    is(share) ? pick(values) : NO_PREFERENCE;
  const has_children = is(0.35);
  const preferred_species = pick(['Dog', 'Dog', 'Dog', 'Cat', 'Cat', NO_PREFERENCE] as const);
  const traits: TrainingTrait[] = is(0.1) ? ['HouseTrained'] : [];
  if (preferred_species !== 'Dog' && is(0.1)) traits.push('LitterTrained');
  const home: HomeDetails = is(0.4)
    ? {
        youngest_child: has_children ? pick(homeAnswers('youngest_child')) : null,
        hours_alone: pick(homeAnswers('hours_alone')),
        daily_time: pick(homeAnswers('daily_time')),
        kind_of_home: pick(homeAnswers('kind_of_home')),
      }
    : noHomeDetails;
  return {
    traits,
    home,
    preferences: {
      preferred_species,
      pet_purpose: has_children ? 'MyFamily' : 'Myself',
      has_children,
      has_dogs: is(0.3),
      has_cats: is(0.25),
      ownership_experience: pick(['FirstTime', 'HadBefore', 'CurrentlyHave']),
      preferred_age: prefer(0.6, ['Baby', 'Young', 'Adult', 'Senior']),
      preferred_sex: prefer(0.3, ['Male', 'Female']),
      preferred_size: prefer(0.6, ['Small', 'Medium', 'Large']),
      preferred_energy_level: prefer(0.7, ['LapPet', 'Calm', 'Moderate', 'VeryActive']),
      preferred_hair_length: prefer(0.3, ['Short', 'Medium', 'Long']),
      wants_allergy_friendly: is(0.08),
      accepts_special_needs: is(0.3),
    },
  };
}
