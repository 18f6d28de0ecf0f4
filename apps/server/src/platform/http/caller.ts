import {
  type Capability,
  rolesByCapability,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import type { Role } from '@pawmatch/contract/users/user';
import { AppError } from '../app-error.ts';

/** The authenticated user, as in the session row and the user row at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** What the person is as staff; empty for adopters. */
  staffRoles: readonly StaffRole[];
  isEmailConfirmed: boolean;
  /** The shelter requires a second factor, and the grace is over. */
  lacksSecondFactor: boolean;
}

/**
 * For what the access of an endpoint cannot say, such as a part of its body.
 * @throws AppError FORBIDDEN, SECOND_FACTOR_MISSING
 */
export function requireCapability(
  { staffRoles, lacksSecondFactor }: Caller,
  capability: Capability,
): void {
  const allowed: readonly StaffRole[] = rolesByCapability[capability];
  if (!staffRoles.some((role) => allowed.includes(role))) throw new AppError('FORBIDDEN');
  if (lacksSecondFactor) throw new AppError('SECOND_FACTOR_MISSING');
}
