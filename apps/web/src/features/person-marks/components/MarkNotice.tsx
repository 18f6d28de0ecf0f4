import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { type MarkSubject, marksQuery, useRemoveMark } from '../person-marks-api.ts';
import { personMarkMessages as messages } from '../person-marks-messages.ts';

type MarkNoticeProps = { subject: MarkSubject; timeZone: string };

/** The do-not-adopt marks that fit a person, for staff; nothing without one. */
export function MarkNotice({ subject, timeZone }: MarkNoticeProps) {
  const { data } = useQuery(marksQuery(subject));
  const remove = useRemoveMark();
  const can = useCan();
  return data?.map(({ id, reason, set_by, set_at, is_own }) => (
    <Notice
      key={id}
      tone="warning"
      title={is_own ? messages.own : messages.former}
      action={
        can('adoptions.edit') && (
          <Button
            size="sm"
            variant="secondary"
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            {messages.remove}
          </Button>
        )
      }
    >
      <p className="whitespace-pre-line">{reason ?? messages.forgotten}</p>
      <p>{messages.since({ by: set_by, date: longDate(set_at, timeZone) })}</p>
      <p>{messages.staffOnly}</p>
    </Notice>
  ));
}
