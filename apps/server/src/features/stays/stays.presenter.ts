import { MISTAKE_HOURS, otherOutcomeKinds } from '@pawmatch/contract/stays/stay-values';
import type { PetRecord, StaffStay } from '@pawmatch/contract/stays/stays-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { PetRow } from '../pets/pets.table.ts';
import type { StayRow } from '../pets/stays.table.ts';
import type { StayDetails } from './stays.repository.ts';

/** Where and when a stay is looked at. */
interface StayReader {
  shelterId: string;
  now: Date;
  timeZone: string;
}

const HOUR = 60 * 60_000;

/** What other shelters know of people stays there, and does not go with the pet. */
const peopleOf = (
  { stay, overriddenBy }: StayDetails,
  { shelterId }: StayReader,
): Pick<StaffStay, 'came_from' | 'outcome_reason' | 'hold_overridden_by'> =>
  stay.shelterId === shelterId
    ? {
        came_from: stay.cameFrom,
        outcome_reason: stay.outcomeReason,
        hold_overridden_by: overriddenBy,
      }
    : { came_from: null, outcome_reason: null, hold_overridden_by: null };

/** Whether an outcome that staff have recorded can be taken back. */
export const canUndo = ({ outcome, petBefore }: StayRow, now: Date): boolean =>
  petBefore !== null &&
  otherOutcomeKinds.some((kind) => kind === outcome) &&
  now.getTime() - Date.parse(petBefore.recordedAt) < MISTAKE_HOURS * HOUR;

export function presentStay(details: StayDetails, reader: StayReader): StaffStay {
  const { stay } = details;
  const { leftAt, holdUntil, outcome } = stay;
  const leftOn = leftAt && toZonedTime(leftAt, reader.timeZone).date;
  return {
    id: stay.id,
    pet_id: stay.petId,
    came_at: stay.cameAt.toISOString(),
    intake: stay.intake,
    hold_until: holdUntil,
    listed_at: stay.listedAt?.toISOString() ?? null,
    outcome,
    left_at: leftAt?.toISOString() ?? null,
    is_hold_overridden:
      outcome === 'adopted' && holdUntil !== null && leftOn !== null && leftOn <= holdUntil,
    can_undo: canUndo(stay, reader.now),
    ...peopleOf(details, reader),
  };
}

export const presentPetRecord = (
  pet: PetRow,
  stays: StayDetails[],
  {
    sameMicrochip,
    place,
    reader,
  }: {
    sameMicrochip: Pick<PetRow, 'id' | 'name' | 'shelterId'>[];
    place: PetRecord['place'];
    reader: StayReader;
  },
): PetRecord => ({
  is_listed: pet.isListed,
  shelter_number: pet.shelterNumber,
  microchip: pet.microchip,
  same_microchip: sameMicrochip
    .filter(({ shelterId }) => shelterId === pet.shelterId)
    .map(({ id, name }) => ({ id, name })),
  is_microchip_elsewhere: sameMicrochip.some(({ shelterId }) => shelterId !== pet.shelterId),
  place,
  stays: stays.map((details) => presentStay(details, reader)),
});
