import type { PaymentInput } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { requireNotOwn } from '../../adoptions/adoption-errors.ts';
import { lockShelter } from '../../shelter/shelters.repository.ts';
import { requirePaperAdoption } from '../contracts/contracts.service.ts';
import type { PaperAdoption } from '../paper-adoption.repository.ts';
import * as repository from './payments.repository.ts';

/** The payments of adoptions, which are recorded and never moved. */
export function createPaymentsService({ database, clock }: Uses<'database' | 'clock'>) {
  async function list(queries: Queries, adoptionId: string) {
    const { adoption } = await requirePaperAdoption(queries, adoptionId);
    return { adoption, payments: await repository.listPayments(queries, adoptionId) };
  }

  /** Payments of a shelter are numbered one after the other. */
  const record = (
    receivedBy: string,
    adoptionId: string,
    work: (transaction: Queries, paper: PaperAdoption) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      const paper = await requirePaperAdoption(tx, adoptionId);
      requireNotOwn(paper.adoption.userId, receivedBy);
      await lockShelter(tx, paper.adoption.shelterId);
      await work(tx, paper);
      return list(tx, adoptionId);
    });

  return {
    /** @throws AppError ADOPTION_NOT_FOUND */
    list: (adoptionId: string) => list(database, adoptionId),

    /** @throws AppError ADOPTION_NOT_FOUND, FORBIDDEN for the caller's own adoption */
    record: (
      receivedBy: string,
      adoptionId: string,
      { amount_cents, note, ...input }: PaymentInput,
    ) =>
      record(receivedBy, adoptionId, (tx, { adoption }) =>
        repository.insertPayment(tx, {
          ...input,
          id: newId(),
          shelterId: adoption.shelterId,
          adoptionId,
          amountCents: amount_cents,
          note: note ?? null,
          receivedAt: clock(),
          receivedBy,
          reverses: null,
        }),
      ),

    /** @throws AppError FORBIDDEN, PAYMENT_NOT_FOUND also for one that takes another back, PAYMENT_REVERSED */
    reverse: (receivedBy: string, adoptionId: string, id: string) =>
      record(receivedBy, adoptionId, async (tx) => {
        const payment = await repository.findPayment(tx, adoptionId, id);
        if (!payment || payment.reverses) throw new AppError('PAYMENT_NOT_FOUND');
        const others = await repository.listPayments(tx, adoptionId);
        if (others.some(({ payment: { reverses } }) => reverses === id)) {
          throw new AppError('PAYMENT_REVERSED');
        }
        const reversal = { id: newId(), note: null, receivedAt: clock(), receivedBy, reverses: id };
        await repository.insertPayment(tx, { ...payment, ...reversal });
      }),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
