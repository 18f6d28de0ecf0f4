import type { ActorKind } from '@pawmatch/contract/history/history-event';
import { type Caller, shelterOf } from '../http/requests/caller.ts';

/** Who makes a change. `id` is that of a user; links and the application itself have none. */
export interface Actor {
  kind: ActorKind;
  id?: string;
  /** The shelter in whose name somebody of the staff acts. */
  at?: string;
}

/** The application itself, for example at a deadline. */
export const SYSTEM: Actor = { kind: 'system' };

/** The holder of a mailed link. */
export const LINK: Actor = { kind: 'link' };

export const actorOf = ({
  userId,
  role,
  shelterId,
}: Pick<Caller, 'userId' | 'role'> & Partial<Pick<Caller, 'shelterId'>>): Actor => ({
  kind: role === 'admin' ? 'staff' : 'adopter',
  id: userId,
  ...(shelterId && { at: shelterId }),
});

/** Somebody of the staff, and the shelter in whose name they act. */
export interface StaffActor {
  actor: Actor;
  shelterId: string;
}

/** @throws AppError FORBIDDEN for who only runs the installation */
export const staffActorOf = (caller: Caller): StaffActor => ({
  actor: actorOf(caller),
  shelterId: shelterOf(caller),
});

/** The value of the setting `pawmatch.actor`, which the triggers of `0154_acts_of_shelters.sql` read. */
export const actorSetting = ({ kind, id, at }: Actor): string =>
  [kind, id ?? [], at ?? []].flat().join(':');
