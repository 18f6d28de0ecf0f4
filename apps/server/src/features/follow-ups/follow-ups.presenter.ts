import type { FollowUp, LinkedFollowUp } from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { petNamesInWords } from '../adoptions/mails/joined-pet-names.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import type { FollowUpDetails } from './follow-ups.repository.ts';

/** Without whose it is. */
export const presentLinkedFollowUp = (
  { followUp, petName }: FollowUpDetails,
  { name, phone }: Pick<KnownShelter, 'name' | 'phone'>,
): LinkedFollowUp => ({
  pet_name: petNamesInWords(petName),
  day: followUp.day,
  answer: followUp.answer,
  words: followUp.words,
  shelter_name: name,
  shelter_phone: phone,
  is_stopped: followUp.stoppedAt !== null,
});

/** @returns nothing of a question that is not answered */
export function presentFollowUp({
  followUp,
  petName,
  adopterName,
  takenByName,
}: FollowUpDetails): FollowUp[] {
  const { answer, answeredAt, takenBy } = followUp;
  if (!answer || !answeredAt) return [];
  return [
    {
      id: followUp.id,
      adoption_id: followUp.adoptionId,
      pet_name: petNamesInWords(petName),
      adopter_name: adopterName,
      day: followUp.day,
      answer,
      words: followUp.words,
      answered_at: answeredAt.toISOString(),
      taken_by: takenBy && takenByName ? { id: takenBy, name: takenByName } : null,
      done_at: followUp.doneAt?.toISOString() ?? null,
    },
  ];
}
