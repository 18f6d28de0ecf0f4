import * as z from 'zod/mini';
import { MAX_FEE_CENTS } from '../adoptions/adoption-values.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { optionalLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { contractInputMessages } from './contract-input-messages.ts';
import { MAX_PAYMENT_NOTE, paymentKinds, paymentMethods } from './contract-values.ts';

/** Cards have 12 to 19 digits, in groups, and begin with 2 to 6, as no microchip does. */
const longNumbers = /(?<!\d)[2-6](?:[ -]?\d){11,18}(?!\d)/g;

/** Whether a text has the number of a payment card (ISO/IEC 7812), whose last digit checks the others. */
const hasCardNumber = (text: string): boolean =>
  (text.match(longNumbers) ?? []).some((number) => isChecked(number.replace(/\D/g, '')));

/** The Luhn check: from the right, every second digit counts twice. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const amountError = { error: () => contractInputMessages.amount };

/** In cents; a refund is positive, too. */
export const AmountCents = z
  .int(amountError)
  .check(z.minimum(1, amountError), z.maximum(MAX_FEE_CENTS, amountError));

export const PaymentInput = z.object({
  amount_cents: AmountCents,
  kind: z.enum(paymentKinds, { error: () => contractInputMessages.choosePaymentKind }),
  method: z.enum(paymentMethods, { error: () => contractInputMessages.choosePaymentMethod }),
  /** Never with the number of a card. */
  note: z.optional(
    optionalLine(MAX_PAYMENT_NOTE, () => fieldNames.note).check(
      z.refine((note) => note === null || !hasCardNumber(note), {
        error: () => contractInputMessages.noCardNumber,
      }),
    ),
  ),
});
export type PaymentInput = z.input<typeof PaymentInput>;

/** Never changed: a mistake is reversed by another payment. */
export const Payment = z.object({
  id: Id,
  /** Of the receipt; counted for each shelter. */
  number: z.int(),
  amount_cents: z.int(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  note: z.nullable(z.string()),
  received_at: Timestamp,
  /** Null after the account was deleted. */
  received_by: z.nullable(z.string()),
  /** The number of the payment that this one takes back. */
  reverses: z.nullable(z.int()),
  is_reversed: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

export const Payments = z.object({
  /** The newest first. */
  payments: z.array(Payment),
  /** Without what was reversed; what is paid is fees less refunds. */
  totals: z.object({ fee: z.int(), gift: z.int(), refund: z.int() }),
  /** The fee of the adoption; null while none is recorded. */
  fee_cents: z.nullable(z.int()),
});
export type Payments = z.infer<typeof Payments>;

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/payments',
  access: 'adoptions.read',
  summary: 'The payments of an adoption with their totals',
  params: ById,
  output: Payments,
});

export const recordPayment = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/payments',
  access: 'adoptions.edit',
  summary: 'Record a fee, a gift or a refund that was received or given',
  params: ById,
  body: PaymentInput,
  status: 201,
  output: Payments,
});

export const reversePayment = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/payments/:paymentId/reversal',
  access: 'adoptions.edit',
  summary: 'Take back a payment that was recorded by mistake; once',
  params: z.object({ id: Id, paymentId: Id }),
  status: 201,
  output: Payments,
});
