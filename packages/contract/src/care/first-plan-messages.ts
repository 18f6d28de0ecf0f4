import { localized } from '../localized.ts';

const AAHA =
  '2022 AAHA Canine Vaccination Guidelines, shelter-housed dogs (J Am Anim Hosp Assoc 58:213–230)';
const AAFP =
  '2020 AAHA/AAFP Feline Vaccination Guidelines, shelter-housed cats (J Feline Med Surg 22:813–830)';

const RHYTHM =
  'at intake, every 2 to 3 weeks from 4 to 20 weeks of age; adults at intake and again after 2 to 3 weeks.';
const RABIES = 'from 3 months of age, before release, as local law says.';

/** The plans that a shelter begins with, by their keys. */
export const firstPlanNames = localized('firstPlanNames', {
  'dog-dapp': 'DAPP',
  'dog-bordetella': 'Bordetella, by the nose',
  'dog-rabies': 'Rabies',
  'cat-fvrcp': 'FVRCP',
  'cat-rabies': 'Rabies',
});

/** What they are based on, for people who check it. */
export const firstPlanSources = localized('firstPlanSources', {
  'dog-dapp': `${AAHA}: ${RHYTHM}`,
  'dog-bordetella': `${AAHA}: once at intake, from 3 weeks of age.`,
  'dog-rabies': `${AAHA}: ${RABIES}`,
  'cat-fvrcp': `${AAFP}: ${RHYTHM}`,
  'cat-rabies': `${AAFP}: ${RABIES}`,
});
