import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StaffPage } from '../../../staff/StaffPage.tsx';
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
    <StaffPage
      title={title}
      about={about}
      back={
        <Link to="/admin/data" className="link justify-self-start text-sm">
          {dataMessages.all}
        </Link>
      }
      action={action}
      width={isWide ? 'list' : 'text'}
    >
      {children}
    </StaffPage>
  );
}
