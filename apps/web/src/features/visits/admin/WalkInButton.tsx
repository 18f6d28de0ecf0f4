import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { outcomeMessages } from './visits-admin-messages.ts';
import { WalkInDialog } from './WalkInDialog.tsx';

/** B3.09: starts the visit of somebody who is at the shelter now. */
export function WalkInButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {outcomeMessages.walkIn}
      </Button>
      {isOpen && <WalkInDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
