import type { FactsOfKind } from './pet-facts.ts';

/** Companions that a pet should get along with. A pet that is known not to is excluded. */
export const companions = ['children', 'dogs', 'cats'] as const;
export type Companion = (typeof companions)[number];

/** The fact that says whether a pet gets along with them. */
export const companionFacts = {
  children: 'kid_friendly',
  dogs: 'dog_friendly',
  cats: 'cat_friendly',
} as const satisfies Record<Companion, FactsOfKind<'yesNoUnknown'>>;

type Answer = boolean | null;

export const companionFactNames = ['dog_friendly', 'cat_friendly'] as const;
export type CompanionFactName = (typeof companionFactNames)[number];

export const isCompanionFact = (name: string): name is CompanionFactName =>
  companionFactNames.some((it) => it === name);

type Companions = Record<CompanionFactName, Answer>;

/** No if one is no; yes if one is yes and none is no; else unknown. */
export function petFriendlyOf({ dog_friendly, cat_friendly }: Companions): Answer {
  if (dog_friendly === false || cat_friendly === false) return false;
  return dog_friendly || cat_friendly ? true : null;
}

/** `pet_friendly` sets both facts, except for one that is given itself. */
export function readPetFriendly<
  Input extends { [Name in keyof Companions]?: Answer | undefined } & {
    pet_friendly?: Answer | undefined;
  },
>(input: Input): Input {
  const { pet_friendly, dog_friendly = pet_friendly, cat_friendly = pet_friendly } = input;
  return pet_friendly === undefined ? input : { ...input, dog_friendly, cat_friendly };
}
