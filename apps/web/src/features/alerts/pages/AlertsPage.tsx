import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { BellIcon } from '../../../components/ui/icons/secondary.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { useSession } from '../../auth/session-context.ts';
import { useMarkPageSeen } from '../../new-pets/new-pets-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { alertMessages as messages } from '../alert-messages.ts';
import { alertsQuery } from '../alerts-api.ts';
import { AlertItem } from '../components/AlertItem.tsx';

/** All alerts of a person. */
export function AlertsPage() {
  const query = useQuery(alertsQuery);
  const { data, error } = query;
  useMarkPageSeen('alerts', data);
  const { user } = useSession();
  const timeZone = useShelter()?.time_zone ?? 'UTC';

  return (
    <div className="page grid min-h-dvh max-w-3xl content-start gap-6 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl">{messages.title}</h1>
        {data && data.length > 0 && <p className="mt-2 text-text-muted">{messages.pageLede}</p>}
      </header>
      {user && data?.some((alert) => alert.waits_for_confirmation) && (
        <ConfirmEmailNotice email={user.email} reason={messages.confirmText(user.email)} />
      )}
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {!error && !data && <AlertsSkeleton />}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((alert) => (
            <AlertItem key={alert.id} alert={alert} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState
          picture={<BellIcon className="size-16 text-accent" />}
          title={messages.emptyTitle}
          action={<ButtonLink to="/pets">{messages.meetPets}</ButtonLink>}
        >
          {messages.emptyText}
        </EmptyState>
      )}
    </div>
  );
}

function AlertsSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className="grid gap-4">
      {['first', 'second'].map((part) => (
        <Card key={part} className="grid gap-4">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-11 w-44" />
          <Skeleton className="h-5 w-1/2" />
        </Card>
      ))}
    </div>
  );
}
