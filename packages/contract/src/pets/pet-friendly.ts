type Answer = boolean | null;

export const companionFactNames = ['dog_friendly', 'cat_friendly'] as const;
export type CompanionFactName = (typeof companionFactNames)[number];

export const isCompanionFact = (name: string): name is CompanionFactName =>
  companionFactNames.some((it) => it === name);

type Companions = Record<CompanionFactName, Answer>;

/** B1.13: no if one is no; yes if one is yes and none is no; else unknown. */
export function petFriendlyOf({ dog_friendly, cat_friendly }: Companions): Answer {
  if (dog_friendly === false || cat_friendly === false) return false;
  return dog_friendly || cat_friendly ? true : null;
}

/** B1.13: `pet_friendly` sets both facts, except for one that is given itself. */
export function readPetFriendly<
  Input extends { [Name in keyof Companions]?: Answer | undefined } & {
    pet_friendly?: Answer | undefined;
  },
>(input: Input): Input {
  const { pet_friendly, dog_friendly = pet_friendly, cat_friendly = pet_friendly } = input;
  return pet_friendly === undefined ? input : { ...input, dog_friendly, cat_friendly };
}
