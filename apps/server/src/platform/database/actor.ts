import type { ActorKind } from '@pawmatch/contract/history/history-event';
import { type Caller, shelterOf } from '../http/caller.ts';

/** Who makes a change. `id` is that of a user; links and the application itself have none. */
export interface Actor {
  kind: ActorKind;
  id?: string;
}

/** The application itself, for example at a deadline. */
export const SYSTEM: Actor = { kind: 'system' };

/** The holder of a mailed link. */
export const LINK: Actor = { kind: 'link' };

export const actorOf = ({ userId, role }: Pick<Caller, 'userId' | 'role'>): Actor => ({
  kind: role === 'admin' ? 'staff' : 'adopter',
  id: userId,
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

/** The value of the setting `pawmatch.actor`, which the triggers of `0017_events.sql` read. */
export const actorSetting = ({ kind, id }: Actor): string => (id ? `${kind}:${id}` : kind);
