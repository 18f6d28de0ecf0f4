import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffNavigation } from '../../../staff/StaffPage.tsx';
import { FindingCard } from '../components/FindingCard.tsx';
import { TestMail } from '../components/TestMail.tsx';
import { findingsQuery } from '../doctor-api.ts';
import { doctorMessages as messages } from '../doctor-messages.ts';

const countOf = (findings: readonly DoctorFinding[], state: DoctorFinding['state']) =>
  findings.filter((finding) => finding.state === state).length;

const summarize = (findings: readonly DoctorFinding[]) =>
  messages.summary({ failed: countOf(findings, 'failed'), warnings: countOf(findings, 'warning') });

/** Checks of the installation, for admins. */
export function AdminDoctorPage() {
  const { data, isPending, isFetching, error, refetch } = useQuery(findingsQuery);
  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-6 sm:px-6">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-2xl">{messages.title}</h1>
            <p className="text-text-muted">{messages.about}</p>
          </div>
          {data && (
            <Button
              variant="secondary"
              size="sm"
              busy={isFetching}
              busyLabel={messages.checking}
              onClick={() => void refetch()}
            >
              {messages.again}
            </Button>
          )}
        </header>
        {isPending && <ListSkeleton label={messages.checking} />}
        {error && (
          <LoadFailure
            message={messages.loadFailed}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        )}
        {data && (
          <section className="grid gap-3">
            <p aria-live="polite" className="font-semibold">
              {!isFetching && summarize(data)}
            </p>
            <ul
              aria-label={messages.list}
              className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card"
            >
              {data.map((finding) => (
                <FindingCard
                  key={finding.topic}
                  finding={finding}
                  action={finding.topic === 'mail' && <TestMail />}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
