import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { TestMail } from '../components/TestMail.tsx';
import { findingsQuery } from '../doctor-api.ts';
import { doctorMessages as messages } from '../doctor-messages.ts';

const TONES: Record<DoctorFinding['state'], StatusTone> = {
  ok: 'positive',
  warning: 'pending',
  failed: 'negative',
};

type FindingCardProps = {
  finding: DoctorFinding;
  /** A button that belongs to the topic. */
  action?: ReactNode;
};

/** The result of one check. */
function FindingCard({ finding, action }: FindingCardProps) {
  const { topic, state, found, advice } = finding;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[9rem_1fr_auto] sm:px-5">
      <h2 className="font-sans text-base font-semibold">{messages.topics[topic]}</h2>
      <div className="grid gap-1 wrap-anywhere max-sm:order-3 max-sm:col-span-2">
        <p>{found}</p>
        {advice && <p className="text-text-muted">{advice}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <div className="max-sm:order-2">
        <StatusBadge tone={TONES[state]}>{messages.states[state]}</StatusBadge>
      </div>
    </li>
  );
}

const countOf = (findings: readonly DoctorFinding[], state: DoctorFinding['state']) =>
  findings.filter((finding) => finding.state === state).length;

const summarize = (findings: readonly DoctorFinding[]) =>
  messages.summary({ failed: countOf(findings, 'failed'), warnings: countOf(findings, 'warning') });

/** Checks of the installation, for admins. */
export function AdminDoctorPage() {
  const query = useQuery(findingsQuery);
  const { data, isPending, isFetching, refetch } = query;
  return (
    <StaffPage
      title={messages.title}
      about={messages.about}
      action={
        data && (
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyLabel={messages.checking}
            onClick={() => void refetch()}
          >
            {messages.again}
          </Button>
        )
      }
    >
      {isPending && <ListSkeleton label={messages.checking} />}
      <LoadFailure query={query} message={messages.loadFailed} />
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
                key={`${finding.topic} ${finding.found}`}
                finding={finding}
                action={finding.topic === 'mail' && <TestMail />}
              />
            ))}
          </ul>
        </section>
      )}
    </StaffPage>
  );
}
