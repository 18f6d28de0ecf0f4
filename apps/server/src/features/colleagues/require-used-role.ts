import { isRoleInUse, type ShelterRole } from '@pawmatch/contract/staff/capabilities';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import { invalidField } from '../../platform/app-error.ts';
import { colleagueMessages } from './colleague-messages.ts';

/** @throws AppError VALIDATION_FAILED for a role of a part of the care of pets that the shelter does not use */
export function requireUsedRole(
  role: ShelterRole,
  { careParts }: { careParts: readonly CarePart[] },
): void {
  if (isRoleInUse(role, careParts)) return;
  throw invalidField('role', colleagueMessages.roleNotInUse);
}
