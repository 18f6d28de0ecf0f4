import {
  getPetLetterDraft,
  listPetLetters,
  readSharedLetter,
  sendPetLetter,
  sharePetLetter,
  unsharePetLetter,
} from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

export const petLetterDraftKey = ['pet-letter-draft'];

/** For staff. The outcome of the visit decides whether a letter can be sent. */
export const petLetterDraftQuery = ({ id, version }: Pick<Visit, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...petLetterDraftKey, id, version],
    queryFn: ({ signal }) => callEndpoint(getPetLetterDraft, { params: { id }, signal }),
  });

export const sendLetter = (visitId: string, body: { text: string; photo_id: string | null }) =>
  callEndpoint(sendPetLetter, { params: { id: visitId }, body });

/** Those to the adopter. */
export const petLettersQuery = queryOptions({
  queryKey: ['pet-letters'],
  queryFn: ({ signal }) => callEndpoint(listPetLetters, { signal }),
});

export const shareLetter = (visitId: string) =>
  callEndpoint(sharePetLetter, { params: { id: visitId } });

export const unshareLetter = (visitId: string) =>
  callEndpoint(unsharePetLetter, { params: { id: visitId } });

/** For everybody with its address. */
export const sharedLetterQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-letter', token],
    queryFn: ({ signal }) => callEndpoint(readSharedLetter, { query: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });
