import type { ReactNode } from 'react';
import { useTabTitle } from '../lib/tab-title.ts';
import { useFocusWhenChanged } from '../lib/use-focus-when-changed.ts';

interface MailedPageProps {
  /** What is true now, also in the tab. When it changes, the heading gets the focus. */
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** The layout of a page behind a link in an email. */
export function MailedPage({ title, lede, children }: MailedPageProps) {
  const heading = useFocusWhenChanged(title);
  useTabTitle(title);
  return (
    <div className="page grid min-h-dvh max-w-2xl content-start gap-6 py-8 sm:py-12">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          data-read-out
          className="text-3xl text-balance wrap-anywhere"
        >
          {title}
        </h1>
        {lede && <p className="mt-1 text-text-muted">{lede}</p>}
      </div>
      {children}
    </div>
  );
}
