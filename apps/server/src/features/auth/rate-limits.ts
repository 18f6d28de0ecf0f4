import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { countAttempt, refundAttempt } from './rate-limits.repository.ts';

interface Limit {
  name: string;
  attempts: number;
  seconds: number;
  /**
   * With each allowed attempt the window begins anew: in no stretch of `seconds`, wherever it begins,
   * are there more than `attempts`. Without, a window ends for good after `seconds`, which is fairer
   * to many people behind one address.
   */
  isExtended?: boolean;
}

/** S15: passwords of one account that are compared, logging in. */
const LOGIN_PER_ACCOUNT: Limit = {
  name: 'login of account',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/**
 * S53: passwords of one account that are compared for a device that has signed in to it before. What
 * strangers try meanwhile does not count here.
 */
const LOGIN_PER_DEVICE: Limit = {
  name: 'login from known device',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/** S16: passwords from one address that are compared and wrong. */
const LOGIN_PER_ADDRESS: Limit = { name: 'login from address', attempts: 100, seconds: 60 };

/** Above what an adoption day behind one address sees (S19 has 100 at once); each costs a hash. */
const REGISTRATION_PER_ADDRESS: Limit = {
  name: 'registration from address',
  attempts: 300,
  seconds: 60,
};

/** Whoever holds a stolen access token does not guess the password with it. */
const PASSWORD_AGAIN_PER_ACCOUNT: Limit = {
  name: 'password again of account',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/** Nobody's mailbox is flooded. */
const RESET_PER_ACCOUNT: Limit = { name: 'reset of account', attempts: 5, seconds: 60 * 60 };
const RESET_PER_DEVICE: Limit = { name: 'reset from known device', attempts: 5, seconds: 60 * 60 };
const CONFIRMATION_PER_ACCOUNT: Limit = {
  name: 'confirmation of account',
  attempts: 5,
  seconds: 60 * 60,
};
const RESET_PER_ADDRESS: Limit = { name: 'reset from address', attempts: 30, seconds: 10 * 60 };

/** An attempt that was let through. */
export interface AllowedAttempt {
  /** It was a rightful one: it no longer counts. */
  refund(): Promise<void>;
}

export type AuthRateLimits = ReturnType<typeof createAuthRateLimits>;

/**
 * Limits that all servers of one database share. Each counts before a hash is computed and throws
 * AppError TOO_MANY_REQUESTS with the seconds to wait.
 */
export function createAuthRateLimits({
  database,
  clock,
  config,
}: Pick<Dependencies, 'database' | 'clock' | 'config'>) {
  /** @param subject whom the limit is for; only a hash of it is kept */
  const count = async (limit: Limit, subject: string): Promise<AllowedAttempt> => {
    if (!config.rateLimits) return { refund: async () => {} };
    const now = clock();
    const key = `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
    const { isAllowed, windowEndsAt } = await countAttempt(database, {
      key,
      now,
      limit: limit.attempts,
      windowEndsAt: new Date(now.getTime() + limit.seconds * 1_000),
      isExtended: limit.isExtended ?? false,
    });
    if (!isAllowed) {
      const wait = Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000);
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, wait) });
    }
    return { refund: () => refundAttempt(database, key, limit.attempts) };
  };

  return {
    /**
     * The account first: what it refuses does not count against the address.
     * @param account its id, or the e-mail address that nobody has
     */
    async logIn(account: string, address: string): Promise<AllowedAttempt> {
      const ofAccount = await count(LOGIN_PER_ACCOUNT, account);
      const fromAddress = await count(LOGIN_PER_ADDRESS, addressKey(address));
      return {
        async refund() {
          await ofAccount.refund();
          await fromAddress.refund();
        },
      };
    },

    logInFromKnownDevice: (userId: string, deviceId: string) =>
      count(LOGIN_PER_DEVICE, `${userId} ${deviceId}`),

    register: (address: string) => count(REGISTRATION_PER_ADDRESS, addressKey(address)),

    confirmPassword: (userId: string) => count(PASSWORD_AGAIN_PER_ACCOUNT, userId),

    requestConfirmation: (userId: string) => count(CONFIRMATION_PER_ACCOUNT, userId),

    /** Not thrown but told: whoever asks once too often is answered like everybody else (S53). */
    mayRequestReset: (email: string, address: string) =>
      isWithin(async () => {
        await count(RESET_PER_ADDRESS, addressKey(address));
        await count(RESET_PER_ACCOUNT, email.toLowerCase());
      }),

    mayRequestResetFromKnownDevice: (userId: string, deviceId: string) =>
      isWithin(() => count(RESET_PER_DEVICE, `${userId} ${deviceId}`)),
  };
}

async function isWithin(count: () => Promise<unknown>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
