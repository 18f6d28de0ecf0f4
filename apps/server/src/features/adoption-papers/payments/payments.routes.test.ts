import * as documents from '@pawmatch/contract/adoption-papers/documents-endpoints';
import * as endpoints from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();

const AMOUNT = 'Please give the amount as a number from 0.01 to 10,000.';

async function begin() {
  const [adopter, staff] = [await app.signIn(), await app.signIn('staff')];
  const { id } = await app.buildAdoption({
    userId: adopter.user.id,
    stage: 'adopted',
    feeCents: 15_000,
  });
  const record = (amount_cents: unknown, kind = 'fee', method = 'cash') =>
    staff.call(endpoints.recordPayment, {
      params: { id },
      body: { amount_cents, kind, method, note: '' },
    });
  const reverse = (paymentId: string) =>
    staff.call(endpoints.reversePayment, { params: { id, paymentId } });
  return { adopter, staff, id, record, reverse };
}

describe('the payments of an adoption', () => {
  it('B9.06 are recorded with a receipt and a total, and only reversed', async () => {
    const { adopter, staff, id, record, reverse } = await begin();
    await record(15_000);
    await record(2_500, 'gift', 'card');
    const { body } = await record(1_000, 'refund', 'transfer');
    expect(body).toMatchObject({
      totals: { fee: 15_000, gift: 2_500, refund: 1_000 },
      fee_cents: 15_000,
    });
    const [refund, , fee] = body.payments;
    expect(fee).toMatchObject({ number: 1, received_by: staff.user.fullName, reverses: null });
    const answers = await Promise.all([reverse(refund.id), reverse(refund.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const after = (await staff.call(endpoints.listPayments, { params: { id } })).body;
    expect(after.totals).toEqual({ fee: 15_000, gift: 2_500, refund: 0 });
    expect(after.payments[0]).toMatchObject({ number: 4, reverses: 3 });
    expect((await reverse(after.payments[0].id)).body.code).toBe('PAYMENT_NOT_FOUND');
    await expect(
      app.database.execute(sql`UPDATE adoption_payments SET amount_cents = 1`),
    ).rejects.toThrow();
    const params = { id, paymentId: fee.id };
    for (const [person, endpoint] of [
      [staff, documents.getReceipt],
      [adopter, documents.getOwnReceipt],
    ] as const) {
      const receipt = await person.call(endpoint, { params });
      expect(receipt.headers.get('content-disposition')).toContain('receipt-1.pdf');
      expect(receipt.body.slice(0, 5)).toBe('%PDF-');
    }
    const other = await app.signIn();
    expect((await other.call(documents.getOwnReceipt, { params })).status).toBe(404);
    expect((await adopter.call(endpoints.listPayments, { params: { id } })).status).toBe(403);
  });

  it.each([-1, 0, 10_000_000, 'fifty', 10.5, null])(
    'B9.06 refuses %s as an amount, with a sentence',
    async (amount) => {
      const { record } = await begin();
      const refused = await record(amount);
      expect(refused.body.errors).toEqual([{ field: 'amount_cents', message: AMOUNT }]);
    },
  );

  it('B9.06 B8.06 of their own adoption staff record and reverse none', async () => {
    const staff = await app.signIn('staff');
    const { id } = await app.buildAdoption({ userId: staff.user.id, stage: 'adopted' });
    const body = { amount_cents: 100, kind: 'fee', method: 'cash', note: '' };
    const own = await staff.call(endpoints.recordPayment, { params: { id }, body });
    expect(own.body.code).toBe('FORBIDDEN');
    const colleague = await app.signIn('staff');
    const recorded = await colleague.call(endpoints.recordPayment, { params: { id }, body });
    const params = { id, paymentId: recorded.body.payments[0].id };
    expect((await staff.call(endpoints.reversePayment, { params })).body.code).toBe('FORBIDDEN');
  });

  it('B9.06 are numbered without a gap or a double when many are recorded at once', async () => {
    const { record } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(100)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { rows } = await app.database.execute<{ number: number }>(
      sql`SELECT number FROM adoption_payments ORDER BY number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });
});
