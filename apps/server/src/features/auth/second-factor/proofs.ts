import { PROOF_MINUTES, type Proof } from '@pawmatch/contract/auth/second-factor';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { RequireProof } from '../../../platform/http/guards.ts';
import type { Caller } from '../../../platform/http/requests/caller.ts';
import type { PlatformDependencies } from '../../../platform/platform-dependencies.ts';
import { authMessages } from '../auth-messages.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { FactorChecks } from './check-factor.ts';
import { findLastProof, upsertProof } from './second-factor.repository.ts';

const LIFETIME_MS = PROOF_MINUTES * 60_000;

/** Asks people again who they are, before what an unattended browser must not do. */
export function createProofs(
  dependencies: Pick<PlatformDependencies, 'database' | 'clock' | 'rateLimiter'>,
  checks: FactorChecks,
) {
  const { database, clock } = dependencies;

  const requireProof: RequireProof = async ({ userId, sessionId }) => {
    const provedAt = await findLastProof(database, sessionId);
    if (provedAt && provedAt.getTime() + LIFETIME_MS > clock().getTime()) return;
    const secondStep = await checks.secondStepOf(userId);
    throw new AppError('PROOF_REQUIRED', {
      secondStep: secondStep ?? { methods: ['password'], passkey_request: null },
    });
  };

  return {
    requireProof,

    /**
     * Where there is a second factor, the password alone is none.
     * @throws AppError CODE_REFUSED, PASSKEY_REFUSED, WRONG_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED
     */
    async prove({ userId, sessionId }: Caller, { password, ...factor }: Proof): Promise<void> {
      if (await checks.secondStepOf(userId)) await checks.check(userId, factor, sessionId);
      else if (password) await requirePassword(dependencies, userId, password);
      else throw invalidField('password', authMessages.enterPassword);
      await upsertProof(database, { sessionId, provedAt: clock() });
    },
  };
}
