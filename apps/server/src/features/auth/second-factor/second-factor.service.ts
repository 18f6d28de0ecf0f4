import {
  MAX_PASSKEYS,
  type NewFactor,
  type NewPasskey,
  type PasskeyCreation,
} from '@pawmatch/contract/auth/second-factor';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { createSecretBox } from '../../../platform/security/secret-box.ts';
import { findUser } from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { createFactorChecks, takeFoundStep } from './check-factor.ts';
import { listSecondFactors } from './list-second-factors.ts';
import { findStep, newSecret } from './one-time-code.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { createPasskeys } from './passkeys.ts';
import { createProofs } from './proofs.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import * as repository from './second-factor.repository.ts';
import { type SecondFactorChange, secondFactorMail } from './second-factor-mails.ts';

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Passkeys, one-time codes and recovery codes of people. */
export function createSecondFactorService(
  dependencies: Uses<
    'database' | 'clock' | 'rateLimiter' | 'publicUrl' | 'sessionSecret' | 'shelters'
  >,
) {
  const { database, clock, publicUrl, sessionSecret, shelters } = dependencies;
  const passkeys = createPasskeys({ publicUrl, sessionSecret, clock });
  const secretBox = createSecretBox(sessionSecret, 'one-time codes');
  const sender = () => ({ shelter: shelters.first(), publicUrl });

  const getUser = async (queries: Queries, userId: string): Promise<UserRow> => {
    const user = await findUser(queries, userId);
    if (!user) throw new AppError('SESSION_EXPIRED');
    return user;
  };
  const notify = async (tx: Queries, userId: string, change: SecondFactorChange) =>
    enqueueMail(tx, secondFactorMail(await getUser(tx, userId), change, sender()), clock());

  const checks = createFactorChecks({
    ...dependencies,
    passkeys,
    secretBox,
    notify: (userId, change) => notify(database, userId, change),
  });

  const writeRecoveryCodes = async (tx: Queries, userId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    const hashes = codes.map(hashRecoveryCode);
    await repository.replaceRecoveryCodes(tx, userId, { hashes, now: clock() });
    return codes;
  };

  /** With the first factor, a person gets recovery codes. */
  const welcome = async (
    tx: Queries,
    userId: string,
    change: SecondFactorChange,
  ): Promise<NewFactor> => {
    await notify(tx, userId, change);
    const left = await repository.countRecoveryCodes(tx, userId);
    return { recovery_codes: left > 0 ? null : await writeRecoveryCodes(tx, userId) };
  };

  return {
    checks,
    ...createProofs(dependencies, checks),

    requestPasskeyAlone: () => passkeys.request(undefined, []),

    list: (userId: string) => listSecondFactors(database, userId, clock()),

    /** @throws AppError CONFLICT when an app makes codes already */
    async beginCodes(userId: string): Promise<{ secret: string; uri: string }> {
      const user = await getUser(database, userId);
      const secret = newSecret({ issuer: shelters.first().name, label: user.email });
      const sealedSecret = secretBox.seal(secret.bytes);
      const row = { userId, sealedSecret, createdAt: clock() };
      if (!(await repository.insertSecret(database, row))) throw new AppError('CONFLICT');
      return { secret: secret.text, uri: secret.uri };
    },

    /** @throws AppError CODE_REFUSED, TOO_MANY_REQUESTS */
    async confirmCodes(userId: string, code: string): Promise<NewFactor> {
      const attempt = await dependencies.rateLimiter.attempt('secondStep', { account: userId });
      const added = await database.transaction(async (tx) => {
        await repository.lockFactors(tx, userId);
        const now = clock();
        const codes = await repository.findOneTimeCodes(tx, userId);
        const secret = codes && secretBox.open(codes.sealedSecret);
        const digits = code.replaceAll(/\s/g, '');
        await takeFoundStep(secret ? findStep(secret, digits, now) : 'refused', (step) =>
          repository.takeStep(tx, { userId, step, confirmedAt: now }),
        );
        return welcome(tx, userId, 'codesAdded');
      });
      await attempt.succeed();
      return added;
    },

    async removeCodes(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (await repository.deleteOneTimeCodes(tx, userId)) {
          await notify(tx, userId, 'codesRemoved');
        }
        await repository.deleteIdleRecoveryCodes(tx, userId);
      });
    },

    /** @throws AppError TOO_MANY_PASSKEYS */
    async beginPasskey(userId: string): Promise<PasskeyCreation> {
      const user = await getUser(database, userId);
      const known = await listPasskeys(database, userId);
      if (known.length >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
      return passkeys.create(user, known, shelters.first().name);
    },

    /** @throws AppError PASSKEY_REFUSED */
    async addPasskey(
      userId: string,
      { name, passkey }: { name: string; passkey: NewPasskey },
    ): Promise<NewFactor> {
      const created = await passkeys.readNew(passkey, userId);
      if (!created) throw new AppError('PASSKEY_REFUSED');
      const { challenge, until, ...key } = created;
      return database.transaction(async (tx) => {
        await repository.lockFactors(tx, userId);
        const row = { ...key, userId, name, createdAt: clock(), lastUsedAt: null };
        const isNew =
          (await repository.takeTicket(tx, challenge, until)) && (await insertPasskey(tx, row));
        if (!isNew) throw new AppError('PASSKEY_REFUSED');
        return welcome(tx, userId, 'passkeyAdded');
      });
    },

    /** @throws AppError PASSKEY_NOT_FOUND */
    async removePasskey(userId: string, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await deletePasskey(tx, userId, id))) throw new AppError('PASSKEY_NOT_FOUND');
        await repository.deleteIdleRecoveryCodes(tx, userId);
        await notify(tx, userId, 'passkeyRemoved');
      });
    },

    /** @throws AppError NO_SECOND_FACTOR */
    async replaceRecoveryCodes(userId: string): Promise<string[]> {
      if (!(await checks.secondStepOf(userId))) throw new AppError('NO_SECOND_FACTOR');
      return database.transaction(async (tx) => {
        await repository.lockFactors(tx, userId);
        await notify(tx, userId, 'recoveryCodesReplaced');
        return writeRecoveryCodes(tx, userId);
      });
    },
  };
}
