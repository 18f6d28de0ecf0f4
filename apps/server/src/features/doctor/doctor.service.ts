import {
  type DoctorFinding,
  type DoctorTopic,
  doctorTopics,
} from '@pawmatch/contract/doctor/doctor-endpoints';
import { zipOf } from '@pawmatch/contract/zip-code';
import type { Config } from '../../config.ts';
import { isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { placesByZip } from '../shelter/zip-places.ts';
import { checkAddress, checkMail, checkSettings } from './check-access.ts';
import { checkClock, checkDatabase } from './check-database.ts';
import { checkBackup, checkDisk, checkStorage } from './check-storage.ts';
import { type CheckedShelter, listCheckedShelters } from './doctor.repository.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type Check, type CheckContext, type Finding, failed, ok, warning } from './finding.ts';

/** The settings that are a shelter's own. Without a schema there is none; another topic says so. */
async function checkShelters({
  database,
}: Pick<CheckContext, 'database'>): Promise<Finding | Finding[]> {
  if ('reason' in database) return [];
  const messages = doctorMessages.shelters;
  const shelters = await listCheckedShelters(database).catch(() => []);
  const placeOf = shelters.length > 1 ? await placesByZip() : undefined;
  const isPlaceMissing = ({ address }: CheckedShelter) =>
    placeOf !== undefined && !placeOf(zipOf(address) ?? '');
  const findings = shelters.flatMap((shelter): Finding[] => [
    ...(shelter.hasManager ? [] : [warning(messages.noManager(shelter), messages.noManagerAdvice)]),
    ...(shelter.email ? [] : [warning(messages.noEmail(shelter), messages.noEmailAdvice)]),
    ...(isPlaceMissing(shelter)
      ? [warning(messages.noPlace(shelter), messages.noPlaceAdvice)]
      : []),
  ]);
  if (findings.length > 0 || shelters.length === 0) return findings;
  return ok(messages.ok({ count: shelters.length }));
}

/** The checks of the command and of the page. */
const checks: Record<DoctorTopic, Check | typeof checkShelters> = {
  settings: checkSettings,
  address: checkAddress,
  database: checkDatabase,
  clock: checkClock,
  storage: checkStorage,
  disk: checkDisk,
  mail: checkMail,
  backup: checkBackup,
  shelters: checkShelters,
};

/** Runs all checks at once, in at most about 10 s. */
export async function runChecks(context: CheckContext): Promise<DoctorFinding[]> {
  const findings = await Promise.all(
    doctorTopics.map(async (topic) => {
      const found = await checks[topic](context).catch((error: Error) => {
        if (!(error.cause instanceof Error || isDatabaseUnavailable(error))) {
          const { unchecked, uncheckedAdvice } = doctorMessages;
          return failed(unchecked({ reason: error.message }), uncheckedAdvice);
        }
        // An error of a query has the query and its parameters in its message.
        const { message } = error.cause instanceof Error ? error.cause : error;
        const { away, awayAdvice } = doctorMessages.database;
        return failed(away({ reason: message }), awayAdvice);
      });
      return [found].flat().map((finding) => ({ topic, ...finding }));
    }),
  );
  return findings.flat();
}

/** Sends a test mail directly, without the queue, so that its error can be shown. */
export async function mailTest(
  { config, mailer }: { config: Pick<Config, 'smtpUrl'>; mailer: Mailer },
  to: string,
): Promise<DoctorFinding> {
  const messages = doctorMessages.mail;
  try {
    await mailer.send({ to, ...doctorMessages.testMail });
    return {
      topic: 'mail',
      ...(config.smtpUrl
        ? { ...ok(messages.sent({ to })), advice: messages.sentAdvice }
        : warning(messages.written, messages.noneAdvice)),
    };
  } catch (error) {
    const reason = (error as Error).message;
    return { topic: 'mail', ...failed(messages.rejected({ reason }), messages.rejectedAdvice) };
  }
}
