import { useEffect, useRef } from 'react';
import { Notice } from './Notice.tsx';

interface FormFailureProps {
  /** Why it failed; nothing is shown without. It goes while the form is sent again. */
  children: string | null | undefined;
}

/**
 * Why a form was refused. It takes the focus: it can be far from the button that was pressed, and would push the
 * focused field out of a short window.
 */
export function FormFailure({ children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) box.current?.focus();
  }, [children]);
  return children ? (
    <div ref={box} tabIndex={-1} className="col-span-full rounded-xl">
      <Notice tone="error">{children}</Notice>
    </div>
  ) : null;
}
