import type { ReactNode } from 'react';

/** The sheet around a form about one's account: what it is for, the form, and the way elsewhere. */
export function AuthFrame({
  title,
  lede,
  children,
  footer,
}: {
  title: string;
  lede: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="page grid place-items-center py-8 sm:py-14">
      <div className="grid w-full max-w-md gap-6">
        <header className="grid gap-2 text-center">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-text-muted">{lede}</p>
        </header>
        {children}
        <p className="text-center text-text-muted">{footer}</p>
      </div>
    </div>
  );
}
