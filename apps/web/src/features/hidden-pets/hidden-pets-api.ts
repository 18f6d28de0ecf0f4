import {
  bringBack as bringBackEndpoint,
  hidePet as hidePetEndpoint,
  listHiddenPets,
  sumHiddenPets,
} from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import type { HideReason } from '@pawmatch/contract/hidden-pets/hide-reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { hiddenPetTexts } from './hidden-pets-messages.ts';

/** Below the matches, so that both are loaded again together. */
export const hiddenPetsQuery = {
  ...endpointQuery(['matches', 'put-aside'], listHiddenPets),
  retry: false,
};

/** Number of adopters who have hidden a pet, for staff. */
export const hiddenPetSumsQuery = (petId: string) =>
  endpointQuery(['put-aside-sums', petId], sumHiddenPets, { params: { petId } });

interface NamedPet {
  id: string;
  name: string;
}

function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: (input: Input) => string | null,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      await queries.invalidateQueries({ queryKey: ['matches'] });
      const message = done(input);
      if (message) toastSuccess(message);
    },
    onError: (error) =>
      toastError(hiddenPetTexts.failed, reasonBelow(error, hiddenPetTexts.failed)),
  });
}

/** Leaves a pet out of the matches. */
export const useHidePet = () =>
  useChange(
    ({ id }: NamedPet) =>
      callEndpoint(hidePetEndpoint, { params: { petId: id }, body: { reason: null } }),
    ({ name }) => hiddenPetTexts.isHidden(name),
  );

/** Changes the reason, which shows in its field. */
export const useChangeReason = () =>
  useChange(
    ({ petId, reason }: { petId: string; reason: HideReason | null }) =>
      callEndpoint(hidePetEndpoint, { params: { petId }, body: { reason } }),
    () => null,
  );

export const useBringBack = () =>
  useChange(
    ({ id }: NamedPet) => callEndpoint(bringBackEndpoint, { params: { petId: id } }),
    ({ name }) => hiddenPetTexts.isBack(name),
  );
