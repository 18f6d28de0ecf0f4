import { Card } from '../../../components/ui/Card.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';

/** The dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <div
      role="status"
      aria-label={dashboardMessages.loading}
      className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr]"
    >
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-6 w-1/4" />
        {['first', 'second'].map((place) => (
          <Card key={place} className="grid gap-4">
            <div className="flex gap-4">
              <Skeleton className="size-20 flex-none rounded-lg sm:size-28" />
              <div className="grid flex-1 content-center gap-2">
                <Skeleton className="h-6 w-1/3" />
                <Skeleton className="h-5 w-2/3" />
              </div>
            </div>
            <Skeleton className="h-24" />
          </Card>
        ))}
      </div>
      <Card className="grid content-start gap-4">
        <Skeleton className="mb-2 h-8 w-1/2" />
        {['type', 'age', 'sex', 'size', 'activity', 'hair', 'needs', 'experience'].map((row) => (
          <div key={row} className="flex justify-between gap-4">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-5 w-1/4" />
          </div>
        ))}
      </Card>
    </div>
  );
}
