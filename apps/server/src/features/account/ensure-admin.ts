import type { Dependencies } from '../../dependencies.ts';
import type { Queries } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { hashPassword, isRightPassword } from '../auth/password-hash.ts';
import { revokeSessionsOfUser } from '../auth/sessions.repository.ts';
import * as repository from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import * as settings from './applied-settings.repository.ts';

/** Until the person gives another. */
const ADMIN_NAME = 'Shelter Admin';

/** The setting's name in the database. */
const ADMIN_PASSWORD = 'ADMIN_PASSWORD';

interface AdminCredentials {
  email: string;
  password: string;
}

type AdminDependencies = Pick<Dependencies, 'database' | 'clock'>;

/**
 * D09: makes this person an admin with this password, with an account of their own if they have none.
 * What is so already stays untouched; a new password ends the person's sessions.
 */
export function ensureAdmin(
  { database, clock }: AdminDependencies,
  admin: AdminCredentials,
): Promise<void> {
  return database.transaction((tx) => setAdmin(tx, admin, clock()));
}

/**
 * D09, S54: `ADMIN_EMAIL` and `ADMIN_PASSWORD` count once, and again when they were changed: a restart
 * does not undo what the admin has changed since. Only a hash of them is stored.
 */
export async function applyAdminSetting(
  { database, clock, logger }: AdminDependencies & Pick<Dependencies, 'logger'>,
  admin: AdminCredentials,
): Promise<void> {
  await database.transaction(async (tx) => {
    await settings.lockAppliedSettings(tx);
    const applied = await settings.findAppliedSetting(tx, ADMIN_PASSWORD);
    const text = fingerprintText(admin);
    if (applied?.fingerprint && (await isRightPassword(text, applied.fingerprint))) return;
    const user = await repository.findUserByEmail(tx, admin.email);
    // An older version applied the setting at each start; what it is now may be older than the password.
    const isFromBefore = applied?.fingerprint === null && user?.role === 'admin';
    if (isFromBefore) logger.info('ADMIN_PASSWORD was applied before; the password stays as it is');
    else await setAdmin(tx, admin, clock());
    const fingerprint = await hashPassword(text);
    await settings.storeAppliedSetting(tx, ADMIN_PASSWORD, { fingerprint, appliedAt: clock() });
  });
}

/** Another address is another setting. */
const fingerprintText = ({ email, password }: AdminCredentials) =>
  `${email.toLowerCase()}\n${password}`;

async function setAdmin(tx: Queries, admin: AdminCredentials, now: Date): Promise<void> {
  const { email, password } = admin;
  const known = await repository.findUserByEmail(tx, email);
  if (known) return changeIntoAdmin(tx, known, password, now);
  const inserted = await repository.insertUser(tx, {
    id: newId(),
    fullName: ADMIN_NAME,
    email,
    phoneNumber: null,
    role: 'admin',
    passwordHash: await hashPassword(password),
    emailConfirmedAt: now,
    passwordExpiresAt: null,
    createdAt: now,
    updatedAt: now,
  });
  if (inserted) return;
  // Somebody has just signed up with this address.
  const user = await repository.findUserByEmail(tx, email);
  if (user) await changeIntoAdmin(tx, user, password, now);
}

async function changeIntoAdmin(tx: Queries, user: UserRow, password: string, now: Date) {
  const isKept =
    (await isRightPassword(password, user.passwordHash)) && user.passwordExpiresAt === null;
  if (isKept && user.role === 'admin' && user.emailConfirmedAt) return;
  await repository.updateUser(tx, user.id, {
    role: 'admin',
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    ...(!isKept && { passwordHash: await hashPassword(password) }),
    updatedAt: now,
  });
  if (!isKept) await revokeSessionsOfUser(tx, user.id, now);
}
