import { blocksOf, needLabel } from '@pawmatch/contract/pets/care/readiness';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation } from '@tanstack/react-query';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { readinessMessages } from '../../care/readiness-messages.ts';
import { missingDetails } from '../missing-details.ts';
import { setPetListed, useShowChangedPet } from '../stays-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';

/** Shows a pet to adopters, and says what it still lacks, or hides it. */
export function useSetListed(pet: Pet) {
  const showChanged = useShowChangedPet();
  return useMutation({
    mutationFn: (isListed: boolean) => setPetListed(pet.id, isListed),
    onSuccess(changed, isListed) {
      const missing = missingDetails(changed).join(', ');
      const named = { pet: pet.name };
      const blocks = blocksOf(changed.care_blocks ?? [], 'showing')
        .map(needLabel)
        .join(', ');
      if (!isListed) adminToast.success(messages.wasHidden(named));
      else if (blocks) {
        adminToast.warning(readinessMessages.shownLater({ ...named, missing: blocks }));
      } else if (missing) adminToast.warning(messages.wasShownIncomplete({ ...named, missing }));
      else adminToast.success(messages.wasShown(named));
      return showChanged(changed);
    },
    onError: (error) => adminToast.error(failureReason(error, messages.changeFailed)),
  });
}
