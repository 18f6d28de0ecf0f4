import { getPetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import { listQuestions } from '@pawmatch/contract/matching/open-questions';
import { callEndpoint } from '../../../lib/api/client.ts';

/** None about a pet that the answers of the user exclude. */
export async function fetchPetQuestions(petId: string, signal: AbortSignal): Promise<string[]> {
  const { pet, match } = await callEndpoint(getPetVerdict, { params: { petId }, signal });
  return match ? listQuestions(pet, match) : [];
}
