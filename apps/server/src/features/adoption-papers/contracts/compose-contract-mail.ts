import {
  CONTRACT_LINK_DAYS,
  contractSigners,
} from '@pawmatch/contract/adoption-papers/contract-values';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { oneLine } from '../../../platform/mail/mail-names.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { mailLink, type RenderedMail } from '../../../platform/mail/rendering/mail-draft.ts';
import { lockStage } from '../../adoptions/adoption-locks.repository.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { type ShelterSender, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import { mailAddressOf, namesOfPets } from '../adopter-of-papers.ts';
import { findPaperAdoption } from '../paper-adoption.repository.ts';
import { contractMailMessages as messages } from '../paper-messages.ts';
import { findContract } from './contracts.repository.ts';

const MailData = z.object({
  adoptionId: z.string(),
  about: z.enum(['ready', 'signed']),
  /** Whose email it is. */
  signer: z._default(z.enum(contractSigners), 'first'),
});

const DAY = 24 * 60 * 60_000;

/** @param token of the link */
export function contractMail(
  {
    about,
    name,
    pets,
    token,
  }: { about: 'ready' | 'signed'; name: string; pets: string; token: string },
  sender: ShelterSender,
): RenderedMail {
  const texts = messages[about];
  const pet = oneLine(pets) || messages.yourPet;
  const blocks = [
    texts.text({ pet }),
    mailLink(texts.open, pageUrl(sender.publicUrl, `/contract?token=${token}`)),
    texts.lifetime,
  ];
  return writeShelterMail({ name, subject: texts.subject({ pet }), blocks }, sender);
}

/** Creates the link when the mail is sent, so that the queue holds no secret. */
export function composeContractMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    compose: ({ data, to }) =>
      database.transaction(async (tx) => {
        const { adoptionId, about, signer } = MailData.parse(data);
        // Its address stays until the link is stored, which a change of the address then ends.
        await lockStage(tx, adoptionId);
        const paper = await findPaperAdoption(tx, adoptionId);
        const contract = paper && (await findContract(tx, adoptionId));
        const isTrue = contract?.state === (about === 'ready' ? 'open' : 'signed');
        if (!paper || !isTrue || mailAddressOf(paper, signer) !== to)
          return { notSent: 'outdated' };
        const { adoption } = paper;
        const user = signer === 'first' ? paper.user : null;
        const now = clock();
        const token = await insertGrant(tx, signer === 'first' ? 'contract' : 'second contract', {
          userId: user?.id ?? null,
          subjectId: adoptionId,
          email: user ? to : null,
          createdAt: now,
          expiresAt: new Date(now.getTime() + CONTRACT_LINK_DAYS * DAY),
        });
        const name = user
          ? nameInMail(user)
          : ((signer === 'first' ? adoption.adopterName : adoption.secondName) ?? '');
        const sender = { shelter: shelters.of(adoption.shelterId), publicUrl };
        return contractMail({ about, name, pets: namesOfPets(paper), token }, sender);
      }),
  };
}
