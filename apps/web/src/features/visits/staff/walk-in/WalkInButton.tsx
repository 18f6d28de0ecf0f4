import { Suspense, useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { lazyComponent } from '../../../../lib/lazy-component.tsx';
import { outcomeMessages } from '../staff-visits-messages.ts';

const dialog = lazyComponent(async () => (await import('./WalkInDialog.tsx')).WalkInDialog);

/** Starts the visit of somebody who is at the shelter now. */
export function WalkInButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className={className}
        onPointerEnter={() => void dialog.preload().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {outcomeMessages.walkIn}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Lazy onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
