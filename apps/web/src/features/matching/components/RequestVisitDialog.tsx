import type { Match } from '@pawmatch/contract/matching/match';
import { listQuestions } from '@pawmatch/contract/matching/open-questions';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import { useVisitSubmission } from '../../visits/request/use-visit-submission.ts';
import { VisitForm } from '../../visits/request/VisitForm.tsx';
import { missingSlotMessages } from '../../visits/visits-messages.ts';
import { matchTexts } from '../matching-messages.ts';

interface RequestVisitDialogProps {
  pet: Pet & { match: Match | null };
  onClose: () => void;
}

/** The visit form in its own dialog. */
export function RequestVisitDialog({ pet, onClose }: RequestVisitDialogProps) {
  const { submit, isBusy } = useVisitSubmission({ pet, refreshesFirst: true, onDone: onClose });
  const names = petNames(pet, pet.bonded_with);
  return (
    <Dialog open onClose={onClose} title={matchTexts.meet({ names })}>
      <div className="relative mb-5 aspect-2/1 overflow-hidden rounded-xl bg-sunken">
        <PetPhoto pet={pet} sizes="(min-width: 40rem) 33rem, 90vw" isPrioritised />
      </div>
      <VisitForm
        petId={pet.id}
        petName={names}
        missingMessage={missingSlotMessages.schedule}
        isBusy={isBusy}
        questions={pet.match ? listQuestions(pet, pet.match) : []}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
