import type {
  LetterContent,
  PetLetter,
} from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import type { PetLetterDetails } from './pet-letters.repository.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** Nothing about the recipient. */
export const presentLetterContent = (row: PetLetterRow): LetterContent => ({
  pet_name: row.petName,
  text: row.text,
  photo_url: presentImageUrl(row),
});

/** @param shareUrl is known only while it is created */
export const presentPetLetter = (
  row: PetLetterDetails,
  shareUrl: string | null = null,
): PetLetter => ({
  ...presentLetterContent(row),
  visit_id: row.visitId,
  sent_at: row.sentAt.toISOString(),
  is_shared: row.isShared,
  share_url: shareUrl,
});
