import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { nameForMail, oneLine } from '../../../platform/mail/mail-names.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { visitorNameInMail } from '../../visits/notifications/visit-notification.ts';
import { describeVisitTime } from '../../visits/notifications/visit-times.ts';
import { findVisit } from '../../visits/visits.repository.ts';
import { fosterVisitMessages as messages } from '../foster-messages.ts';
import { enqueueFosterMails, tellCarer } from './foster-visit-mails.repository.ts';

const MINUTE = 60_000;

const MailData = z.object({
  placeId: z.string(),
  visitId: z.string(),
  petId: z.string(),
  startsAt: z.string(),
  isConfirmed: z.boolean(),
  /** When the home expected the visit before it was moved. */
  startedAt: z.nullable(z.string()),
});

type FosterMailDependencies = Uses<'database' | 'clock' | 'shelters'>;

/** Tells foster carers of confirmed visits of the pets that live with them, of their moves and their end. */
export const tellFostersOfVisits = ({
  database,
  clock,
}: Uses<'database' | 'clock'>): PeriodicJob => ({
  name: 'mails to foster carers about visits',
  everyMs: MINUTE,
  run: () => enqueueFosterMails(database, clock()),
});

/** Composes these mails, with what is true at the moment of sending; a newer one follows one that is not sent. */
export function composeFosterMail({
  database,
  clock,
  shelters,
}: FosterMailDependencies): MailComposer {
  return {
    // Not readable in the outbox: a first name could not be found there again when the account is deleted.
    async compose({ data, shelterId = FIRST_SHELTER }) {
      const { startedAt, ...told } = MailData.parse(data);
      const details = await findVisit(database, told.visitId);
      const isConfirmed =
        details?.visit.status === 'confirmed' &&
        details.visit.startsAt.getTime() === Date.parse(told.startsAt);
      const carer = isConfirmed === told.isConfirmed && (await tellCarer(database, told, clock()));
      if (!carer) return { notSent: 'outdated' };
      const shelter = shelters.of(shelterId);
      const describe = (iso: string) => describeVisitTime(new Date(iso), shelter.time_zone);
      const pet = oneLine(petNames(details?.pet, details?.bondedPet) || carer.petName);
      const time = describe(told.startsAt);
      const write = (text: ReturnType<typeof messages.cancelled>) => ({
        ...writeShelterMail({ ...text, name: carer.fullName }, { shelter }),
        to: carer.email,
      });
      if (!details || !isConfirmed) {
        const isOpen = details && isActiveVisitStatus(details.visit.status);
        return write(messages[isOpen ? 'notConfirmedAnyMore' : 'cancelled']({ pet, time }));
      }
      const [visitor] = nameForMail(visitorNameInMail(details))?.split(' ') ?? [];
      const place = details.meetingPlace ?? shelter.address;
      const visit = { pet, time, place, visitor };
      return write(
        startedAt
          ? messages.moved({ ...visit, from: describe(startedAt) })
          : messages.confirmed(visit),
      );
    },
  };
}
