import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { PET_GRID } from './PetList.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const TAGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder cards while the grid loads. */
export function PetGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={PET_GRID}>
        {CARDS.map((card) => (
          <div key={card} className="pb-3 sm:pb-7">
            <div className="overflow-hidden rounded-xl border border-line bg-surface">
              <Skeleton className="aspect-3/2 rounded-none sm:aspect-5/4" />
              <div className="p-4 sm:p-5">
                <Skeleton className="h-8 w-2/3" />
                <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
                  {TAGS.map((tag) => (
                    <Skeleton key={tag} className="h-4" />
                  ))}
                </div>
                <Skeleton className="mt-6 h-6 w-1/3" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
