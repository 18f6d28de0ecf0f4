import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/security/rate-limits.ts';
import { countAttempt, refundAttempt } from './rate-limits.repository.ts';

interface Limit {
  name: string;
  attempts: number;
  seconds: number;
  /**
   * Whether each allowed attempt restarts the window, so that no period of `seconds` has more than
   * `attempts`. Otherwise a window ends after `seconds`, which is fairer to many people behind one
   * address.
   */
  isExtended?: boolean;
}

/** S15: password checks for one account at login. */
const LOGIN_PER_ACCOUNT: Limit = {
  name: 'login of account',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/**
 * S53: password checks for one account from a device that has logged in to it before. Attempts of
 * strangers do not count here.
 */
const LOGIN_PER_DEVICE: Limit = {
  name: 'login from known device',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/** S16: wrong passwords from one IP address. */
const LOGIN_PER_ADDRESS: Limit = { name: 'login from address', attempts: 100, seconds: 60 };

/** More than an adoption day behind one address needs (S19 has 100 at once); each costs a hash. */
const REGISTRATION_PER_ADDRESS: Limit = {
  name: 'registration from address',
  attempts: 300,
  seconds: 60,
};

/** Keeps the holder of a stolen access token from guessing the password. */
const PASSWORD_AGAIN_PER_ACCOUNT: Limit = {
  name: 'password again of account',
  attempts: 10,
  seconds: 60,
  isExtended: true,
};

/** These protect mailboxes from being flooded. */
const RESET_PER_ACCOUNT: Limit = { name: 'reset of account', attempts: 5, seconds: 60 * 60 };
const RESET_PER_DEVICE: Limit = { name: 'reset from known device', attempts: 5, seconds: 60 * 60 };
const CONFIRMATION_PER_ACCOUNT: Limit = {
  name: 'confirmation of account',
  attempts: 5,
  seconds: 60 * 60,
};
const RESET_PER_ADDRESS: Limit = { name: 'reset from address', attempts: 30, seconds: 10 * 60 };

/** Programs read a calendar every few minutes at most; several may share its address. */
const CALENDAR_PER_ACCOUNT: Limit = { name: 'calendar of account', attempts: 60, seconds: 10 * 60 };

/** An attempt below the limit. */
export interface AllowedAttempt {
  /** Stops counting the attempt, because it was legitimate. */
  refund(): Promise<void>;
}

export type AuthRateLimits = ReturnType<typeof createAuthRateLimits>;

/**
 * Rate limits that all servers of one database share. Attempts are counted before a hash is computed;
 * above the limit, AppError TOO_MANY_REQUESTS with the seconds to wait is thrown.
 */
export function createAuthRateLimits({
  database,
  clock,
  config,
}: Pick<Dependencies, 'database' | 'clock' | 'config'>) {
  /** @param subject whom the limit is for; only a hash of it is stored */
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
     * The account's limit comes first: an attempt above it does not count against the IP address.
     * @param account its id, or an unknown e-mail address
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

    readCalendar: (userId: string) => count(CALENDAR_PER_ACCOUNT, userId),

    /** Returns false instead of throwing, because the response does not show the limit (S53). */
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
