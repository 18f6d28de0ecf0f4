import type { ReactNode } from 'react';
import { HeroPicture } from '../../../components/HeroPicture.tsx';
import { useFocusWhenChanged } from '../../../lib/use-focus-when-changed.ts';

interface AuthFrameProps {
  /** When it changes, it gets the focus. */
  title: string;
  /** One sentence below the title; empty where the title says all. */
  lede: string;
  children: ReactNode;
  /** A link to another account form. */
  footer: ReactNode;
}

/** The layout of an account form, with a picture beside it on wide screens. */
export function AuthFrame({ title, lede, children, footer }: AuthFrameProps) {
  const heading = useFocusWhenChanged(title);
  return (
    <div className="page grid py-6">
      <div className="mx-auto grid w-full max-w-lg rounded-2xl border-line sm:border sm:bg-surface lg:max-w-6xl lg:grid-cols-[1.3fr_1fr]">
        <div className="relative hidden overflow-hidden rounded-s-2xl bg-sunken lg:block">
          <HeroPicture sizes="48rem" />
        </div>
        <div className="grid content-center gap-6 sm:px-10 sm:py-12 lg:min-h-[38rem] lg:px-14">
          <header className="grid gap-2">
            <h1 ref={heading} tabIndex={-1} data-read-out className="text-3xl">
              {title}
            </h1>
            {lede && <p className="text-text-muted">{lede}</p>}
          </header>
          {children}
          <p className="border-t border-line pt-5 text-text-muted">{footer}</p>
        </div>
      </div>
    </div>
  );
}
