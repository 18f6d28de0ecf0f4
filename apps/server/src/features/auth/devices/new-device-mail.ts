import { currentLocale } from '@pawmatch/contract/localized';
import { longDateMessages } from '@pawmatch/contract/long-date-messages';
import { type Device, deviceLabel } from '@pawmatch/contract/users/device-label';
import { pageUrl } from '../../../platform/language/page-url.ts';
import type { ComposedMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../../platform/mail/rendering/mail-draft.ts';
import { type ShelterSender, writeMailTo } from '../../shelter/write-shelter-mail.ts';
import { mailTo } from '../../users/mail-recipient.ts';
import type { UserRow } from '../../users/users.table.ts';
import { authMailMessages as messages } from '../auth-messages.ts';

/** Informs a person of a login that may not be theirs. */
export function newDeviceMail(
  user: UserRow,
  device: Device,
  now: Date,
  sender: ShelterSender,
): ComposedMail {
  const { name, time_zone: zone } = sender.shelter;
  const compose = () => ({
    subject: messages.newDevice.subject({ shelter: name }),
    blocks: [
      messages.newDevice.used,
      messages.newDevice.device({
        device: deviceLabel(device),
        when: longDateMessages.withWeekday(
          new Intl.DateTimeFormat(currentLocale(), {
            dateStyle: 'full',
            timeStyle: 'short',
            timeZone: zone,
          }).format(now),
        ),
        zone,
      }),
      messages.nothingToDo,
      messages.newDevice.notYou,
      mailLink(messages.choosePassword, pageUrl(sender.publicUrl, '/forgot-password')),
    ],
  });
  return {
    ...mailTo(user),
    kind: 'sign-in from a new device',
    ...writeMailTo(user, compose, sender),
  };
}
