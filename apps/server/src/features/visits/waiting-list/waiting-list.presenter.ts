import type { WaitingPerson, WaitingPlace } from '@pawmatch/contract/visits/waiting-list-endpoints';
import { type Waiting, waitedFor } from './waiting-list.repository.ts';

export const presentWaitingPlace = (waiting: Waiting, now: Date): WaitingPlace => ({
  pet_id: waiting.entry.petId,
  bonded_pet_id: waiting.bondedId,
  pet_name: waitedFor(waiting),
  place: waiting.place,
  joined_at: waiting.entry.joinedAt.toISOString(),
  held: presentHeldTime(waiting, now),
});

export const presentWaitingPerson = (waiting: Waiting, now: Date): WaitingPerson => ({
  user_id: waiting.entry.userId,
  full_name: waiting.person.fullName,
  joined_at: waiting.entry.joinedAt.toISOString(),
  held: presentHeldTime(waiting, now),
});

/** A hold that has ended is not shown, even before it is released. */
function presentHeldTime({ entry: { heldFrom, heldUntil } }: Waiting, now: Date) {
  if (!heldFrom || !heldUntil || heldUntil <= now) return null;
  return { requested_at: heldFrom.toISOString(), until: heldUntil.toISOString() };
}
