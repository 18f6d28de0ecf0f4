import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { hashPassword, isRightPassword } from '../../auth/passwords/password-hash.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { grantEverything, listCurrentMemberships } from '../../staff/memberships.repository.ts';
import * as repository from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import * as settings from '../export/applied-settings.repository.ts';

const ADMIN_NAME = 'Shelter Admin';

/** The name of the setting in the database. */
const ADMIN_PASSWORD = 'ADMIN_PASSWORD';

interface AdminCredentials {
  email: string;
  password: string;
}

type AdminDependencies = Uses<'database' | 'clock' | 'recoverAccess'>;

/**
 * Makes this person an admin with this password, and creates the account if there is none. A new
 * password ends the person's sessions and links; nothing else changes.
 */
export function ensureAdmin(
  dependencies: AdminDependencies,
  admin: AdminCredentials,
): Promise<void> {
  return dependencies.database.transaction((tx) => setAdmin(tx, dependencies, admin));
}

/**
 * Applies `ADMIN_EMAIL` and `ADMIN_PASSWORD` once, and again after they were changed, so that
 * a restart does not undo changes of the admin. Only their hash is stored.
 */
export async function applyAdminSetting(
  dependencies: AdminDependencies & Uses<'logger'>,
  admin: AdminCredentials,
): Promise<void> {
  const { database, clock, logger } = dependencies;
  const text = fingerprintText(admin);
  const isApplied = async (setting: { fingerprint: string | null } | undefined) =>
    !!setting?.fingerprint && (await isRightPassword(text, setting.fingerprint));
  // Most starts change nothing, and hashes under the lock would make servers that start together wait.
  if (await isApplied(await settings.findAppliedSetting(database, ADMIN_PASSWORD))) return;
  const fingerprint = await hashPassword(text);
  await database.transaction(async (tx) => {
    await settings.lockAppliedSettings(tx);
    const applied = await settings.findAppliedSetting(tx, ADMIN_PASSWORD);
    if (await isApplied(applied)) return;
    const user = await repository.findUserByEmail(tx, admin.email);
    // An older version applied the setting at each start; the password may have changed since.
    const wasAppliedBefore = applied?.fingerprint === null && user?.role === 'admin';
    if (wasAppliedBefore)
      logger.info('ADMIN_PASSWORD was applied before; the password stays as it is');
    else await setAdmin(tx, dependencies, admin);
    await settings.storeAppliedSetting(tx, ADMIN_PASSWORD, { fingerprint, appliedAt: clock() });
  });
}

/** A change of the address is a change of the setting, too. */
const fingerprintText = ({ email, password }: AdminCredentials) =>
  `${email.toLowerCase()}\n${password}`;

async function setAdmin(
  tx: Queries,
  { clock, recoverAccess }: AdminDependencies,
  { email, password }: AdminCredentials,
): Promise<void> {
  const now = clock();
  const change = (user: UserRow) => changeIntoAdmin(tx, user, { password, now, recoverAccess });
  const known = await repository.findUserByEmail(tx, email);
  if (known) return change(known);
  const inserted = await repository.insertUser(tx, {
    id: newId(),
    fullName: ADMIN_NAME,
    email,
    phoneNumber: null,
    role: 'adopter',
    passwordHash: await hashPassword(password),
    emailConfirmedAt: now,
    passwordExpiresAt: null,
    createdAt: now,
    updatedAt: now,
  });
  if (inserted) return grantEverything(tx, { userId: inserted.id, now });
  // A concurrent sign-up has taken this address.
  const user = await repository.findUserByEmail(tx, email);
  if (user) await change(user);
}

async function changeIntoAdmin(
  tx: Queries,
  user: UserRow,
  {
    password,
    now,
    recoverAccess,
  }: { password: string; now: Date } & Pick<AdminDependencies, 'recoverAccess'>,
) {
  const isUnchanged =
    (await isRightPassword(password, user.passwordHash)) && user.passwordExpiresAt === null;
  const roles = await listCurrentMemberships(tx, user.id, now);
  const hasEverything =
    roles.some(({ role, shelterId }) => role === 'manager' && shelterId === FIRST_SHELTER) &&
    roles.some(({ role }) => role === 'network_admin');
  if (isUnchanged && hasEverything && user.emailConfirmedAt) return;
  if (!isUnchanged) await recoverAccess(tx, { userId: user.id, by: 'password reset', now });
  await grantEverything(tx, { userId: user.id, now });
  await repository.updateUser(tx, user.id, {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    ...(!isUnchanged && { passwordHash: await hashPassword(password) }),
    updatedAt: now,
  });
}
