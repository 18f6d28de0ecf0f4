import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@pawmatch/contract/auth/account-fields';
import { Password } from '@pawmatch/contract/auth/credentials';
import { destination } from 'pino';
import { readConfig } from '../config.ts';
import { ensureAdmin } from '../features/account/ensure-admin.ts';
import { isCommonPassword } from '../features/auth/common-password.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded-database.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { systemClock } from '../platform/process/clock.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { createLogger } from '../platform/process/logger.ts';
import { recoverAccess } from '../recover-access.ts';

const USAGE = 'Usage: npm run admin -- --email you@example.org [--password …]';

/** What the person who typed the command can mend. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(): { email: string; password: string; isGenerated: boolean } {
  const options = { email: { type: 'string' }, password: { type: 'string' } } as const;
  const { values } = parseOrExplain(() => parseArgs({ options }));
  const email = Email.safeParse(values.email);
  if (!email.success) throw new UsageError(USAGE);
  if (values.password === undefined) {
    const password = randomBytes(12).toString('base64url');
    return { email: email.data, password, isGenerated: true };
  }
  const password = Password.safeParse(values.password);
  if (!password.success) throw new UsageError('The password must have 8 to 128 characters.');
  if (isCommonPassword(password.data)) throw new UsageError('This password is too common.');
  return { email: email.data, password: password.data, isGenerated: false };
}

function parseOrExplain<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Makes someone an admin, whether the application runs at this moment or not. */
async function run(): Promise<void> {
  const { email, password, isGenerated } = readArguments();
  const config = readConfig(process.env);
  const logger = createLogger('warn', destination(2));
  const { database, close } = await openConfiguredDatabase(config, logger);
  try {
    await ensureAdmin({ database, clock: systemClock, recoverAccess }, { email, password });
  } finally {
    await close();
  }
  process.stdout.write(`${email} is an admin.\n`);
  if (isGenerated) process.stdout.write(`The password, shown only now: ${password}\n`);
}

try {
  await run();
} catch (error) {
  const isPlain =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseError;
  process.stderr.write(`${isPlain ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
