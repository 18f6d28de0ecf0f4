import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import type { Payment } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { paymentsQuery, takeBackPayment } from '../adoption-papers-api.ts';
import { paymentMessages as messages } from '../adoption-papers-messages.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentItem } from './PaymentItem.tsx';

/** What was paid for an adoption, for staff: recorded, totalled, and taken back where it was a mistake. */
export function PaymentsPanel({ adoption: { id, fee_cents: fee } }: { adoption: Adoption }) {
  const payments = paymentsQuery(id);
  const query = useQuery(payments);
  const { data, refetch } = query;
  const queries = useQueryClient();
  const mayEdit = useCan()('adoptions.edit');
  const [asked, setAsked] = useState<Payment | null>(null);
  const [isTaking, setIsTaking] = useState(false);

  const takeBack = async (payment: Payment) => {
    setIsTaking(true);
    try {
      queries.setQueryData(payments.queryKey, await takeBackPayment(id, payment.id));
      adminToast.success(messages.takenBack);
    } catch (reason) {
      adminToast.error(failureReason(reason, messages.failed));
      await refetch();
    } finally {
      setIsTaking(false);
      setAsked(null);
    }
  };

  return (
    <TitledCard id="adoption-payments" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && (
        <p>
          {messages.total({
            paid: formatCents(data.totals.fee - data.totals.refund),
            fee: fee === null ? null : formatCents(fee),
          })}{' '}
          {data.totals.gift > 0 && messages.gifts({ amount: formatCents(data.totals.gift) })}
        </p>
      )}
      {data && data.payments.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.payments.map((payment) => (
            <PaymentItem
              key={payment.id}
              adoptionId={id}
              payment={payment}
              onTakeBack={mayEdit ? () => setAsked(payment) : undefined}
            />
          ))}
        </ul>
      )}
      {data && mayEdit && (
        <PaymentForm
          adoptionId={id}
          dueCents={(fee ?? 0) - data.totals.fee + data.totals.refund}
          onSaved={(next) => queries.setQueryData(payments.queryKey, next)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={messages.takeBackQuestion({ number: asked?.number ?? 0 })}
        message={messages.takeBackText}
        confirmText={messages.takeBackButton}
        isProcessing={isTaking}
        onConfirm={() => asked && void takeBack(asked)}
        onCancel={() => setAsked(null)}
      />
    </TitledCard>
  );
}
