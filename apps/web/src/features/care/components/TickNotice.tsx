import { useEffect, useRef } from 'react';
import { UndoNotice } from '../../../staff/UndoNotice.tsx';
import type { Ticks } from '../use-ticks.ts';

/** What was done last, with the way back; the focus moves here, since the row that was pressed leaves. */
export function TickNotice({ ticks }: { ticks: Ticks }) {
  const { last, dismiss } = ticks;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last) place.current?.focus({ preventScroll: true });
  }, [last]);
  if (!last) return null;
  return (
    <div ref={place} tabIndex={-1} className="stuck-below-nav z-10">
      <UndoNotice text={last.text} onUndo={last.undo} onDismiss={dismiss} />
    </div>
  );
}
