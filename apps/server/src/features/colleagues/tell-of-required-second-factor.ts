import { SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import { slotDateLabel } from '@pawmatch/contract/visits/bookable-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Dependencies } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import { type ComposedMail, enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import {
  type ShelterSender,
  type StaffSender,
  staffUrl,
  writeMailOfShelter,
} from '../shelter/write-shelter-mail.ts';
import { takeUntoldOfSecondFactor } from '../staff/second-factor-due.repository.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

/** Says by when a colleague must have a second factor. */
export function requiredSecondFactorMail(
  user: UserRow,
  { due, now }: { due: Date; now: Date },
  sender: ShelterSender,
): ComposedMail {
  const { name, time_zone: timeZone } = sender.shelter;
  const day = slotDateLabel(toZonedTime(due, timeZone).date);
  const draft = {
    name: nameInMail(user),
    subject: `Please set up a second step for your login to ${name}`,
    blocks: [
      `Everybody who works with ${name} needs a passkey, or an app that makes codes, besides the password. Your account has neither yet.`,
      due > now
        ? `Please set one up by ${day}. After that day the staff pages open only with it.`
        : 'The staff pages open again as soon as you have set one up.',
      mailLink('Set up a second step', `${sender.publicUrl}/account#${SECOND_FACTOR_PART}`),
    ],
  };
  return { ...mailTo(user), kind: 'required second factor', ...writeMailOfShelter(draft, sender) };
}

/** Tells a manager that the shelter requires no second factor any more. */
export function endedRequirementMail(
  { to, by }: { to: Parameters<typeof mailTo>[0] & Parameters<typeof nameInMail>[0]; by: UserRow },
  sender: StaffSender,
): ComposedMail {
  const { name } = sender.shelter;
  const draft = {
    name: nameInMail(to),
    subject: `${name} does not require a second step any more`,
    blocks: [
      `${nameForMail(by.fullName) ?? 'A manager'} (${by.email}) has ended the requirement. Everybody who works with ${name} can log in with the password alone.`,
      'If this is not right, you can require it again in the settings:',
      mailLink('Open the settings', staffUrl(sender, '/settings')),
    ],
  };
  return { ...mailTo(to), kind: 'required second factor', ...writeMailOfShelter(draft, sender) };
}

/** Tells colleagues at most once a day, whether the requirement is new or their role. */
export function tellOfRequiredSecondFactor({
  database,
  clock,
  shelters,
  publicUrl,
}: Pick<Dependencies, 'database' | 'clock' | 'shelters' | 'publicUrl'>): PeriodicJob {
  return {
    name: 'emails about a required second factor',
    everyMs: 60_000,
    run: () =>
      database.transaction(async (tx) => {
        const now = clock();
        for (const { user, shelterId, due } of await takeUntoldOfSecondFactor(tx, now)) {
          const sender = { shelter: shelters.of(shelterId), publicUrl };
          await enqueueMail(tx, requiredSecondFactorMail(user, { due, now }, sender), now);
        }
      }),
  };
}
