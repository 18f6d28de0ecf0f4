import type { SecondFactors } from '@pawmatch/contract/auth/second-factor';
import type { OwnSecondFactors } from './list-second-factors.ts';

export function presentSecondFactors({
  passkeys,
  codesSince,
  recoveryCodesLeft,
  resetUntil,
}: OwnSecondFactors): SecondFactors {
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    codes_since: codesSince?.toISOString() ?? null,
    recovery_codes_left: recoveryCodesLeft,
    reset_until: resetUntil?.toISOString() ?? null,
  };
}
