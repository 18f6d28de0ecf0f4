import type {
  FosterOffer,
  OfferedPet,
  OfferReach,
  OwnFosterOffer,
} from '@pawmatch/contract/fosters/foster-offers-endpoints';
import type { OfferState } from '@pawmatch/contract/fosters/foster-values';
import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import { presentPlacedPet } from '../../places/places.presenter.ts';
import type { HomeMisfits } from '../homes/foster-homes.repository.ts';
import type { OfferDetails, OfferHomeRow } from './foster-offers.repository.ts';
import type { FosterOfferRow } from './foster-offers.tables.ts';
import type { OfferedPetRow, PetInCare } from './offered-pets.repository.ts';

/** An offer with its pets and homes. */
export interface WholeOffer extends OfferDetails {
  state: OfferState;
  pets: OfferedPetRow[];
  homes: OfferHomeRow[];
}

/** @param pets of the offer, as they are now @param today the day at the shelter */
export function stateOf(
  { takenAt, withdrawnAt, fromOn }: FosterOfferRow,
  pets: readonly OfferedPetRow[],
  today: string,
): OfferState {
  if (takenAt) return 'taken';
  if (withdrawnAt) return 'withdrawn';
  if (fromOn < today) return 'over';
  return pets.some(({ needsHome }) => needsHome) ? 'open' : 'gone';
}

/** The pets that an offer is about: what happened to them after it has ended is no part of it. */
export const petsOf = ({ state, pets }: WholeOffer): OfferedPetRow[] =>
  state === 'open' ? pets.filter(({ needsHome }) => needsHome) : pets;

const presentPet = (pet: PetInCare): OfferedPet => ({
  ...presentPlacedPet(pet),
  sex: pet.sex,
  age: ageLabel(pet.age_group, pet.species, pet.sex),
  needs_medicine: pet.needsMedicine,
});

const presentFields = (whole: WholeOffer) => ({
  id: whole.offer.id,
  note: whole.offer.note,
  from_on: whole.offer.fromOn,
  weeks: whole.offer.weeks,
  state: whole.state,
  pets: petsOf(whole).map(presentPet),
});

export const presentOffer = (whole: WholeOffer): FosterOffer => ({
  ...presentFields(whole),
  offered_by: whole.offeredBy,
  offered_at: whole.offer.offeredAt.toISOString(),
  taken_by: whole.taker?.name ?? null,
  homes: whole.homes.map(({ placeId, name, declinedAt }) => ({
    id: placeId,
    name,
    has_declined: declinedAt !== null,
  })),
});

/** To one of those to whom it was sent: nothing about the other homes. */
export const presentOwnOffer = (whole: WholeOffer, placeId: string): OwnFosterOffer => ({
  ...presentFields(whole),
  is_taken_by_you: whole.offer.takenPlaceId === placeId,
  has_declined: whole.homes.some((home) => home.placeId === placeId && home.declinedAt !== null),
});

export const presentReach = (homes: readonly HomeMisfits[]): OfferReach => ({
  reached: homes
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ details }) => details.place.name),
  others: homes
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ details, reasons }) => ({ name: details.place.name, reasons })),
});
