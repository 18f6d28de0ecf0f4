import type { Credentials, Registration } from '@pawmatch/contract/auth/credentials';
import type * as z from 'zod/mini';
import { type Config, isPublicServer } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Attempt } from '../../platform/security/rate-limiter.ts';
import type { CurrentShelter } from '../shelter/shelter-settings.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { requireUncommonPassword } from './common-password.ts';
import type { CallingDevice } from './devices.ts';
import { enqueueConfirmation } from './email-confirmation.service.ts';
import { deleteSurplusDevices, upsertDevice } from './known-devices.repository.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { hashPassword, isRightPassword } from './password-hash.ts';
import type { SessionGrant, SessionOrigin, SessionService } from './session.service.ts';
import { revokeSurplusSessions } from './sessions.repository.ts';

/** A person and their new session. */
export interface LoggedIn {
  user: UserRow;
  session: SessionGrant;
}

/** The sessions and devices of one account. */
const MAX_SESSIONS = 50;

/** Sessions and devices that were used within this time are never removed. */
const DAY_MS = 24 * 60 * 60_000;

interface LoginDependencies {
  database: Database;
  clock: Clock;
  sessions: SessionService;
  config: Config;
  shelter: CurrentShelter;
  publicUrl: string;
}

/** Signing up and logging in. */
export function createLoginService(dependencies: LoginDependencies) {
  const { database, clock, sessions, config, shelter, publicUrl } = dependencies;
  const sender = () => ({ shelter: shelter.current(), publicUrl });
  const isPublic = isPublicServer(config);

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
      const now = clock();
      return database.transaction(async (tx) => {
        const user = await users.insertUser(tx, {
          id: newId(),
          fullName: full_name,
          email,
          phoneNumber: phone_number,
          role: 'adopter',
          passwordHash,
          emailConfirmedAt: null,
          passwordExpiresAt: null,
          createdAt: now,
          updatedAt: now,
        });
        if (!user) throw new AppError('EMAIL_TAKEN');
        await enqueueConfirmation(tx, user, now);
        await upsertDevice(tx, { userId: user.id, deviceId: device.id, now });
        return { user, session: await sessions.start(tx, user.id, originOf(device)) };
      });
    },

    /**
     * An unknown e-mail address takes as long as a known one.
     * @throws AppError INVALID_CREDENTIALS, PASSWORD_EXPIRED
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
      return database.transaction(async (tx) => {
        const current = await users.lockUser(tx, user.id);
        // The password was changed during the check; that change ends all sessions, including this one.
        if (current?.passwordHash !== user.passwordHash) throw new AppError('INVALID_CREDENTIALS');
        const now = clock();
        const endsBy = isPublic ? current.passwordExpiresAt : null;
        if (endsBy && endsBy <= now) throw new AppError('PASSWORD_EXPIRED');
        const isNew = await upsertDevice(tx, { userId: user.id, deviceId: device.id, now });
        if (isNew) await enqueueMail(tx, newDeviceMail(current, device, now, sender()), now);
        const origin = { ...originOf(device), endsBy };
        const session = await sessions.start(tx, user.id, origin);
        await removeSurplus(tx, user.id, now);
        return { user: current, session };
      });
    },
  };
}

/** Bounds what logins leave behind: the sessions and devices that were used longest ago go. */
async function removeSurplus(tx: Queries, userId: string, now: Date): Promise<void> {
  const surplus = { limit: MAX_SESSIONS, usedBefore: new Date(now.getTime() - DAY_MS), now };
  await revokeSurplusSessions(tx, userId, surplus);
  await deleteSurplusDevices(tx, userId, surplus);
}

function originOf({ id, browser, platform }: CallingDevice): SessionOrigin {
  return { deviceId: id, browser, platform };
}
