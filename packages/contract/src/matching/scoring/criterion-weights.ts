/** Facts of the household, and what the sources connect with pets that are given up. */
const HEAVY = 20;
/** All other criteria: the sources say nothing about which of them weighs more. */
export const LIGHT = 10;

/** The weight of one preference or fact of the household, and the reason for it. */
interface WeightedCriterion {
  /** Points that a pet loses when it does not fit at all; the scale is that of the score, 0 to 100. */
  weight: typeof HEAVY | typeof LIGHT;
  /**
   * A fact of the household that cannot be changed: asked about first, and for two people who match together the same
   * (`word-for-partner.ts`). Which ones staff see of an adopter is `shownCriteria` in `suitable-adopters-endpoints.ts`.
   */
  isHousehold: boolean;
  because: string;
  source: string;
}

const POWELL_2021 = 'Powell et al. 2021, Scientific Reports 11:8018';
const POWELL_2022 = 'Powell et al. 2022, Animals 12:1053';
const POWELL_2022_RETURNS = 'Powell et al. 2022, Scientific Reports, 10.1038/s41598-022-05101-5';
const SHORE_2005 = 'Shore 2005, Journal of Applied Animal Welfare Science 8:187-198';
const DIESEL_2010 = 'Diesel et al. 2010, Journal of Applied Animal Welfare Science 13:15-30';
const WEISS_2012 = 'Weiss et al. 2012, Animals 2:144-159';
const OUR_CHOICE = 'our choice';

/**
 * The weights of matching, the heavy ones first. The sources support the two steps; the numbers are our
 * own. `docs/matching.md` says what the sources found and what this does not claim.
 */
export const weightedCriteria = {
  children: {
    weight: HEAVY,
    isHousehold: true,
    because: 'A mistake here hurts a child; a pet that is known not to suit is not shown at all',
    source: SHORE_2005,
  },
  energy: {
    weight: HEAVY,
    isHousehold: false,
    because:
      'Behaviour is among the most common reasons for returns, and energy is what we know of it',
    source: POWELL_2021,
  },
  dogs: {
    weight: HEAVY,
    isHousehold: true,
    because: 'Incompatibility with existing pets is among the most common reasons for returns',
    source: POWELL_2021,
  },
  cats: {
    weight: HEAVY,
    isHousehold: true,
    because: 'Incompatibility with existing pets is among the most common reasons for returns',
    source: POWELL_2021,
  },
  allergies: {
    weight: HEAVY,
    isHousehold: true,
    because: 'Nobody can live with a pet that makes them ill',
    source: POWELL_2022_RETURNS,
  },
  experience: {
    weight: HEAVY,
    isHousehold: false,
    because: 'People who return a dog had expected more of its behaviour',
    source: POWELL_2022,
  },
  age: {
    weight: LIGHT,
    isHousehold: false,
    because: 'Age goes with the likelihood of a return, and decides what a day looks like',
    source: POWELL_2021,
  },
  size: {
    weight: LIGHT,
    isHousehold: false,
    because: 'Size decides what a home and a person can manage',
    source: OUR_CHOICE,
  },
  children_ages: {
    weight: LIGHT,
    isHousehold: true,
    because:
      'A pet can suit a teenager and hurt a toddler; one that is known to is not shown at all',
    source: OUR_CHOICE,
  },
  time_alone: {
    weight: LIGHT,
    isHousehold: false,
    because: 'Many a dog needs more attention than its owner can give',
    source: DIESEL_2010,
  },
  daily_time: {
    weight: LIGHT,
    isHousehold: false,
    because: 'A pet with more energy needs more of the day than its owner may have',
    source: DIESEL_2010,
  },
  home: {
    weight: LIGHT,
    isHousehold: false,
    because: 'Few pets need a certain home, and those that do are unhappy in another',
    source: OUR_CHOICE,
  },
  hair: {
    weight: LIGHT,
    isHousehold: false,
    because: 'People choose by appearance; we know of no finding that it makes adoptions last',
    source: WEISS_2012,
  },
  sex: {
    weight: LIGHT,
    isHousehold: false,
    because: 'A wish like any other, with the least to do with daily life',
    source: OUR_CHOICE,
  },
  // The aspect of a required trait has the name `training`; see match.ts.
} as const satisfies Record<string, WeightedCriterion> & { training?: never };

export type WeightedCriterionName = keyof typeof weightedCriteria;
export const weightedCriterionNames = Object.keys(weightedCriteria) as WeightedCriterionName[];
