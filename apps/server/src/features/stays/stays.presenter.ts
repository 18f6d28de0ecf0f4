import { MISTAKE_HOURS, otherOutcomeKinds } from '@pawmatch/contract/stays/stay-values';
import type { PetRecord, StaffStay } from '@pawmatch/contract/stays/stays-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { PetRow } from '../pets/pets.table.ts';
import type { StayRow } from '../pets/stays.table.ts';
import type { StayDetails } from './stays.repository.ts';

/** Where and when a stay is looked at. */
export interface StayReader {
  now: Date;
  timeZone: string;
}

const HOUR = 60 * 60_000;

/** Whether an outcome that staff have recorded can be taken back. */
export const canUndo = ({ outcome, petBefore }: StayRow, now: Date): boolean =>
  petBefore !== null &&
  otherOutcomeKinds.some((kind) => kind === outcome) &&
  now.getTime() - Date.parse(petBefore.recordedAt) < MISTAKE_HOURS * HOUR;

export function presentStay({ stay, overriddenBy }: StayDetails, reader: StayReader): StaffStay {
  const { leftAt, holdUntil, outcome } = stay;
  const leftOn = leftAt && toZonedTime(leftAt, reader.timeZone).date;
  return {
    id: stay.id,
    pet_id: stay.petId,
    came_at: stay.cameAt.toISOString(),
    intake: stay.intake,
    came_from: stay.cameFrom,
    hold_until: holdUntil,
    listed_at: stay.listedAt?.toISOString() ?? null,
    outcome,
    left_at: leftAt?.toISOString() ?? null,
    outcome_reason: stay.outcomeReason,
    is_hold_overridden:
      outcome === 'adopted' && holdUntil !== null && leftOn !== null && leftOn <= holdUntil,
    hold_overridden_by: overriddenBy,
    can_undo: canUndo(stay, reader.now),
  };
}

export const presentPetRecord = (
  pet: PetRow,
  stays: StayDetails[],
  sameMicrochip: { id: string; name: string }[],
  reader: StayReader,
): PetRecord => ({
  is_listed: pet.isListed,
  shelter_number: pet.shelterNumber,
  microchip: pet.microchip,
  same_microchip: sameMicrochip,
  stays: stays.map((details) => presentStay(details, reader)),
});
