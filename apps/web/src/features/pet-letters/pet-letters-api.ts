import {
  getPetLetterDraft,
  listPetLetters,
  readSharedLetter,
  sendPetLetter,
  sharePetLetter,
  unsharePetLetter,
} from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export const petLetterDraftKey = ['pet-letter-draft'];

/** For staff. The outcome of the visit decides whether a letter can be sent. */
export const petLetterDraftQuery = ({ id, version }: Pick<Visit, 'id' | 'version'>) =>
  endpointQuery([...petLetterDraftKey, id, version], getPetLetterDraft, { params: { id } });

export const sendLetter = (visitId: string, body: { text: string; photo_id: string | null }) =>
  callEndpoint(sendPetLetter, { params: { id: visitId }, body });

/** Those to the adopter. */
export const petLettersQuery = endpointQuery(['pet-letters'], listPetLetters);

export const shareLetter = (visitId: string) =>
  callEndpoint(sharePetLetter, { params: { id: visitId } });

export const unshareLetter = (visitId: string) =>
  callEndpoint(unsharePetLetter, { params: { id: visitId } });

/** For everybody with its address. */
export const sharedLetterQuery = (token: string) => ({
  ...endpointQuery(['shared-letter', token], readSharedLetter, { query: { token } }),
  enabled: token !== '',
  retry: false,
});
