import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { PET_GRID } from './PetList.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder cards while the grid loads. */
export function PetGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={PET_GRID}>
        {CARDS.map((card) => (
          <div key={card} className="pb-3 sm:pb-7">
            <div className="overflow-hidden rounded-xl border border-line bg-surface">
              <div className="aspect-3/2 bg-sunken sm:aspect-5/4" />
              <div className="grid gap-3 p-4 sm:p-5">
                <Skeleton className="h-7 w-1/2" />
                <Skeleton className="h-4 w-1/4" />
                <Skeleton className="h-4" />
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="mt-4 h-5 w-1/3" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
