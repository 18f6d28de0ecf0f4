import type { Pet } from '@pawmatch/contract/pets/pet';
import { Link } from 'react-router';
import { rememberReferredPet } from '../../../lib/referred-pet.ts';
import { petDialogMessages } from '../pet-dialog-messages.ts';
import { useHasAnswers } from '../use-pet-questions.ts';

/** B2.11: leads to the matches page, which compares the pet with the answers of the user. */
export function MatchLink({ pet }: { pet: Pick<Pet, 'id' | 'name'> }) {
  if (!useHasAnswers()) return null;
  return (
    <Link
      to="/match-results"
      className="link mt-5 inline-flex min-h-11 items-center wrap-anywhere"
      onClick={() => rememberReferredPet(pet.id)}
    >
      {petDialogMessages.howItMatches(pet.name)}
    </Link>
  );
}
