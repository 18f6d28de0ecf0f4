import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { type Touched, TouchedVisitList } from './TouchedVisitList.tsx';

interface TouchedVisitsProps {
  touched: Touched;
  cancelledCount: number;
}

/** B3.01: the booked visits that the saved settings touch. Focus moves here, because the page is long. */
export function TouchedVisits({ touched, cancelledCount }: TouchedVisitsProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (touched.count > 0) region.current?.focus();
  }, [touched]);
  if (touched.count === 0) return null;
  const title =
    cancelledCount > 0 ? messages.cancelled(cancelledCount) : messages.touched(touched.count);
  return (
    <section ref={region} tabIndex={-1} aria-label={title} className="scroll-mt-24 rounded-xl">
      <Notice tone={cancelledCount > 0 ? 'info' : 'warning'} title={title}>
        <TouchedVisitList {...touched} hasLinks />
      </Notice>
    </section>
  );
}
