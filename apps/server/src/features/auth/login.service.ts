import type { Credentials, Registration } from '@pawmatch/contract/auth/credentials';
import type { PasskeyAnswer, SecondStepAnswer } from '@pawmatch/contract/auth/second-factor';
import type * as z from 'zod/mini';
import { type Config, isPublicServer } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Attempt, RateLimiter } from '../../platform/security/rate-limiter.ts';
import type { Shelters } from '../shelter/shelters.ts';
import { isJoined } from '../users/person-joins.repository.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import type { CallingDevice } from './devices/devices.ts';
import {
  deleteSurplusDevices,
  findAccountOfDevice,
  upsertDevice,
} from './devices/known-devices.repository.ts';
import { newDeviceMail } from './devices/new-device-mail.ts';
import { enqueueConfirmation } from './email-confirmation/email-confirmation.service.ts';
import { requireUncommonPassword } from './passwords/common-password.ts';
import { hashPassword, isRightPassword } from './passwords/password-hash.ts';
import { createLoginTickets } from './second-factor/login-tickets.ts';
import { takeTicket } from './second-factor/second-factor.repository.ts';
import type { SecondFactorService } from './second-factor/second-factor.service.ts';
import type { SessionGrant, SessionOrigin, SessionService } from './sessions/session.service.ts';
import { deleteSurplusSessions } from './sessions/sessions.repository.ts';

/** A person and their new session. */
export interface LoggedIn {
  user: UserRow;
  session: SessionGrant;
}

/** How many sessions of one account are kept, ended ones included, and how many devices. The longest unused go. */
const KEPT = {
  /** Beyond these, none goes that was used within a day. */
  usually: 50,
  usedWithinMs: 24 * 60 * 60_000,
  /** Nobody has so many; somebody who logs in in a loop would, and the account could not be closed in time. */
  atMost: 500,
} as const;

interface LoginDependencies {
  database: Database;
  clock: Clock;
  sessions: SessionService;
  secondFactor: SecondFactorService;
  rateLimiter: RateLimiter;
  config: Config;
  shelters: Shelters;
  publicUrl: string;
  sessionSecret: string;
}

