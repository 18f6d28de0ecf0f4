import type { PetLetter, SharedLetter } from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** Nothing about the recipient. */
export const presentSharedLetter = (row: PetLetterRow): SharedLetter => ({
  pet_name: row.petName,
  text: row.text,
  photo_url: presentImageUrl(row),
});

export const presentPetLetter = (row: PetLetterRow, publicUrl: string): PetLetter => ({
  ...presentSharedLetter(row),
  visit_id: row.visitId,
  sent_at: row.sentAt.toISOString(),
  share_url: row.shareToken && `${publicUrl}/letter?token=${row.shareToken}`,
});
