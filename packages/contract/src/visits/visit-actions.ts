import type { Capability } from '../staff/capabilities.ts';
import { activeVisitStatuses, isActiveVisitStatus, visitStatuses } from './visit-statuses.ts';
import { type VisitAction, visitActions } from './visit-values.ts';

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
  /**
   * Before the visit starts or ends, while its visitor is checked in, from the check-in or the start on, from its end
   * on, or at any time.
   */
  when: 'before_start' | 'before_end' | 'checked_in' | 'from_check_in' | 'from_end' | 'always';
  /** Only until the notice period of the settings begins. */
  keepsNotice?: true;
}

const anyTime: VisitPermission = { statuses: visitStatuses, when: 'always' };
const cancelUpcoming: VisitPermission = { statuses: activeVisitStatuses, when: 'before_start' };

/**
 * Who may do what with a visit, in which status, and until when. An action that is not
 * listed is not allowed. Only staff change visits that are over: any status may follow any other, but the time stays.
 */
export const visitPermissions: Readonly<
  Record<VisitActor, Readonly<Partial<Record<VisitAction, VisitPermission>>>>
> = {
  adopter: {
    cancel: { ...cancelUpcoming, keepsNotice: true },
    move: { statuses: activeVisitStatuses, when: 'before_start', keepsNotice: true },
    edit_notes: { statuses: activeVisitStatuses, when: 'before_end' },
  },
  staff: {
    cancel: { statuses: activeVisitStatuses, when: 'before_end' },
    change_status: anyTime,
    // A completed visit may be over before its planned end.
    move: { statuses: [...activeVisitStatuses, 'cancelled'], when: 'before_end' },
    edit_notes: anyTime,
    delete: anyTime,
    check_in: { statuses: activeVisitStatuses, when: 'always' },
    undo_check_in: { statuses: activeVisitStatuses, when: 'checked_in' },
    // A visitor may come early; one may be marked as not having come from the start on.
    set_outcome: {
      statuses: [...activeVisitStatuses, 'completed'],
      when: 'from_check_in',
    },
  },
  system: {
    cancel: cancelUpcoming,
    // "when its time has passed" is the end of the visit. Until then the visitor may be at the
    // desk, and staff can answer the request by checking the visitor in.
    lapse: { statuses: ['pending'], when: 'from_end' },
  },
};

/** What a member of staff needs for each action, as for the call of it. */
export const capabilityOfVisitAction: Readonly<Record<VisitAction, Capability>> = {
  cancel: 'visits.confirm',
  lapse: 'visits.confirm',
  change_status: 'visits.confirm',
  move: 'visits.edit',
  edit_notes: 'visits.edit',
  delete: 'visits.delete',
  check_in: 'visits.outcome',
  undo_check_in: 'visits.outcome',
  set_outcome: 'visits.outcome',
};

/** What a rule depends on: the status, when the visit starts and ends, and when its visitor came (ISO 8601). */
export interface VisitState {
  status: string;
  requested_at: string;
  ends_at: string;
  checked_in_at: string | null;
}

/**
 * Whether {@link visitPermissions} allow an action on a visit at this time.
 * @param noticeMinutes of the settings, which binds adopters
 */
export function isVisitActionAllowed(
  actor: VisitActor,
  action: VisitAction,
  { status, requested_at, ends_at, checked_in_at }: VisitState,
  now: Date,
  noticeMinutes = 0,
): boolean {
  const rule = visitPermissions[actor][action];
  if (!rule || !(rule.statuses as readonly string[]).includes(status)) return false;
  const notice = rule.keepsNotice ? noticeMinutes * 60_000 : 0;
  switch (rule.when) {
    case 'before_start':
      return Date.parse(requested_at) - notice > now.getTime();
    case 'before_end':
      return Date.parse(ends_at) > now.getTime();
    case 'checked_in':
      return checked_in_at !== null;
    case 'from_check_in':
      // What was stored early can be corrected early.
      return (
        checked_in_at !== null ||
        status === 'completed' ||
        Date.parse(requested_at) <= now.getTime()
      );
    case 'from_end':
      return Date.parse(ends_at) <= now.getTime();
    case 'always':
      return true;
  }
}

/** The actions that {@link visitPermissions} allow now. */
export const allowedVisitActions = (
  actor: VisitActor,
  visit: VisitState,
  now: Date,
  noticeMinutes = 0,
): VisitAction[] =>
  visitActions.filter((action) => isVisitActionAllowed(actor, action, visit, now, noticeMinutes));

/** Whether a visit occupies a time that is still to come. */
export const isUpcomingVisit = (
  { status, requested_at }: Pick<VisitState, 'status' | 'requested_at'>,
  now: Date,
): boolean => isActiveVisitStatus(status) && Date.parse(requested_at) > now.getTime();
