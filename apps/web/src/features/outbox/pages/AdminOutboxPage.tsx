import { mailStates, OUTBOX_PAGE_SIZE } from '@pawmatch/contract/outbox/mail-values';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Notice } from '../../../components/ui/Notice.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { MailRow } from '../components/MailRow.tsx';
import { outboxQuery } from '../outbox-api.ts';
import { outboxMessages as messages } from '../outbox-messages.ts';

const inOrderOfNeed = ['failed', 'waiting', 'sent', 'not_sent'] as const;

const searchOf = (state: string, page = 1) =>
  `?${new URLSearchParams({ state, ...(page > 1 && { page: `${page}` }) })}`;

/** All emails for staff: those that wait, have failed, and were sent. */
export function AdminOutboxPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const [parameters] = useSearchParams();
  const chosen = mailStates.find((it) => it === parameters.get('state'));
  // Without a choice, what needs attention first, and else a state that has any.
  const { data: first } = useQuery({ ...outboxQuery('waiting', 1), enabled: !chosen });
  const state = chosen ?? inOrderOfNeed.find((it) => first && first.counts[it] > 0) ?? 'waiting';
  const page = Math.max(1, Math.trunc(Number(parameters.get('page')) || 1));
  const query = useQuery({
    ...outboxQuery(state, page),
    placeholderData: (before) => before,
  });
  const { data, isPlaceholderData } = query;
  const hasOlder = data !== undefined && data.counts[state] > page * OUTBOX_PAGE_SIZE;
  return (
    <StaffPage title={messages.title} width="list">
      {data && !data.has_mail_server && <Notice tone="warning">{messages.noServer}</Notice>}
      <nav aria-label={messages.views}>
        <ul className="-mx-1 flex gap-1 overflow-x-auto p-1">
          {mailStates.map((it) => (
            <li key={it}>
              <Link
                to={searchOf(it)}
                aria-current={it === state || undefined}
                className="flex min-h-9 items-center gap-1.5 rounded-full px-2.5 text-sm sm:px-3.5 font-semibold whitespace-nowrap text-text-muted hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11"
              >
                {messages.states[it]}
                {data && (
                  <span className="font-medium tabular-nums">{formatCount(data.counts[it])}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {data && data.mails.length === 0 && !isPlaceholderData && (
        <p className="py-12 text-center text-text-muted">{messages.empty[state]}</p>
      )}
      {data && data.mails.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              timeZone={timeZone}
              hasServer={data.has_mail_server}
            />
          ))}
        </ul>
      )}
      <p className="flex gap-4">
        {page > 1 && (
          <Link className="link" to={searchOf(state, page - 1)}>
            {messages.newer}
          </Link>
        )}
        {hasOlder && (
          <Link className="link" to={searchOf(state, page + 1)}>
            {messages.older}
          </Link>
        )}
      </p>
    </StaffPage>
  );
}
