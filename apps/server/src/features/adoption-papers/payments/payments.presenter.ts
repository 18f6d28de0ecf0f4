import { paymentKinds } from '@pawmatch/contract/adoption-papers/contract-values';
import type { Payments } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import type { AdoptionRow } from '../../adoptions/adoptions.table.ts';
import type { PaymentDetails } from './payments.repository.ts';

export function presentPayments({
  adoption,
  payments,
}: {
  adoption: AdoptionRow;
  payments: readonly PaymentDetails[];
}): Payments {
  const reversed = new Set(payments.map(({ payment }) => payment.reverses));
  const numbers = new Map(payments.map(({ payment: { id, number } }) => [id, number]));
  const counted = payments
    .map(({ payment }) => payment)
    .filter(({ id, reverses }) => reverses === null && !reversed.has(id));
  const [fee, gift, refund] = paymentKinds.map((kind) =>
    counted
      .filter((payment) => payment.kind === kind)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  ) as [number, number, number];
  return {
    payments: payments.map(({ payment, receivedBy }) => ({
      id: payment.id,
      number: payment.number,
      amount_cents: payment.amountCents,
      kind: payment.kind,
      method: payment.method,
      note: payment.note,
      received_at: payment.receivedAt.toISOString(),
      received_by: receivedBy,
      reverses: payment.reverses === null ? null : (numbers.get(payment.reverses) ?? null),
      is_reversed: reversed.has(payment.id),
    })),
    totals: { fee, gift, refund },
    fee_cents: adoption.feeCents,
  };
}
