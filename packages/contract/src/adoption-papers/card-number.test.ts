import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractInputMessages } from './contract-input-messages.ts';
import { PaymentInput } from './payments-endpoints.ts';

const errorsOf = (note: string) =>
  z
    .safeParse(PaymentInput, { amount_cents: 100, kind: 'fee', method: 'card', note })
    .error?.issues.map(({ message }) => message);

it.each(['4111 1111 1111 1111', 'Visa 4111-1111-1111-1111, 12/28', '378282246310005'])(
  'D44 B9.06 the note of a payment has no card number: %s',
  (note) => expect(errorsOf(note)).toEqual([contractInputMessages.noCardNumber]),
);

it.each([
  'Paid at the desk',
  'Chip 985112345678905',
  'Chip 985112345678903',
  '(555) 010-0100, 2026-11-23',
  'No. 4111 1111',
])('D44 B9.06 other numbers may stand in the note of a payment: %s', (note) =>
  expect(errorsOf(note)).toBeUndefined(),
);
