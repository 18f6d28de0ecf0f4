import type { ReactNode } from 'react';
import { classNames } from '../components/ui/class-names.ts';
import { StaffNavigation } from './StaffNavigation.tsx';

interface StaffHeaderProps {
  title: string;
  /** Link to the page that leads here, above the title. */
  back?: ReactNode;
  /** Beside the title, such as how many there are. */
  count?: ReactNode;
  /** Below the title. */
  about?: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
  className?: string;
}

function StaffHeader({ title, back, count, about, action, className }: StaffHeaderProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        className,
      )}
    >
      <div className="grid gap-1">
        {back}
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h1 className="text-2xl">{title}</h1>
          <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
            {count}
          </p>
        </div>
        {about && <p className="max-w-prose text-pretty text-text-muted">{about}</p>}
      </div>
      {action && <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{action}</div>}
    </header>
  );
}

type StaffPageProps = Omit<StaffHeaderProps, 'className'> & { children: ReactNode };

const WIDTHS = {
  phone: 'max-w-2xl',
  text: 'max-w-4xl',
  list: 'max-w-5xl',
  document: 'max-w-6xl',
  board: '',
} as const;

/** A page of staff with the links between the pages, its title and what it shows below each other. */
export function StaffPage({
  width = 'text',
  children,
  ...header
}: StaffPageProps & { width?: keyof typeof WIDTHS }) {
  return (
    <>
      <StaffNavigation />
      <div className={classNames('mx-auto grid w-full gap-6 px-4 py-5 sm:px-6', WIDTHS[width])}>
        <StaffHeader {...header} />
        {children}
      </div>
    </>
  );
}

/** A list of staff: as wide as the window and, beside a mouse, as high. On a phone the page scrolls. */
export function StaffWindowPage({
  isTitleHiddenOnPhone = false,
  children,
  ...header
}: StaffPageProps & {
  /** On a phone only the navigation names the page, because its controls need the room. */
  isTitleHiddenOnPhone?: boolean;
}) {
  return (
    <div className="md:flex md:h-[max(34rem,calc(100dvh-var(--spacing-nav)-1px))] md:flex-col">
      <StaffNavigation />
      <StaffHeader
        {...header}
        className={classNames('px-4 pt-4 sm:px-6', isTitleHiddenOnPhone && 'max-md:sr-only')}
      />
      {children}
    </div>
  );
}
