import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { readLanguage } from '@pawmatch/contract/languages';
import type { FastifyReply } from 'fastify';
import type { Uses } from '../../dependencies.ts';
import { inLanguage } from '../../platform/language/language.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { inLanguageOf } from '../users/user-language.ts';
import { careSheetPaper } from './care-sheet-paper.ts';
import { contractPaper } from './contracts/contract-paper.ts';
import type { PaperContract } from './contracts/contracts.service.ts';
import type { PaperAdoption } from './paper-adoption.repository.ts';
import type { PaymentDetails } from './payments/payments.repository.ts';
import { receiptPaper } from './payments/receipt-paper.ts';
import { createPaperThread } from './pdf/draw-in-thread.ts';
import type { Paper } from './pdf/paper.ts';

export type DrawPaper = ReturnType<typeof createDrawPaper>;

/** Papers as PDF files, those of an adoption in the language of the adopter. They are drawn in a thread. Each sets the headers of its response. */
export function createDrawPaper({ shelters, clock }: Uses<'shelters' | 'clock'>) {
  const thread = createPaperThread();

  async function toFile(reply: FastifyReply, name: string, paper: Paper): Promise<Buffer> {
    const bytes = await thread.draw(paper);
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return bytes;
  }

  return {
    prepare: thread.prepare,

    /** The characters of a contract that its PDF cannot show; who asks for the PDF hears of what is wrong. */
    findUnprintable({
      contract,
      signatures,
    }: Pick<PaperContract, 'contract' | 'signatures'>): Promise<string[]> {
      const names = [contract, ...signatures].map(({ signedName }) => signedName);
      return thread.findUnprintable([contract.text, ...names].join(' ')).catch(() => []);
    },

    /** All of it in the language of the contract. */
    contract: (reply: FastifyReply, paper: PaperContract) =>
      inLanguage(readLanguage(paper.contract.language), () =>
        toFile(
          reply,
          'adoption-contract',
          contractPaper(paper, shelters.of(paper.adoption.shelterId)),
        ),
      ),

    receipt(
      reply: FastifyReply,
      paper: PaperAdoption,
      { payment }: PaymentDetails,
      others: readonly PaymentDetails[],
    ) {
      const numberOf = (isIt: (other: PaymentDetails['payment']) => boolean) =>
        others.find((other) => isIt(other.payment))?.payment.number;
      const about = {
        reversed: numberOf(({ id }) => id === payment.reverses),
        reversedBy: numberOf(({ reverses }) => reverses === payment.id),
      };
      const shelter = shelters.of(paper.adoption.shelterId);
      return inLanguageOf(paper.user, () =>
        toFile(reply, `receipt-${payment.number}`, receiptPaper(paper, payment, about, shelter)),
      );
    },

    careSheet: (
      reply: FastifyReply,
      pets: readonly PetRow[],
      shelterId: string,
      records: readonly HealthRecord[],
    ) =>
      toFile(reply, 'care-sheet', careSheetPaper(pets, records, shelters.of(shelterId), clock())),
  };
}