/** Signing up and logging in. */
export function createLoginService(dependencies: LoginDependencies) {
  const { database, clock, sessions, rateLimiter, config, shelters, publicUrl } = dependencies;
  const { checks } = dependencies.secondFactor;
  const tickets = createLoginTickets(dependencies);
  const sender = () => ({ shelter: shelters.first(), publicUrl });
  const isPublic = isPublicServer(config);

  async function startSession(tx: Queries, user: UserRow, device: CallingDevice) {
    const current = await users.lockUser(tx, user.id);
    // The password was changed during the check; that change ends all sessions, including this one.
    if (current?.passwordHash !== user.passwordHash) throw new AppError('INVALID_CREDENTIALS');
    if (await isJoined(tx, user.id)) throw new AppError('ACCOUNT_JOINED');
    const now = clock();
    const endsBy = isPublic ? current.passwordExpiresAt : null;
    if (endsBy && endsBy <= now) throw new AppError('PASSWORD_EXPIRED');
    const isNew = await upsertDevice(tx, { userId: user.id, deviceId: device.id, now });
    if (isNew) await enqueueMail(tx, newDeviceMail(current, device, now, sender()), now);
    const session = await sessions.start(tx, user.id, { ...originOf(device), endsBy });
    await deleteSurplus(tx, user.id, now);
    return { user: current, session };
  }

  /** Creates the account of an adopter, and its first session. @throws AppError EMAIL_TAKEN */
  async function createAccount(
    tx: Queries,
    details: Pick<
      UserRow,
      'fullName' | 'email' | 'phoneNumber' | 'passwordHash' | 'emailConfirmedAt'
    >,
    device: CallingDevice,
  ): Promise<LoggedIn> {
    const now = clock();
    const user = await users.insertUser(tx, {
      id: newId(),
      ...details,
      role: 'adopter',
      passwordExpiresAt: null,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) throw new AppError('EMAIL_TAKEN');
    await upsertDevice(tx, { userId: user.id, deviceId: device.id, now });
    return { user, session: await sessions.start(tx, user.id, originOf(device)) };
  }

  return {
    /**
     * A new account is always an adopter's.
     * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN
     */
    async register(
      { full_name, email, phone_number, password }: z.output<typeof Registration>,
      device: CallingDevice,
    ): Promise<LoggedIn> {
      requireUncommonPassword('password', password);
      if (await users.findUserByEmail(database, email)) throw new AppError('EMAIL_TAKEN');
      const passwordHash = await hashPassword(password);
      const details = { fullName: full_name, email, phoneNumber: phone_number, passwordHash };
      return database.transaction(async (tx) => {
        const created = await createAccount(tx, { ...details, emailConfirmedAt: null }, device);
        await enqueueConfirmation(tx, created.user, clock());
        return created;
      });
    },

    createAccount,

    /**
     * An unknown e-mail address takes as long as a known one. Only right passwords wait for their turn.
     * @throws AppError INVALID_CREDENTIALS, PASSWORD_EXPIRED, ACCOUNT_JOINED, TOO_MANY_REQUESTS, and SECOND_FACTOR_REQUIRED with a
     *   ticket for {@link takeSecondStep}
     */
    async logIn(
      { email, password }: z.output<typeof Credentials>,
      device: CallingDevice,
      attempt: Attempt,
    ): Promise<LoggedIn> {
      const user = await users.findUserByEmail(database, email);
      const isRight = await isRightPassword(password, user?.passwordHash);
      if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
      await attempt.succeed();
      const secondStep = await checks.secondStepOf(user.id);
      if (secondStep) {
        const ticket = tickets.issue(user);
        throw new AppError('SECOND_FACTOR_REQUIRED', { secondStep: { ...secondStep, ticket } });
      }
      return rateLimiter.runInTurn('login', user.id, () =>
        database.transaction((tx) => startSession(tx, user, device)),
      );
    },

    /**
     * After a login that was right but for the second factor.
     * @throws AppError SECOND_STEP_ENDED, CODE_REFUSED, PASSKEY_REFUSED, PASSWORD_EXPIRED, TOO_MANY_REQUESTS
     */
    async takeSecondStep(
      { ticket, ...answer }: z.output<typeof SecondStepAnswer>,
      device: CallingDevice,
    ): Promise<LoggedIn> {
      const { userId, until } = tickets.read(ticket);
      const user = await users.findUser(database, userId);
      if (!user || !tickets.isOf(ticket, user)) throw new AppError('SECOND_STEP_ENDED');
      const isKnown = await findAccountOfDevice(database, device.id, user.email);
      await checks.check(userId, answer, isKnown && device.id);
      return rateLimiter.runInTurn('login', userId, () =>
        database.transaction(async (tx) => {
          if (!(await takeTicket(tx, ticket, until))) throw new AppError('SECOND_STEP_ENDED');
          return startSession(tx, user, device);
        }),
      );
    },

    /** @throws AppError PASSKEY_REFUSED, PASSWORD_EXPIRED, TOO_MANY_REQUESTS */
    async logInWithPasskey(passkey: PasskeyAnswer, device: CallingDevice): Promise<LoggedIn> {
      const user = await users.findUser(database, await checks.checkPasskeyAlone(passkey));
      if (!user) throw new AppError('PASSKEY_REFUSED');
      return rateLimiter.runInTurn('login', user.id, () =>
        database.transaction((tx) => startSession(tx, user, device)),
      );
    },
  };
}

/** Bounds what logins leave behind. */
async function deleteSurplus(tx: Queries, userId: string, now: Date): Promise<void> {
  const kept = { ...KEPT, usedBefore: new Date(now.getTime() - KEPT.usedWithinMs) };
  await deleteSurplusSessions(tx, userId, { ...kept, now });
  await deleteSurplusDevices(tx, userId, kept);
}

function originOf({ id, browser, platform }: CallingDevice): SessionOrigin {
  return { deviceId: id, browser, platform };
}
