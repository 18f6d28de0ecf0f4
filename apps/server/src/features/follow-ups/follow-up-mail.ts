import {
  FOLLOW_UP_LINK_DAYS,
  type FollowUpDay,
} from '@pawmatch/contract/follow-ups/follow-up-values';
import * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import { oneLine } from '../../platform/mail/mail-names.ts';
import { type MailComposer, PREVIEW_TOKEN } from '../../platform/mail/queue/mail-queues.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { petNamesInWords } from '../adoptions/mails/joined-pet-names.ts';
import { insertGrant } from '../grants/grants.repository.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { followUpMessages as messages } from './follow-up-messages.ts';
import { findFollowUp } from './follow-ups.repository.ts';

const LINK_LIFETIME_MS = FOLLOW_UP_LINK_DAYS * 24 * 60 * 60_000;

const MailData = z.object({ followUpId: z.string() });

/** Composes the questions. One about an adoption that was undone or ended is not sent, nor to somebody who left. */
export function composeFollowUpMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    isReadable: true,
    async compose({ to, data, isPreview }) {
      const found = await findFollowUp(database, MailData.parse(data).followUpId);
      const isWanted =
        found?.stage === 'adopted' && !found.followUp.stoppedAt && found.email === to;
      if (!found || !isWanted || found.followUp.answer) return { notSent: 'outdated' };
      const { followUp, userId, petName, adopterName: name, shelterId } = found;
      const createdAt = clock();
      const token = isPreview
        ? PREVIEW_TOKEN
        : await insertGrant(database, 'follow-up', {
            userId,
            subjectId: followUp.id,
            email: userId ? to : null,
            createdAt,
            expiresAt: new Date(createdAt.getTime() + LINK_LIFETIME_MS),
          });
      const question = { name: name ?? '', petName, day: followUp.day, token };
      return followUpMail(question, { shelter: shelters.of(shelterId), publicUrl });
    },
  };
}

export function followUpMail(
  { name, petName, day, token }: { name: string; petName: string; day: FollowUpDay; token: string },
  { shelter, publicUrl }: ShelterSender,
) {
  const pet = oneLine(petNamesInWords(petName));
  const url = pageUrl(publicUrl, `/follow-up?token=${token}`);
  const draft = {
    name,
    subject: messages.subject({ pet }),
    blocks: [
      messages.question({ pet, day }),
      mailLink(messages.answer, url),
      messages.help,
      mailLink(messages.stop, `${url}&choice=stop`),
    ],
  };
  return writeShelterMail(draft, { shelter });
}
