import type { PasskeyAnswer, Proof, SecondStep } from '@pawmatch/contract/auth/second-factor';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { RateLimiter } from '../../../platform/security/rate-limiter.ts';
import type { SecretBox } from '../../../platform/security/secret-box.ts';
import { authMessages } from '../auth-messages.ts';
import { findStep } from './one-time-code.ts';
import { findPasskey, listPasskeys, markPasskeyUsed } from './passkeys.repository.ts';
import type { createPasskeys } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import {
  findOneTimeCodes,
  takeRecoveryCode,
  takeStep,
  takeTicket,
} from './second-factor.repository.ts';
import type { SecondFactorChange } from './second-factor-mails.ts';

interface CheckDependencies {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  passkeys: ReturnType<typeof createPasskeys>;
  secretBox: SecretBox;
  notify: (userId: string, change: SecondFactorChange) => Promise<void>;
}

const SIX_DIGITS = /^\d{6}$/;

export type FactorChecks = ReturnType<typeof createFactorChecks>;

/** Asks for a second factor, and checks what people answer. */
export function createFactorChecks(dependencies: CheckDependencies) {
  const { database, clock, rateLimiter, passkeys, secretBox, notify } = dependencies;

  /** @throws AppError PASSKEY_REFUSED */
  async function checkPasskey(answer: PasskeyAnswer, userId: string | undefined) {
    const passkey = await findPasskey(database, answer.id);
    const isOwn = passkey !== undefined && (userId ?? passkey.userId) === passkey.userId;
    const checked = isOwn ? await passkeys.check(passkey, answer, userId) : undefined;
    if (!passkey || !checked) throw new AppError('PASSKEY_REFUSED');
    const { challenge, until, counter } = checked;
    const isFirst = await database.transaction(
      async (tx) =>
        (await takeTicket(tx, challenge, until)) &&
        (await markPasskeyUsed(tx, { id: passkey.id, counter, now: clock() })),
    );
    if (!isFirst) throw new AppError('PASSKEY_REFUSED');
    return passkey.userId;
  }

  /** @throws AppError CODE_REFUSED */
  async function checkOneTimeCode(userId: string, code: string) {
    const codes = await findOneTimeCodes(database, userId);
    const secret = codes?.confirmedAt && secretBox.open(codes.sealedSecret);
    const step = secret ? findStep(secret, code, clock()) : 'refused';
    await takeFoundStep(step, (number) => takeStep(database, { userId, step: number }));
  }

  /** @throws AppError CODE_REFUSED */
  async function checkRecoveryCode(userId: string, code: string) {
    const codeHash = hashRecoveryCode(code);
    if (!(await takeRecoveryCode(database, { userId, codeHash, now: clock() }))) {
      throw new AppError('CODE_REFUSED');
    }
    await notify(userId, 'recoveryCodeUsed');
  }

  return {
    /** What a person can answer with besides the password; undefined for one without a second factor. */
    async secondStepOf(userId: string): Promise<SecondStep | undefined> {
      const [known, codes] = await Promise.all([
        listPasskeys(database, userId),
        findOneTimeCodes(database, userId),
      ]);
      const hasPasskey = known.length > 0;
      if (!hasPasskey && !codes?.confirmedAt) return undefined;
      // Recovery codes are asked for as codes are, also where there is no app.
      return {
        methods: hasPasskey ? ['passkey', 'code'] : ['code'],
        passkey_request: hasPasskey ? passkeys.request(userId, known) : null,
      };
    },

    /**
     * Wrong answers count for the account, like wrong passwords, or for the place that the account is known at.
     * @param knownAt a browser that has logged in before, or a session
     * @throws AppError CODE_REFUSED, PASSKEY_REFUSED, TOO_MANY_REQUESTS
     */
    async check(
      userId: string,
      { code, passkey }: Omit<Proof, 'password'>,
      knownAt?: string,
    ): Promise<void> {
      const device = knownAt && `${userId} ${knownAt}`;
      const attempt = await rateLimiter.attempt('secondStep', { account: userId, device });
      const digits = (code ?? '').replaceAll(/\s/g, '');
      if (passkey) await checkPasskey(passkey, userId);
      else if (SIX_DIGITS.test(digits)) await checkOneTimeCode(userId, digits);
      else await checkRecoveryCode(userId, code ?? '');
      await attempt.succeed();
    },

    /** @returns whose passkey it is @throws AppError PASSKEY_REFUSED */
    checkPasskeyAlone: (answer: PasskeyAnswer): Promise<string> => checkPasskey(answer, undefined),
  };
}

/**
 * @param take remembers the step
 * @throws AppError CODE_REFUSED, with the reason for a code of another time
 */
export async function takeFoundStep(
  step: ReturnType<typeof findStep>,
  take: (step: number) => Promise<boolean>,
): Promise<void> {
  if (step === 'refused') throw new AppError('CODE_REFUSED');
  if (step === 'clock') {
    throw new AppError('CODE_REFUSED', {
      detail: authMessages.codeOfAnotherTime,
    });
  }
  if (!(await take(step))) {
    throw new AppError('CODE_REFUSED', {
      detail: authMessages.codeUsed,
    });
  }
}
