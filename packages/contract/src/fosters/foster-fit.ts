import { companionFacts, companions } from '../pets/facts/companions.ts';
import type { PetFactValues } from '../pets/facts/pet-facts.ts';
import type { FosterKind } from './foster-values.ts';

/** Why an offer does not reach a home, the plainest reason first. */
export const misfits = [
  /** Suspended, or not a colleague any more. */
  'no_access',
  'away',
  /** Not all of the pets fit beside those that live there. */
  'full',
  /** Not what the person takes in. */
  'kind',
  'medicine',
  'children',
  'dogs',
  'cats',
] as const;
export type Misfit = (typeof misfits)[number];

/** What a person said about their home. */
export interface HomeToFit {
  hasAccess: boolean;
  takes: readonly FosterKind[];
  givesMedicine: boolean;
  /** Who lives there; null where nobody said. */
  livesWith: Record<(typeof companions)[number], boolean | null>;
  /** A day. */
  awayUntil: string | null;
  /** How many pets more; null where nobody counts. */
  roomLeft: number | null;
}

type CompanionFact = (typeof companionFacts)[keyof typeof companionFacts];

export interface PetToFit extends Pick<PetFactValues, 'species' | 'age_group' | CompanionFact> {
  needsMedicine: boolean;
}

/** A baby is a puppy or a kitten. */
export const kindOf = ({ species, age_group }: PetToFit): FosterKind => {
  const isBaby = age_group === 'Baby';
  if (species === 'Dog') return isBaby ? 'puppies' : 'dogs';
  return isBaby ? 'kittens' : 'cats';
};

/**
 * Why pets that are offered together do not fit a home by the answers of its person; empty where they fit. What nobody
 * knows about a pet, or said about a home, is no reason.
 * @param today the day at the shelter
 */
export function misfitsOf(home: HomeToFit, pets: readonly PetToFit[], today: string): Misfit[] {
  const found = {
    no_access: !home.hasAccess,
    away: home.awayUntil !== null && today < home.awayUntil,
    full: home.roomLeft !== null && home.roomLeft < pets.length,
    kind: pets.some((pet) => !home.takes.includes(kindOf(pet))),
    medicine: !home.givesMedicine && pets.some((pet) => pet.needsMedicine),
  };
  const badWith = companions.filter(
    (who) => home.livesWith[who] && pets.some((pet) => pet[companionFacts[who]] === false),
  );
  return misfits.filter((reason) =>
    reason in found
      ? found[reason as keyof typeof found]
      : badWith.some((companion) => companion === reason),
  );
}
