import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import { isLetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { oneLine } from '../../../platform/mail/mail-names.ts';
import type { MailToCompose } from '../../../platform/mail/queue/enqueue-mail.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { findPet, listAdoptablePetsLike } from '../../pets/pets.repository.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import { inLanguageOf } from '../../users/user-language.ts';
import { describeVisitTime } from '../../visits/notifications/visit-times.ts';
import { type AdoptionDetails, findAdoption } from '../adoptions.repository.ts';
import {
  type AdoptionMailKind,
  adoptionMailKinds,
  type MailedAdoption,
} from './adoption-mail-kinds.ts';
import { wordsFor } from './letter-words.repository.ts';
import { writeAdoptionMail } from './write-adoption-mail.ts';

const MailData = z.object({
  kind: z.enum(adoptionMailKinds),
  adoptionId: z.string(),
  /** Counts the changes of this adoption that its adopter hears of. */
  sequence: z.number(),
});

/** @returns null for an adopter who has left no address */
export function adoptionMail(
  { adoption, adopter }: Pick<AdoptionDetails, 'adoption' | 'adopter'>,
  data: Omit<z.infer<typeof MailData>, 'adoptionId'>,
  sendAt?: Date,
): MailToCompose | null {
  const to = adopter?.email ?? adoption.adopterEmail;
  if (!to) return null;
  const { id: adoptionId, shelterId } = adoption;
  return { to, kind: 'adoption', shelterId, sendAt, data: { ...data, adoptionId } };
}

const MAX_SIMILAR_CANDIDATES = 500;

/** Other pets that are most like the first one of an adoption. */
async function listSimilarPets(database: Queries, { pets }: AdoptionDetails) {
  const pet = pets[0] && (await findPet(database, pets[0].petId));
  if (!pet) return [];
  const candidates = await listAdoptablePetsLike(database, pet, MAX_SIMILAR_CANDIDATES);
  return similarPets(pet, candidates);
}

/** Composes the emails to adopters about their adoptions. One that is no longer true is not sent. */
export function composeAdoptionMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  async function write(kind: AdoptionMailKind, details: AdoptionDetails) {
    const { adoption, adopter, pets } = details;
    const shelter = shelters.of(adoption.shelterId);
    const { answerBy } = adoption;
    // Of a pair, one alone may have found a home.
    const adopted = pets.filter(({ status }) => kind === 'pet_adopted' && status === 'Adopted');
    const named = adopted.length > 0 ? adopted : pets;
    const [one, other] = named.map(({ petName }) => ({ name: oneLine(petName) }));
    const allPetsUrl = pageUrl(publicUrl, '/pets');
    const similar = isOpenAdoption(adoption.stage) ? [] : await listSimilarPets(database, details);
    const mailed: MailedAdoption = {
      pet: petNames(one, other),
      isPair: other !== undefined,
      answerBy:
        answerBy && answerBy > clock() ? describeVisitTime(answerBy, shelter.time_zone) : null,
      trialUntil: adoption.trialUntil && slotDateLabel(adoption.trialUntil),
      similarPets: similar.map(({ id, name }) => ({
        name: oneLine(name),
        url: `${allPetsUrl}?petId=${id}`,
      })),
      allPetsUrl: pets[0]?.species ? `${allPetsUrl}?species=${pets[0].species}` : allPetsUrl,
      dashboardUrl: adopter ? pageUrl(publicUrl, '/dashboard') : null,
    };
    const name = adopter ? nameInMail(adopter) : (adoption.adopterName ?? '');
    const words = isLetterStage(kind) && (await wordsFor(database, shelter, kind));
    return writeAdoptionMail(kind, { name, mailed, words }, { shelter });
  }

  return {
    isReadable: true,
    async compose({ to: address, data }) {
      const { kind, adoptionId, sequence } = MailData.parse(data);
      const details = await findAdoption(database, adoptionId);
      if (!details || details.adoption.notificationSequence > sequence) {
        return { notSent: 'outdated' };
      }
      const { adoption, adopter } = details;
      const compose = () => write(kind, details);
      const mail = await (adopter ? inLanguageOf(adopter, compose) : compose());
      // The adopter may have got another address since the email was stored.
      return { ...mail, to: adopter?.email ?? adoption.adopterEmail ?? address };
    },
  };
}
