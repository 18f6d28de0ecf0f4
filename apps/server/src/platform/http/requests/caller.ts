import {
  type Capability,
  isInUse,
  rolesByCapability,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { Role } from '@pawmatch/contract/users/user';
import { AppError } from '../../app-error.ts';
import { httpMessages } from '../responses/http-messages.ts';

/** What somebody is at a shelter, or in the installation. */
export interface Membership {
  /** Null for who runs the installation. */
  shelterId: string | null;
  /** As in addresses; null as `shelterId`. */
  slug: string | null;
  role: StaffRole;
  /** The parts of the care of pets that the shelter uses; none as `shelterId`. */
  careParts: readonly CarePart[];
  /** When the shelter requires a second factor of them, who have none; else null. */
  secondFactorDue: string | null;
  /** That has passed. */
  isSecondFactorMissing: boolean;
}

/** The authenticated user, as in the session row and the user row at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** All that the person is as staff; empty for adopters. */
  memberships: readonly Membership[];
  /** What the person is at the shelter in whose name they act, and in the installation. */
  staffRoles: readonly StaffRole[];
  /** Of the shelter where they act. */
  careParts: readonly CarePart[];
  /** Where they act; null for adopters, and for who works at several shelters until one is named. */
  shelterId: string | null;
  isEmailConfirmed: boolean;
  /** The shelter where they act requires a second factor, and the grace is over. */
  isSecondFactorMissing: boolean;
}

/**
 * For what the access of an endpoint cannot say, such as a part of its body.
 * @throws AppError FORBIDDEN, SECOND_FACTOR_MISSING
 */
export function requireCapability(
  { staffRoles, careParts, isSecondFactorMissing }: Caller,
  capability: Capability,
): void {
  const allowed: readonly StaffRole[] = rolesByCapability[capability];
  if (!staffRoles.some((role) => allowed.includes(role))) throw new AppError('FORBIDDEN');
  if (isSecondFactorMissing) throw new AppError('SECOND_FACTOR_MISSING');
  if (!isInUse(capability, careParts))
    throw new AppError('FORBIDDEN', { detail: httpMessages.partIsOff });
}

/**
 * The caller at one shelter, for calls of staff: at the one that is named, else where they work alone.
 * @throws AppError SHELTER_NOT_FOUND also for one where they do not work, SHELTER_UNNAMED for who works at several
 */
export function actAt(caller: Caller, slug: string | undefined): Caller {
  const atShelters = caller.memberships.filter(({ shelterId }) => shelterId !== null);
  const membership =
    slug === undefined ? atShelters[0] : atShelters.find((each) => each.slug === slug);
  if (slug !== undefined && !membership) throw new AppError('SHELTER_NOT_FOUND');
  if (slug === undefined && atShelters.length > 1) throw new AppError('SHELTER_UNNAMED');
  const here = caller.memberships.filter(
    ({ shelterId }) => shelterId === null || shelterId === membership?.shelterId,
  );
  return {
    ...caller,
    shelterId: membership?.shelterId ?? null,
    staffRoles: here.map(({ role }) => role),
    careParts: membership?.careParts ?? [],
    isSecondFactorMissing: here.some((each) => each.isSecondFactorMissing),
  };
}

export const runsInstallation = ({ staffRoles }: Caller): boolean =>
  staffRoles.includes('network_admin');

/** The shelter of a caller who acts at one. @throws AppError FORBIDDEN for who only runs the installation */
export function shelterOf({ shelterId }: Caller): string {
  if (!shelterId) throw new AppError('FORBIDDEN');
  return shelterId;
}

/** A caller as a colleague of the shelter where they act. @throws AppError as {@link shelterOf} */
export const colleagueOf = (caller: Caller) => ({
  userId: caller.userId,
  shelterId: shelterOf(caller),
});
