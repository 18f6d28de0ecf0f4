import type { WordsIn } from '@pawmatch/contract/own-words';
import type { MailBlock } from '../../../platform/mail/rendering/mail-draft.ts';
import { type ShelterSender, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { adoptionMessages } from '../adoption-messages.ts';
import type { AdoptionMailKind, MailedAdoption } from './adoption-mail-kinds.ts';

interface AdoptionMail {
  /** That of the recipient. */
  name: string;
  mailed: MailedAdoption;
  /** What the shelter adds to the fixed facts. */
  words: WordsIn<string> | null | false;
  /** Of a letter that is tried out. */
  titleOf?: (subject: string) => string;
}

/** An email about an adoption, whether it is sent, tried out or looked at. */
export function writeAdoptionMail(
  kind: AdoptionMailKind,
  { name, mailed, words, titleOf = (subject) => subject }: AdoptionMail,
  sender: Pick<ShelterSender, 'shelter'>,
) {
  const { subject, blocks } = adoptionMessages[kind](mailed);
  const said: MailBlock[] = words ? [...blocks, { kind: 'lines', lines: [words] }] : blocks;
  return writeShelterMail({ name, subject: titleOf(subject), blocks: said }, sender);
}
