import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import { getReceipt } from '@pawmatch/contract/adoption-papers/documents-endpoints';
import type { Payment } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { paymentMessages as messages } from '../adoption-papers-messages.ts';

interface PaymentItemProps {
  adoptionId: string;
  payment: Payment;
  /** Undefined for who may not. */
  onTakeBack: (() => void) | undefined;
}

/** A payment with its receipt. */
export function PaymentItem({ adoptionId, payment, onTakeBack }: PaymentItemProps) {
  const timeZone = useShelter()?.time_zone;
  const { number, kind, method, note, reverses, received_by: name } = payment;
  const date = dateTimeText(payment.received_at, timeZone);
  const isOver = payment.is_reversed || reverses !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="font-semibold">
          {messages.kinds[kind]}, {formatCents(payment.amount_cents)}, {messages.methods[method]}
        </p>
        <p className="text-sm text-text-muted">
          {name ? messages.by({ name, date }) : messages.byNobody({ date })}
        </p>
        {note && <p className="text-sm">{note}</p>}
        {isOver && (
          <p>
            <Badge tone="neutral">
              {reverses === null ? messages.isReversed : messages.reverses({ number: reverses })}
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          endpoint={getReceipt}
          parts={{ params: { id: adoptionId, paymentId: payment.id } }}
        >
          {messages.receipt({ number })}
        </DownloadButton>
        {onTakeBack && !isOver && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.takeBack({ number })}
            onClick={onTakeBack}
          >
            {messages.takeBackButton}
          </Button>
        )}
      </div>
    </li>
  );
}
