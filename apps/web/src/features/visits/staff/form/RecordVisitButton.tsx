import { useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { readDraft } from '../../../../lib/storage/drafts.ts';
import { visitRecordMessages } from '../staff-visits-messages.ts';
import { PAST_VISIT_DRAFT, VisitFormDialog } from './VisitFormDialog.tsx';

/** Records a visit that took place. A form that was open when the session ended is reopened. */
export function RecordVisitButton({ timeZone }: { timeZone: string }) {
  const [isOpen, setIsOpen] = useState(() => readDraft(PAST_VISIT_DRAFT) !== null);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {visitRecordMessages.record}
      </Button>
      {isOpen && (
        <VisitFormDialog visit={null} isPast timeZone={timeZone} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
