import { petLetterTexts } from '@pawmatch/contract/pet-letters/pet-letter-messages';
import { pageUrl } from '../../platform/language/page-url.ts';
import { oneLine } from '../../platform/mail/mail-names.ts';
import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { mailPhotoUrl } from '../pets/photos/photo-urls.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { inLanguageOf } from '../users/user-language.ts';
import type { UserRow } from '../users/users.table.ts';
import { petLetterMailMessages as messages } from './pet-letter-messages.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** The letter of a pet as a mail. @param to the visitor, who can share it with an account */
export function petLetterMail(
  letter: PetLetterRow,
  to: { address: string; name: string; account: Pick<UserRow, 'language'> | null },
  sender: ShelterSender,
): ComposedMail {
  const pet = oneLine(letter.petName);
  const photo = mailPhotoUrl(letter);
  const draft = () => ({
    name: to.name,
    subject: petLetterTexts.from({ pet }),
    blocks: [
      ...(photo
        ? [
            {
              kind: 'photo' as const,
              url: new URL(photo, sender.publicUrl).href,
              alt: petLetterTexts.photoOf({ pet }),
            },
          ]
        : []),
      { kind: 'quote' as const, text: letter.text },
      petLetterTexts.signature({ pet }),
      ...(letter.userId ? [mailLink(messages.share, pageUrl(sender.publicUrl, '/dashboard'))] : []),
    ],
  });
  const mail = inLanguageOf(to.account, () => writeShelterMail(draft(), sender));
  return { to: to.address, kind: 'pet letter', shelterId: sender.shelter.id, ...mail };
}
