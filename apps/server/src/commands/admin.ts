import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@pawmatch/contract/auth/account-fields';
import { Password } from '@pawmatch/contract/auth/credentials';
import { destination } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { ensureAdmin } from '../features/account/admin/ensure-admin.ts';
import { isCommonPassword } from '../features/auth/passwords/common-password.ts';
import { resetSecondFactor } from '../features/auth/second-factor/reset-second-factor.ts';
import { presentSettings } from '../features/shelter/shelter.presenter.ts';
import { findShelter } from '../features/shelter/shelters.repository.ts';
import { FIRST_SHELTER } from '../features/shelter/shelters.table.ts';
import type { Database } from '../platform/database/database.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded-database.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { systemClock } from '../platform/process/clock.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { createLogger } from '../platform/process/logger.ts';
import { recoverAccess } from '../recover-access.ts';

const USAGE = `Usage: npm run admin -- --email you@example.org [--password …]
       npm run admin -- --reset-second-factor you@example.org`;

/** What the person who typed the command can mend. */
class UsageError extends Error {
  override name = 'UsageError';
}

type Command =
  | { resets: string }
  | { resets?: undefined; email: string; password: string; isGenerated: boolean };

function readArguments(): Command {
  const option = { type: 'string' } as const;
  const options = { email: option, password: option, 'reset-second-factor': option };
  const { values } = parseOrExplain(() => parseArgs({ options }));
  if (values['reset-second-factor'] !== undefined) {
    const resets = Email.safeParse(values['reset-second-factor']);
    if (!resets.success || values.email || values.password) throw new UsageError(USAGE);
    return { resets: resets.data };
  }
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

/** @throws UsageError when there is no such account */
async function reset(database: Database, config: Config, email: string): Promise<void> {
  const shelter = presentSettings(await findShelter(database, FIRST_SHELTER));
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const now = systemClock();
  if (await resetSecondFactor({ database, now, recoverAccess, shelter, publicUrl }, email)) {
    process.stdout.write(`${email} logs in with the password alone now.\n`);
  } else throw new UsageError(`There is no account with the address ${email}.`);
}

async function makeAdmin(
  database: Database,
  { email, password, isGenerated }: Exclude<Command, { resets: string }>,
): Promise<void> {
  await ensureAdmin({ database, clock: systemClock, recoverAccess }, { email, password });
  process.stdout.write(`${email} is an admin.\n`);
  if (isGenerated) process.stdout.write(`The password, shown only now: ${password}\n`);
}

/** Makes someone an admin or resets a second factor, whether the application runs at this moment or not. */
async function run(): Promise<void> {
  const command = readArguments();
  const config = readConfig(process.env);
  const logger = createLogger('warn', destination(2));
  const { database, close } = await openConfiguredDatabase(config, logger);
  try {
    if (command.resets !== undefined) await reset(database, config, command.resets);
    else await makeAdmin(database, command);
  } finally {
    await close();
  }
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
