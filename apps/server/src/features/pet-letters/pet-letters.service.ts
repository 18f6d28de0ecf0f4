import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { deleteGrantsFor, findGrant, replaceGrant } from '../grants/grants.repository.ts';
import { findPet, lockPet } from '../pets/pets.repository.ts';
import { photosOf } from '../pets/photos/photo-list.ts';
import {
  addressOf,
  isThanked,
  visitorNameInMail,
} from '../visits/notifications/visit-notification.ts';
import { requireVisit } from '../visits/visit-errors.ts';
import { lockVisit } from '../visits/visit-locks.repository.ts';
import { findVisit, type VisitDetails } from '../visits/visits.repository.ts';
import { petLetterMail } from './pet-letter-mail.ts';
import { petLetterMessages } from './pet-letter-messages.ts';
import * as repository from './pet-letters.repository.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

type PetLettersDependencies = Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>;

const canSend = (details: VisitDetails) =>
  isThanked(details.visit) && details.pet !== null && addressOf(details) !== null;

const found = <Letter>(letter: Letter | undefined): Letter => {
  if (!letter) throw new AppError('PET_LETTER_NOT_FOUND');
  return letter;
};

/** Letters in the voice of a pet, which staff send after a visit and its adopter may share. */
export function createPetLettersService({
  database,
  clock,
  shelters,
  publicUrl,
}: PetLettersDependencies) {
  const requireOwn = async (userId: string, visitId: string) => {
    const letter = found(await repository.findPetLetter(database, visitId));
    return found(letter.userId === userId ? letter : undefined);
  };

  return {
    /** @throws AppError VISIT_NOT_FOUND */
    async draft(visitId: string) {
      const details = requireVisit(await findVisit(database, visitId));
      const letter = await repository.findPetLetter(database, visitId);
      const pet = details.pet && (await findPet(database, details.pet.id));
      const photos = pet ? photosOf(pet) : [];
      return { letter, photos, canSend: !letter && canSend(details) };
    },

    /**
     * Stores the letter and its mail. The row of the pet is locked, so that the photo stays meanwhile.
     * @param photoId of the pet's photos; null: without a photo
     * @throws AppError VISIT_NOT_FOUND, VISIT_ACTION_REFUSED unless the visitor has come and has an address,
     *   PET_LETTER_SENT, VALIDATION_FAILED when the photo is not the pet's any more
     */
    send(actor: Actor, visitId: string, input: { text: string; photo_id: string | null }) {
      return database.transactionAs(actor, async (tx) => {
        const petId = requireVisit(await findVisit(tx, visitId)).pet?.id;
        const pet = petId ? await lockPet(tx, petId) : undefined;
        requireVisit(await lockVisit(tx, visitId));
        const details = requireVisit(await findVisit(tx, visitId));
        const { visit } = details;
        if (await repository.findPetLetter(tx, visitId)) throw new AppError('PET_LETTER_SENT');
        const address = addressOf(details);
        if (!pet || !address || !canSend(details)) throw new AppError('VISIT_ACTION_REFUSED');
        const photo = photosOf(pet).find(({ photoId }) => photoId === input.photo_id);
        if (input.photo_id !== null && !photo) {
          throw invalidField('photo_id', petLetterMessages.photoGone);
        }
        const now = clock();
        const letter: PetLetterRow = {
          visitId,
          userId: visit.userId,
          petName: pet.name,
          text: input.text,
          photoHash: photo?.photoHash ?? null,
          externalPhoto: photo?.externalPhoto ?? null,
          sentAt: now,
        };
        await repository.insertPetLetter(tx, letter);
        const to = { address, name: visitorNameInMail(details), account: details.adopter };
        const sender = { shelter: shelters.of(visit.shelterId), publicUrl };
        await enqueueMail(tx, petLetterMail(letter, to, sender), now);
        return { ...letter, isShared: false };
      });
    },

    list: (userId: string) => repository.listPetLettersOfUser(database, userId),

    /** The new address replaces the former one, and is shown once. @throws AppError PET_LETTER_NOT_FOUND */
    async share(userId: string, visitId: string) {
      const letter = await requireOwn(userId, visitId);
      const address = { userId, subjectId: visitId, createdAt: clock() };
      const token = await replaceGrant(database, 'pet letter', address);
      return {
        letter: { ...letter, isShared: true },
        url: pageUrl(publicUrl, `/letter?token=${token}`),
      };
    },

    /** The former address never works again. @throws AppError PET_LETTER_NOT_FOUND */
    async unshare(userId: string, visitId: string) {
      const letter = await requireOwn(userId, visitId);
      await deleteGrantsFor(database, 'pet letter', [visitId]);
      return { ...letter, isShared: false };
    },

    /** @throws AppError PET_LETTER_NOT_FOUND */
    async readShared(token: string) {
      const grant = await findGrant(database, 'pet letter', token, clock());
      const visitId = found(grant?.subjectId ?? undefined);
      const letter = found(await repository.findPetLetter(database, visitId));
      const { visit } = requireVisit(await findVisit(database, visitId));
      return { letter, shelter: shelters.of(visit.shelterId) };
    },
  };
}
