import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const ROWS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-1/3', 'w-1/2', 'w-2/5'];

/** Placeholder rows while a list loads, as high as the panel. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="h-panel overflow-hidden">
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places.
          key={index}
          className="flex h-17 items-center gap-3 border-b border-line px-4"
        >
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
