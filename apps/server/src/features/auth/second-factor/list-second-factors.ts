import type { Queries } from '../../../platform/database/database.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { countRecoveryCodes, findOneTimeCodes } from './second-factor.repository.ts';

export type OwnSecondFactors = Awaited<ReturnType<typeof listSecondFactors>>;

/** What a person can log in with besides the password. */
export async function listSecondFactors(database: Queries, userId: string) {
  const [passkeys, codes, recoveryCodesLeft] = await Promise.all([
    listPasskeys(database, userId),
    findOneTimeCodes(database, userId),
    countRecoveryCodes(database, userId),
  ]);
  return { passkeys, codesSince: codes?.confirmedAt ?? null, recoveryCodesLeft };
}
