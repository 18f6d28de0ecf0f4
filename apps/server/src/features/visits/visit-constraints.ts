import type { ErrorCode } from '@pawmatch/contract/errors';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf } from '../../platform/database/database.ts';

/** The error for each constraint and limit of the visits table. */
const constraintErrors: Record<string, ErrorCode> = {
  visits_shelter_paused: 'SHELTER_PAUSED',
  visits_pet_moved: 'PET_MOVED',
  visits_no_overlap: 'SCHEDULING_CONFLICT',
  visits_held_times: 'TIME_HELD',
  visits_one_pending_request: 'DUPLICATE_REQUEST',
  visits_one_place: 'ADOPTER_BUSY',
  visits_at_once: 'TIME_FULL',
  visits_of_pet_a_day: 'PET_DAY_FULL',
  visits_open_limit: 'TOO_MANY_OPEN_REQUESTS',
  visits_daily_limit: 'TOO_MANY_REQUESTS_TODAY',
  visits_unconfirmed_per_pet: 'TOO_MANY_UNCONFIRMED_FOR_PET',
  visits_unconfirmed_per_address: 'TOO_MANY_UNCONFIRMED_FROM_ADDRESS',
};

/**
 * Awaits a write to the visits table.
 * @throws AppError when the write violates a constraint
 */
export async function mapConstraintErrors<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const code = constraintErrors[constraintOf(error) ?? ''];
    throw code ? new AppError(code, { cause: error }) : error;
  }
}
