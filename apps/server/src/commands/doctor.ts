import { parseArgs } from 'node:util';
import { Email } from '@pawmatch/contract/auth/account-fields';
import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import { destination } from 'pino';
import { readConfig } from '../config.ts';
import { mailTest, runChecks } from '../features/doctor/doctor.service.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { createImageStore } from '../platform/images/create-image-store.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { systemClock } from '../platform/process/clock.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { createLogger } from '../platform/process/logger.ts';

const usage = `Usage: npm run doctor -- [--mail-to you@example.org]

Checks settings, public address, database, clock, photo storage, disk, mail, backups and the shelters,
and says what to do. It changes nothing. With --mail-to it also sends a test mail. Exits with 1 when a check fails.`;

/** A message for the person who typed the command. */
class UsageError extends Error {}

function readArguments(): { isHelp: boolean; mailTo: string | undefined } {
  const options = { help: { type: 'boolean', short: 'h' }, 'mail-to': { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    const mailTo = Email.safeParse(values['mail-to']);
    if (values['mail-to'] && !mailTo.success)
      throw new Error(`${values['mail-to']} is no address.`);
    return { isHelp: values.help === true, mailTo: mailTo.data };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

const MARKS = { ok: '✓', warning: '!', failed: '✗' };

function format({ topic, state, found, advice }: DoctorFinding): string {
  return [MARKS[state], topic.padEnd(9), found, advice].filter(Boolean).join(' ');
}

async function run(mailTo: string | undefined): Promise<DoctorFinding[]> {
  const config = readConfig(process.env);
  const logger = createLogger('silent', destination(2));
  const opened = await openConfiguredDatabase(config, logger, { prepare: async () => {} }).catch(
    (error: Error) => ({ reason: error.message }),
  );
  try {
    const imageStore = await createImageStore(config);
    const database = 'reason' in opened ? opened : opened.database;
    const findings = await runChecks({ config, imageStore, clock: systemClock, database });
    if (!mailTo) return findings;
    return [...findings, await mailTest({ config, mailer: createMailer(config, logger) }, mailTo)];
  } finally {
    if ('close' in opened) await opened.close();
  }
}

try {
  const { isHelp, mailTo } = readArguments();
  const findings = isHelp ? [] : await run(mailTo);
  process.stdout.write(isHelp ? `${usage}\n` : `${findings.map(format).join('\n')}\n`);
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof ConfigError;
  const { message, stack } = error as Error;
  process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
}
