import type { OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import {
  askToAdopt,
  listOwnAdoptions,
  withdrawOwnAdoption,
} from '@pawmatch/contract/adoptions/adoptions-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

/** The caller's own adoptions, newest first. */
export const ownAdoptionsQuery = queryOptions({
  queryKey: ['adoptions', 'mine'],
  queryFn: ({ signal }) => callEndpoint(listOwnAdoptions, { signal }),
  // The shelter takes the next steps meanwhile.
  refetchOnWindowFocus: 'always',
});

/** A pet as it is now; null when it is not at the shelter any more. */
export const wantedPetQuery = (id: string) =>
  queryOptions({
    queryKey: ['adoptions', 'pet', id],
    queryFn: ({ signal }): Promise<Pet | null> =>
      callEndpoint(getPet, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });

/** The adoption of a pet that is under way or has led to a home. */
export const adoptionOfPet = (
  adoptions: readonly OwnAdoption[],
  petId: string,
): OwnAdoption | undefined =>
  adoptions.find(
    ({ stage, pets }) =>
      (isOpenAdoption(stage) || stage === 'adopted') && pets.some(({ id }) => id === petId),
  );

/** Shows an adoption that is new or changed. */
function useShowOwnAdoption() {
  const client = useQueryClient();
  return (adoption: OwnAdoption) =>
    client.setQueryData<OwnAdoption[]>(ownAdoptionsQuery.queryKey, (all = []) =>
      all.some(({ id }) => id === adoption.id)
        ? all.map((each) => (each.id === adoption.id ? adoption : each))
        : [adoption, ...all],
    );
}

/** Says "I would like to adopt"; the form shows a failure. */
export function useAskToAdopt(petId: string) {
  const show = useShowOwnAdoption();
  return useMutation({
    mutationFn: (message: string) =>
      callEndpoint(askToAdopt, { body: { pet_id: petId, ...(message && { message }) } }),
    onSuccess: (adoption) => {
      show(adoption);
      toastSuccess(messages.asked(adoption.shelter_name));
    },
  });
}

/** Ends one of the caller's adoptions; toasts say how it went. */
export function useWithdrawAdoption() {
  const client = useQueryClient();
  const show = useShowOwnAdoption();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(withdrawOwnAdoption, { params: { id } }),
    onSuccess: (adoption) => {
      show(adoption);
      toastSuccess(messages.hasWithdrawn(adoption.shelter_name));
    },
    onError: (error) => {
      toastError(failureReason(error, messages.withdrawFailed));
      void client.invalidateQueries({ queryKey: ownAdoptionsQuery.queryKey });
    },
  });
}
