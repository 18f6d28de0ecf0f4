import { classNames } from './class-names.ts';

/** A grey shape in the place of what is loading; give it the size of the real thing. */
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
