import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { AffectedVisitList, type AffectedVisitPage } from './AffectedVisitList.tsx';

interface AffectedVisitsProps {
  affected: AffectedVisitPage;
  cancelledCount: number;
}

/** The booked visits that the saved settings touch. Focus moves here, because the page is long. */
export function AffectedVisits({ affected, cancelledCount }: AffectedVisitsProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (affected.count > 0) region.current?.focus();
  }, [affected]);
  if (affected.count === 0) return null;
  const title =
    cancelledCount > 0 ? messages.cancelled(cancelledCount) : messages.affected(affected.count);
  return (
    <section ref={region} tabIndex={-1} aria-label={title} className="scroll-mt-24 rounded-xl">
      <Notice tone={cancelledCount > 0 ? 'info' : 'warning'} title={title}>
        <AffectedVisitList {...affected} hasLinks />
      </Notice>
    </section>
  );
}
