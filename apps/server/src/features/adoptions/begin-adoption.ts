import type { AdoptionSource } from '@pawmatch/contract/adoptions/adoption-values';
import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import type { ShelterSchedule } from '@pawmatch/contract/visits/times/bookable-times';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { findPet } from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import * as repository from './adoptions.repository.ts';
import type { AdoptionRow } from './adoptions.table.ts';
import { adoptionMail } from './mails/adoption-mail.ts';
import { undoTime } from './store-step.ts';

/** Longer than any shelter is closed. */
const LATEST_ANSWER_MS = 400 * 24 * 60 * 60_000;

/** Who adopts: somebody with an account, or who has left a name. */
export type NewAdopter = Pick<
  AdoptionRow,
  'userId' | 'adopterName' | 'adopterEmail' | 'adopterPhone'
>;

interface Beginning {
  source: AdoptionSource;
  /** Locked with the other one of its pair. */
  pet: PetWithPhotos;
  /** Only this pet of a pair. */
  isApart?: boolean | undefined;
  adopter: NewAdopter;
  visitId?: string | null | undefined;
  feeCents?: number | null | undefined;
  message?: string | null | undefined;
  shelter: KnownShelter;
  now: Date;
}

/** Until when somebody who asks to adopt is answered. */
export const answerTime = (schedule: ShelterSchedule, createdAt: Date): Date =>
  createAnswerTimes(schedule).answerBy({
    createdAt,
    startsAt: new Date(createdAt.getTime() + LATEST_ANSWER_MS),
  });

/**
 * Begins an adoption of a pet, with the other one of its pair unless that has left.
 * @throws AppError ADOPTION_EXISTS
 */
export async function beginAdoption(
  transaction: Queries,
  { source, pet, isApart, adopter, visitId, feeCents, message, shelter, now }: Beginning,
): Promise<string> {
  const partnerId = !isApart && pet.bondedPet?.status !== 'Adopted' ? pet.bondedWith : null;
  const partner = partnerId ? await findPet(transaction, partnerId) : undefined;
  const pets = partner ? [pet, partner] : [pet];
  const adopting = {
    userId: adopter.userId,
    email: adopter.adopterEmail,
    petIds: pets.map(({ id }) => id),
  };
  if (await repository.isAdopting(transaction, adopting)) throw new AppError('ADOPTION_EXISTS');
  const id = newId();
  const row = {
    ...{ id, source, visitId, feeCents, message, ...adopter },
    shelterId: shelter.id,
    stage: 'asked' as const,
    answerBy: answerTime(shelter, now),
    notificationSequence: 1,
    createdAt: now,
    updatedAt: now,
  };
  await repository.insertAdoption(transaction, row, pets);
  const details = await repository.findAdoption(transaction, id);
  // What staff have entered may be a mistake.
  const sendAt = source === 'adopter' ? undefined : undoTime(now);
  const mail = details && adoptionMail(details, { kind: 'asked', sequence: 1 }, sendAt);
  if (mail) await enqueueMail(transaction, mail, now);
  return id;
}
