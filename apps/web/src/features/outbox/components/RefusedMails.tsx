import type { RefusedMailsQuery } from '@pawmatch/contract/outbox/outbox-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/Notice.tsx';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { mailKindText } from '../mail-texts.ts';
import { refusedMailsQuery } from '../outbox-api.ts';
import { outboxMessages as messages } from '../outbox-messages.ts';

type RefusedMailsProps = { of: RefusedMailsQuery; timeZone: string };

/** Says on the page of a person or a visit which emails have not arrived; nothing when all have. */
export function RefusedMails({ of, timeZone }: RefusedMailsProps) {
  const { data } = useQuery(refusedMailsQuery(of));
  if (!data?.mails.length) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{messages.refused}</p>
      <ul>
        {data.mails.map(({ id, kind, at, last_error }) => (
          <li key={id}>
            {messages.refusedMail({
              kind: mailKindText(kind),
              time: shortDateTime(at, timeZone),
              reason: last_error ?? '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
