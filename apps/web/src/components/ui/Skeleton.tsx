import { classNames } from './class-names.ts';

/** A grey placeholder for content that loads; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded-md bg-line motion-reduce:animate-none',
        className,
      )}
    />
  );
}
