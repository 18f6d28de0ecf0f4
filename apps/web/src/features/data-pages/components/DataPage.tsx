import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../components/ui/class-names.ts';
import { StaffNavigation } from '../../../staff/StaffPage.tsx';
import { dataMessages } from '../data-messages.ts';

interface DataPageProps {
  title: string;
  about: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** One of the pages of what comes in and goes out, with the way back to all of them. */
export function DataPage({ title, about, action, isWide = false, children }: DataPageProps) {
  return (
    <>
      <StaffNavigation />
      <div
        className={classNames(
          'mx-auto grid w-full gap-6 px-4 py-6 sm:px-6',
          isWide ? 'max-w-5xl' : 'max-w-4xl',
        )}
      >
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-2">
            <Link to="/admin/data" className="link justify-self-start text-sm">
              {dataMessages.all}
            </Link>
            <h1 className="text-2xl">{title}</h1>
            <p className="max-w-prose text-pretty text-text-muted">{about}</p>
          </div>
          {action}
        </header>
        {children}
      </div>
    </>
  );
}
