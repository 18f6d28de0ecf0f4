import { careNeedLabels } from './care-need-messages.ts';

/*
 * What must be true of a pet in care before it is shown, booked or leaves (B11.03): the shelter's own short list.
 */

/** Needs that every shelter knows. */
export const careNeeds = [
  'hold',
  'exam',
  'neutered',
  'microchip',
  'rabies',
  'core',
  'medicine',
] as const;
export type KnownNeed = (typeof careNeeds)[number];
/** One of these, or `plan:` with the id of a care plan of the shelter's own. */
export type CareNeed = string;

/** `showing`: in the public lists. `booking`: requests of adopters. `leaving`: closing an adoption. */
export const careSteps = ['showing', 'booking', 'leaving'] as const;
export type CareStep = (typeof careSteps)[number];

export interface CareRule {
  need: CareNeed;
  blocks: readonly CareStep[];
  is_on: boolean;
}

/** The most rules of a shelter. */
export const MAX_CARE_RULES = 10;

/** What a shelter begins with: nothing is blocked until it turns a rule on. */
export const firstCareRules: readonly CareRule[] = [
  { need: 'hold', blocks: ['leaving'], is_on: false },
  { need: 'exam', blocks: ['showing'], is_on: false },
  { need: 'neutered', blocks: ['leaving'], is_on: false },
];

/** The plan that a need is about. */
export const planOfNeed = (need: CareNeed): string | null =>
  need.startsWith('plan:') ? need.slice('plan:'.length) : null;

/**
 * What is known of a pet, its stay and its care, by need: true where it is met, false where it is known not to be, null
 * where nobody has written it down. The database reads it, see `care_fact` in `0310_blocks_of_many_pets.sql`.
 */
export type CareFacts = Readonly<Record<CareNeed, boolean | null>>;

/** A need that is not met, with what it blocks. */
export interface CareBlock {
  need: CareNeed;
  blocks: readonly CareStep[];
}

/** As it is shown: `name` is that of a plan. */
export interface PetBlock extends CareBlock {
  name: string | null;
}

const isKnownNeed = (need: CareNeed): need is KnownNeed =>
  (careNeeds as readonly string[]).includes(need);

/** What is missing, in words. */
export function needLabel({ need, name }: Pick<PetBlock, 'need' | 'name'>): string {
  const labels: Record<KnownNeed, string> = careNeedLabels;
  return isKnownNeed(need) ? labels[need] : (name ?? careNeedLabels.other);
}

/** What blocks a pet. What is not known is not "no", but it is not met either. */
export const whatBlocks = (facts: CareFacts, rules: readonly CareRule[]): CareBlock[] =>
  rules.flatMap(({ need, blocks, is_on }) =>
    is_on && blocks.length > 0 && facts[need] !== true ? [{ need, blocks }] : [],
  );

/** Those of some blocks that are in the way of a step. */
export const blocksOf = <Block extends Pick<CareBlock, 'blocks'>>(
  blocks: readonly Block[],
  step: CareStep,
): Block[] => blocks.filter((block) => block.blocks.includes(step));

export const isBlocked = (blocks: readonly CareBlock[], step: CareStep): boolean =>
  blocks.some((block) => block.blocks.includes(step));
