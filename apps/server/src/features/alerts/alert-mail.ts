import { readAlertQuery } from '@pawmatch/contract/alerts/alert-query';
import { alertLabels, filtersOfAlert } from '@pawmatch/contract/alerts/pet-alert';
import { readLanguage } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import { wordsIn } from '@pawmatch/contract/own-words';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { wantedFacts } from '@pawmatch/contract/search/words/pet-terms';
import * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import { oneLine } from '../../platform/mail/mail-names.ts';
import type { MailContent } from '../../platform/mail/mailer.ts';
import type { MailComposer } from '../../platform/mail/queue/mail-queues.ts';
import { type MailBlock, mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { insertGrant } from '../grants/grants.repository.ts';
import { listVisiblePetsById } from '../pets/pets.repository.ts';
import type { PetRow, PetWithPhotos } from '../pets/pets.table.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import type { UserRow } from '../users/users.table.ts';
import { alertMessages as messages } from './alert-messages.ts';
import { findAlert } from './alerts.repository.ts';
import type { AlertRow } from './alerts.tables.ts';
import { STOP_PATH } from './stop-path.ts';

/** How long the link in a mail ends its alert: CAN-SPAM wants 30 days, and people open old mails later. */
const LINK_LIFETIME_MS = 180 * 24 * 60 * 60_000;

const MailData = z.object({
  alertId: z.string(),
  /** The pets that the mail shows. */
  petIds: z.array(z.string()),
  /** How many new pets there are. */
  total: z.int(),
});

/** Composes the mails about new pets. Without its alert, or a pet that is still available, a mail is not sent. */
export function composeAlertMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    async compose({ to, data }) {
      const { alertId, petIds, total } = MailData.parse(data);
      const found = await findAlert(database, alertId);
      const isConfirmed = found?.owner.email === to && found.owner.emailConfirmedAt !== null;
      if (!found || !isConfirmed) return { notSent: 'outdated' };
      const rows = await listVisiblePetsById(database, petIds);
      const pets = petIds.flatMap(
        (id) => rows.find((pet) => pet.id === id && pet.status === 'Available') ?? [],
      );
      if (pets.length === 0) return { notSent: 'outdated' };
      const createdAt = clock();
      const token = await insertGrant(database, 'alert', {
        userId: found.owner.id,
        subjectId: alertId,
        email: to,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LINK_LIFETIME_MS),
      });
      const left = petIds.length - pets.length;
      const newPets = { pets, total: total - left, token };
      return alertMail(found, newPets, { shelter: shelters.first(), publicUrl });
    },
  };
}

type MailedPet = PetRow & Pick<PetWithPhotos, 'language'>;

interface NewPets {
  pets: MailedPet[];
  total: number;
  /** Of the link that ends the alert. */
  token: string;
}

export function alertMail(
  { alert, owner }: { alert: AlertRow; owner: Pick<UserRow, 'fullName'> },
  { pets, total, token }: NewPets,
  { shelter, publicUrl }: ShelterSender,
): MailContent {
  const search = alert.kind === 'search' ? oneLine(alertLabels(alert).join(', ')) : null;
  const facts = { search, total, petName: oneLine(pets[0]?.name ?? '') };
  const listPath = search === null ? '/match-results' : `/pets?${alert.query}`;
  const more = total - pets.length;
  const stopPath = `${STOP_PATH}?token=${token}`;
  const draft = {
    name: owner.fullName,
    subject: messages.subject(facts),
    blocks: [
      messages.introduction(facts),
      ...pets.flatMap((pet) => [
        describePet(pet, alert),
        mailLink(messages.meet({ petName: oneLine(pet.name) }), pageUrl(publicUrl, petPath(pet))),
      ]),
      ...(more > 0 ? [mailLink(messages.more({ count: more }), pageUrl(publicUrl, listPath))] : []),
      messages.frequency[alert.frequency],
      mailLink(messages.manage, pageUrl(publicUrl, '/alerts')),
      mailLink(messages.stop, pageUrl(publicUrl, stopPath)),
    ],
  };
  return { ...writeShelterMail(draft, { shelter }), unsubscribeUrl: publicUrl + stopPath };
}

/** Name, age, size and breed, a sentence, and what is not known of what was asked. */
function describePet(pet: MailedPet, alert: AlertRow): MailBlock {
  const search = readAlertQuery(alert.query);
  const unknown = search
    ? wantedFacts(filtersOfAlert(search)).filter((name) => pet[name] === null)
    : [];
  const { words: story, language } = wordsIn(currentLanguage(), {
    words: { summary: pet.summary, description: pet.description },
    language: readLanguage(pet.language),
    translations: pet.translations,
  });
  const lines = [
    messages.pet({
      pet: oneLine(pet.name),
      age: factLabel('age_group', pet.age_group, pet.species, pet.sex),
      size: factLabel('size', pet.size, pet.species, pet.sex),
      breed: oneLine(pet.breed),
    }),
    ...(story.summary ? [{ words: oneLine(story.summary), language }] : []),
    ...(unknown.length > 0
      ? [
          messages.askAbout({
            facts: unknown.map((name) => petFactMessages[name].label.toLowerCase()),
          }),
        ]
      : []),
  ];
  return { kind: 'lines', lines };
}
