import { activeVisitStatuses, isActiveVisitStatus } from './active-visit-status.ts';
import { visitStatuses } from './normalise-visit-status.ts';
import { type VisitAction, visitActions } from './visit-action-names.ts';

export type { VisitAction };

type VisitStatus = (typeof visitStatuses)[number];

/**
 * Who changes a visit: its adopter, staff, or the application itself, for example when a pet leaves
 * the shelter.
 */
export type VisitActor = 'adopter' | 'staff' | 'system';

export interface VisitPermission {
  /** The statuses in which the action is possible. */
  statuses: readonly VisitStatus[];
  /** Before the visit begins, from then on, or both. */
  when: 'before' | 'after' | 'always';
  /** Only until the notice period of the settings begins. */
  keepsNotice?: true;
}

const anyTime: VisitPermission = { statuses: visitStatuses, when: 'always' };
const cancelUpcoming: VisitPermission = { statuses: activeVisitStatuses, when: 'before' };

/**
 * B3.03: who may do what with a visit, in which status, and until when. An action that is not
 * listed is not allowed. Only staff change past visits (D35), and they may set any status from any other
 * (D21).
 */
export const visitPermissions: Readonly<
  Record<VisitActor, Readonly<Partial<Record<VisitAction, VisitPermission>>>>
> = {
  adopter: {
    cancel: { ...cancelUpcoming, keepsNotice: true },
    move: { statuses: activeVisitStatuses, when: 'before', keepsNotice: true },
  },
  staff: {
    cancel: {
      statuses: visitStatuses.filter((status) => status !== 'cancelled'),
      when: 'always',
    },
    change_status: anyTime,
    move: anyTime,
    edit_notes: anyTime,
    delete: anyTime,
    check_in: { statuses: activeVisitStatuses, when: 'always' },
    // A visitor who did not come is told from the begin on.
    set_outcome: {
      statuses: [...activeVisitStatuses, 'completed'],
      when: 'after',
    },
  },
  system: {
    cancel: cancelUpcoming,
    lapse: { statuses: ['pending'], when: 'after' },
  },
};

/** What a rule depends on: the status, and when the visit begins (ISO 8601). */
interface VisitState {
  status: string;
  requested_at: string;
}

/**
 * Whether {@link visitPermissions} allow an action on a visit at this time.
 * @param noticeMinutes of the settings, which binds adopters
 */
export function isVisitActionAllowed(
  actor: VisitActor,
  action: VisitAction,
  { status, requested_at }: VisitState,
  now: Date,
  noticeMinutes = 0,
): boolean {
  const rule = visitPermissions[actor][action];
  if (!rule || !(rule.statuses as readonly string[]).includes(status)) return false;
  if (rule.when === 'always') return true;
  const notice = rule.keepsNotice ? noticeMinutes * 60_000 : 0;
  return (rule.when === 'before') === Date.parse(requested_at) - notice > now.getTime();
}

/** B3.03: the actions that {@link visitPermissions} allow now. */
export const allowedVisitActions = (
  actor: VisitActor,
  visit: VisitState,
  now: Date,
  noticeMinutes = 0,
): VisitAction[] =>
  visitActions.filter((action) => isVisitActionAllowed(actor, action, visit, now, noticeMinutes));

/** Whether a visit occupies a time that is still to come. */
export const isUpcomingVisit = ({ status, requested_at }: VisitState, now: Date): boolean =>
  isActiveVisitStatus(status) && Date.parse(requested_at) > now.getTime();
