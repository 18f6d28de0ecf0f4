import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { type AdoptionDetails, updateAdoption } from './adoptions.repository.ts';
import type { AdoptionRow } from './adoptions.table.ts';
import { adoptionMail } from './mails/adoption-mail.ts';
import type { AdoptionMailKind } from './mails/adoption-mail-kinds.ts';

/** Emails about what is done now wait until then, and what is undone before is heard of by nobody. */
export const undoTime = (now: Date): Date =>
  new Date(now.getTime() + UNDO_ADOPTION_MINUTES * 60_000);

/**
 * Stores the new stage of an adoption, and tells its adopter. An earlier email that is not sent yet is outdated.
 * @throws AppError PET_HELD
 */
export async function storeStep(
  tx: Queries,
  details: AdoptionDetails,
  columns: Partial<AdoptionRow>,
  now: Date,
  told?: AdoptionMailKind,
  sendAt?: Date,
): Promise<void> {
  const { id, notificationSequence } = details.adoption;
  const sequence = notificationSequence + 1;
  await updateAdoption(tx, id, { ...columns, notificationSequence: sequence, updatedAt: now });
  const mail = told && adoptionMail(details, { kind: told, sequence }, sendAt);
  if (mail) await enqueueMail(tx, mail, now);
}
