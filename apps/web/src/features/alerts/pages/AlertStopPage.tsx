import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { alertMessages as messages } from '../alert-messages.ts';
import { alertsQuery, linkedAlertQuery, stopLinkedAlert } from '../alerts-api.ts';
import { AlertChips } from '../components/AlertChips.tsx';

/**
 * The target of the link in a mail. Opening it changes nothing, because mail scanners open links too:
 * the visitor presses a button.
 */
export function AlertStopPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const query = linkedAlertQuery(token);
  const { data, error, isLoading } = useQuery(query);
  const stop = useMutation({
    mutationFn: () => stopLinkedAlert(token),
    onSuccess: () => {
      queries.setQueryData(query.queryKey, { alert: null });
      return queries.invalidateQueries({ queryKey: alertsQuery.queryKey });
    },
  });

  const problem = token
    ? error && failureReason(error, messages.linkIncomplete)
    : messages.linkIncomplete;
  const title = problem
    ? messages.endedTitle
    : data?.alert === null
      ? messages.stoppedTitle
      : messages.stopTitle;
  return (
    <MailedPage title={title}>
      {isLoading && <p role="status">{messages.linkLoading}</p>}
      {problem && (
        <Notice
          tone="error"
          action={
            <ButtonLink to="/alerts" size="sm" variant="secondary">
              {messages.toAlerts}
            </ButtonLink>
          }
        >
          {problem}
        </Notice>
      )}
      <FormFailure>{stop.error && failureReason(stop.error, messages.stopFailed)}</FormFailure>
      {data?.alert && (
        <Card className="grid gap-5">
          <AlertChips alert={data.alert} label={messages.about} />
          <p className="text-text-muted">{messages.stopText}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={stop.isPending}
              busyLabel={messages.stopping}
              onClick={() => stop.mutate()}
            >
              {messages.stop}
            </Button>
            <ButtonLink to="/pets" variant="secondary">
              {messages.keep}
            </ButtonLink>
          </div>
        </Card>
      )}
      {data?.alert === null && (
        <Notice
          tone="success"
          action={
            <ButtonLink to="/pets" size="sm" variant="secondary">
              {messages.meetPets}
            </ButtonLink>
          }
        >
          <span role="status">{messages.stopped}</span>
        </Notice>
      )}
    </MailedPage>
  );
}
