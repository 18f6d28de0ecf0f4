import type { Visit } from '@pawmatch/contract/visits/visit';
import { StaffVisit, WalkInVisitor } from '@pawmatch/contract/visits/visit-input';
import { visitFormStatuses } from '@pawmatch/contract/visits/visit-status';
import { normaliseVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import type { attendedOutcomes } from '@pawmatch/contract/visits/visit-values';
import * as z from 'zod/mini';
import { visitFormMessages as messages } from '../staff-visits-messages.ts';
import {
  defaultVisitTime,
  fromLocalTime,
  type LocalTime,
  thisHour,
  toLocalTime,
} from './shelter-local-time.ts';

/** The values of the visit form. */
export interface VisitFormValues {
  pet_id: string;
  /** At the shelter. */
  requested_at: LocalTime;
  /** One of `visitFormStatuses`, or the status that an edited visit has. */
  status: string;
  /** Of a visit that took place; empty for others. */
  outcome: '' | (typeof attendedOutcomes)[number];
  notes: string;
  /** Someone with an account, or a walk-in. */
  visitor: 'adopter' | 'walk-in';
  user_id: string;
  full_name: string;
  email: string;
  phone_number: string;
}

/** Tomorrow at the top of the hour, with the first pet of the list. */
export function newVisitForm(
  now: Date,
  timeZone: string,
  firstPetId: string | undefined,
): VisitFormValues {
  return {
    pet_id: firstPetId ?? '',
    requested_at: defaultVisitTime(now, timeZone),
    status: visitFormStatuses[0],
    outcome: '',
    notes: '',
    visitor: 'adopter',
    user_id: '',
    full_name: '',
    email: '',
    phone_number: '',
  };
}

/** A visit that took place, today unless staff say another time. */
export const pastVisitForm = (now: Date, timeZone: string): VisitFormValues => ({
  ...newVisitForm(now, timeZone, undefined),
  requested_at: thisHour(now, timeZone),
  outcome: 'came',
});

/** The form values of an existing visit. Only a visitor without an account can be changed. */
export function toVisitForm(visit: Visit, timeZone: string): VisitFormValues {
  return {
    pet_id: visit.pet_id ?? '',
    requested_at: toLocalTime(new Date(visit.requested_at), timeZone),
    status: toFormStatus(visit.status),
    outcome: '',
    notes: visit.notes ?? '',
    visitor: visit.user.id ? 'adopter' : 'walk-in',
    user_id: visit.user.id ?? '',
    full_name: visit.user.full_name,
    email: visit.user.email ?? '',
    phone_number: visit.user.phone_number ?? '',
  };
}

/** The form says "pending approval" for pending; other statuses have one name. */
export const toFormStatus = (status: string): string =>
  visitFormStatuses.find((choice) => normaliseVisitStatus(choice) === status) ?? status;

const visitorOf = ({ full_name, email, phone_number }: VisitFormValues) => ({
  full_name,
  email: email.trim() || null,
  phone_number: phone_number.trim() || null,
});

/** The request body of a new visit. */
export function toStaffVisit(values: VisitFormValues, timeZone: string) {
  const visitor = values.visitor === 'adopter' ? { user_id: values.user_id } : visitorOf(values);
  return {
    pet_id: values.pet_id,
    requested_at: fromLocalTime(values.requested_at, timeZone)?.toISOString() ?? '',
    ...(values.outcome
      ? { took_place: true, outcome: values.outcome }
      : { status: normaliseVisitStatus(values.status) }),
    notes: values.notes,
    ...visitor,
  };
}

/** react-hook-form's `dirtyFields`: the fields that were changed. */
export type ChangedVisitFields = Partial<Record<keyof VisitFormValues, unknown>>;

/**
 * The request body of an edited visit: the changed fields, and the version that the changes
 * are based on. An unchanged time may be in the past.
 */
export function toVisitChanges(
  visit: Visit,
  values: VisitFormValues,
  changed: ChangedVisitFields,
  timeZone: string,
) {
  const visitor = visitorOf(values);
  const instant = changed.requested_at ? fromLocalTime(values.requested_at, timeZone) : null;
  return {
    ...(instant && { requested_at: instant.toISOString() }),
    ...(changed.status === true && { status: normaliseVisitStatus(values.status) }),
    ...(changed.notes === true && { notes: values.notes }),
    ...(changed.full_name === true && { full_name: visitor.full_name }),
    ...(changed.email === true && { email: visitor.email }),
    ...(changed.phone_number === true && { phone_number: visitor.phone_number }),
    ...seenVisit(visit),
  };
}

/** The version that a change is based on; a server without versions compares the status. */
export const seenVisit = ({ version, status }: Visit) =>
  version ? { expected_version: version } : { expected_status: status };

/**
 * Valid when the time can be booked and, for a new visit, the request body is valid.
 * @param visit the one that is edited, null for a new one
 */
export const visitForm = (visit: Visit | null, timeZone: string, clock = () => new Date()) =>
  z.custom<VisitFormValues>().check(({ value, issues }) => {
    const now = clock();
    const add = (name: PropertyKey, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value });
    const isPast = value.outcome !== '';
    const timeError = visitTimeError(value.requested_at, visit, now, timeZone, isPast);
    if (timeError) add('requested_at', timeError);
    if (visit) {
      if (visit.user.id) return;
      const { error } = WalkInVisitor.safeParse(visitorOf(value));
      for (const { path, message } of error?.issues ?? []) add(path[0] ?? '', message);
      return;
    }
    if (!value.pet_id) add('pet_id', messages.petMissing);
    if (value.visitor === 'adopter' && !value.user_id) {
      add('user_id', isPast ? messages.pastVisitorMissing : messages.visitorMissing);
    }
    const { error } = StaffVisit.safeParse({
      ...toStaffVisit(value, timeZone),
      // Validated above, with its own messages.
      requested_at: now.toISOString(),
    });
    for (const { path, message } of error?.issues ?? []) {
      const [name = ''] = path;
      if (name !== 'full_name' || value.visitor === 'walk-in') add(name, message);
    }
  });

/** Required, from now on or, of a visit that took place, until now, and a time that the clocks do not skip. */
export function visitTimeError(
  local: LocalTime,
  visit: Visit | null,
  now: Date,
  timeZone: string,
  isPast = false,
): string | null {
  if (!local) return messages.timeMissing;
  if (visit && local === toLocalTime(new Date(visit.requested_at), timeZone)) return null;
  if (!fromLocalTime(local, timeZone)) return messages.timeSkipped;
  const present = toLocalTime(now, timeZone);
  if (isPast) return local > present ? messages.timeFuture : null;
  return local < present ? messages.timePast : null;
}
