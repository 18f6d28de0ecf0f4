import type { Queries } from '../../../platform/database/database.ts';
import { endOfReset, findReset } from '../../staff/factor-resets.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { countRecoveryCodes, findOneTimeCodes } from './second-factor.repository.ts';

export type OwnSecondFactors = Awaited<ReturnType<typeof listSecondFactors>>;

/** What a person can log in with besides the password. */
export async function listSecondFactors(database: Queries, userId: string, now: Date) {
  const [passkeys, codes, recoveryCodesLeft, reset] = await Promise.all([
    listPasskeys(database, userId),
    findOneTimeCodes(database, userId),
    countRecoveryCodes(database, userId),
    findReset(database, userId, now),
  ]);
  return {
    passkeys,
    codesSince: codes?.confirmedAt ?? null,
    recoveryCodesLeft,
    resetUntil: reset ? endOfReset(reset) : null,
  };
}
