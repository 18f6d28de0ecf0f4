import { Badge } from '../components/ui/Badge.tsx';
import { Button } from '../components/ui/Button.tsx';
import { Card } from '../components/ui/Card.tsx';
import { Chip } from '../components/ui/Chip.tsx';
import { DraftNotice } from '../components/ui/DraftNotice.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import * as marks from '../components/ui/icons/marks.tsx';
import { LoadFailure } from '../components/ui/LoadFailure.tsx';
import { Notice } from '../components/ui/Notice.tsx';
import { Skeleton } from '../components/ui/Skeleton.tsx';
import { Spinner } from '../components/ui/Spinner.tsx';
import { StatusBadge } from '../components/ui/StatusBadge.tsx';
import { Row, Section } from './Section.tsx';

export function StateSection() {
  return (
    <Section title="States and marks">
      <Row>
        <StatusBadge tone="pending">Pending</StatusBadge>
        <StatusBadge tone="positive">Confirmed</StatusBadge>
        <StatusBadge tone="accomplished">Approved</StatusBadge>
        <StatusBadge tone="negative">Cancelled</StatusBadge>
        <StatusBadge tone="progress">Adoption in progress</StatusBadge>
        <StatusBadge tone="neutral">Completed</StatusBadge>
        <Badge tone="accent" icon={<marks.HeartIcon className="size-3.5" />}>
          Special Needs
        </Badge>
        <Chip>House trained</Chip>
        <Chip icon={<marks.PawIcon className="size-4" />}>Labrador Retriever / Mix</Chip>
      </Row>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice>You haven't set your pet preferences yet.</Notice>
        <Notice tone="success">Your visit is confirmed.</Notice>
        <Notice tone="warning" title="Slow connection">
          Retrying... (2/3)
        </Notice>
        <DraftNotice />
        <LoadFailure
          query={{ error: new Error(), refetch: () => undefined }}
          message="Failed to load visits. Please try again."
        />
        <Notice tone="error" action={<Button size="sm">Try Again</Button>}>
          Failed to load pets. Please try again.
        </Notice>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-card">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
        <Card>
          <h3 className="text-xl">Biscuit</h3>
          <p className="mt-1 text-sm text-text-muted">
            <time dateTime="2026-03-04">March 4, 2026</time>
          </p>
        </Card>
        <Card>
          <Spinner label="Loading your preferences..." showLabel />
        </Card>
      </div>
      <EmptyState title="No matches found" action={<Button>Update Preferences</Button>}>
        We couldn't find any matches based on your preferences. Try adjusting your criteria.
      </EmptyState>
    </Section>
  );
}
