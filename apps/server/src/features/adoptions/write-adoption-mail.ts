import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import {
  type AdoptionMailKind,
  adoptionMessages,
  type MailedAdoption,
} from './adoption-messages.ts';

interface AdoptionMail {
  /** That of the recipient. */
  name: string;
  mailed: MailedAdoption;
  /** What the shelter adds to the fixed facts. */
  words: string | null | false;
  /** Before the subject, such as "Test: ". */
  prefix?: string;
}

/** An email about an adoption, whether it is sent, tried out or looked at. */
export function writeAdoptionMail(
  kind: AdoptionMailKind,
  { name, mailed, words, prefix = '' }: AdoptionMail,
  sender: Pick<ShelterSender, 'shelter'>,
) {
  const { subject, blocks } = adoptionMessages[kind](mailed);
  const said = words ? [...blocks, words] : blocks;
  return writeShelterMail({ name, subject: prefix + subject, blocks: said }, sender);
}
