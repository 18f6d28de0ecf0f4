import { petLetterTexts } from '@pawmatch/contract/pet-letters/pet-letter-messages';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { oneLine } from '../../platform/mail/mail-names.ts';
import { mailPhotoUrl } from '../pets/photos/photo-urls.ts';
import { type ShelterSender, writeMailOfShelter } from '../shelter/write-shelter-mail.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** The letter of a pet as a mail. @param to the visitor, who can share it with an account */
export function petLetterMail(
  letter: PetLetterRow,
  to: { address: string; name: string },
  sender: ShelterSender,
): ComposedMail {
  const pet = oneLine(letter.petName);
  const photo = mailPhotoUrl(letter);
  const draft = {
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
      ...(letter.userId ? [mailLink('Share this letter', `${sender.publicUrl}/dashboard`)] : []),
    ],
  };
  return { to: to.address, kind: 'pet letter', ...writeMailOfShelter(draft, sender) };
}
