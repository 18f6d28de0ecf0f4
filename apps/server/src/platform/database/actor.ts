import type { ActorKind } from '@pawmatch/contract/history/history-event';
import type { Caller } from '../http/caller.ts';

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

/** The value of the setting `pawmatch.actor`, which the triggers of `0017_events.sql` read. */
export const actorSetting = ({ kind, id }: Actor): string => (id ? `${kind}:${id}` : kind);
