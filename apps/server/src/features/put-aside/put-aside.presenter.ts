import type { PutAsidePet } from '@pawmatch/contract/put-aside/put-aside-endpoints';
import type { PutAsideRow } from './put-aside.repository.ts';

export const presentPutAside = ({ petId, name, reason, createdAt }: PutAsideRow): PutAsidePet => ({
  pet_id: petId,
  name,
  reason,
  created_at: createdAt.toISOString(),
});
