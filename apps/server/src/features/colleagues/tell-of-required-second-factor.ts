import { SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import { type ComposedMail, enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { secondFactorMailMessages as messages } from '../auth/auth-messages.ts';
import {
  type ShelterSender,
  type StaffSender,
  staffUrl,
  writeMailOfShelterTo,
} from '../shelter/write-shelter-mail.ts';
import { takeUntoldOfSecondFactor } from '../staff/second-factor-due.repository.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

/** Says by when a colleague must have a second factor. */
export function requiredSecondFactorMail(
  user: UserRow,
  { due, now }: { due: Date; now: Date },
  sender: ShelterSender,
): ComposedMail {
  const { name, time_zone: timeZone } = sender.shelter;
  const { date } = toZonedTime(due, timeZone);
  const compose = () => ({
    subject: messages.required.subject({ shelter: name }),
    blocks: [
      messages.required.why({ shelter: name }),
      due > now ? messages.required.by({ day: slotDateLabel(date) }) : messages.required.atOnce,
      mailLink(
        messages.required.setUp,
        pageUrl(sender.publicUrl, `/account#${SECOND_FACTOR_PART}`),
      ),
    ],
  });
  const mail = writeMailOfShelterTo(user, compose, sender);
  return { ...mailTo(user), kind: 'required second factor', ...mail };
}

/** Tells a manager that the shelter requires no second factor any more. */
export function endedRequirementMail(
  { to, by }: { to: MailRecipient; by: UserRow },
  sender: StaffSender,
): ComposedMail {
  const { name: shelter } = sender.shelter;
  const compose = () => ({
    subject: messages.notRequired.subject({ shelter }),
    blocks: [
      messages.notRequired.ended({
        name: nameForMail(by.fullName) ?? messages.notRequired.aManager,
        email: by.email,
        shelter,
      }),
      messages.notRequired.again,
      mailLink(messages.notRequired.settings, staffUrl(sender, '/settings')),
    ],
  });
  const mail = writeMailOfShelterTo(to, compose, sender);
  return { ...mailTo(to), kind: 'required second factor', ...mail };
}

/** Tells colleagues at most once a day, whether the requirement is new or their role. */
export function tellOfRequiredSecondFactor({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): PeriodicJob {
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
