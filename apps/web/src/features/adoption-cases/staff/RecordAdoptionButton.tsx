import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { RecordAdoptionDialog } from './RecordAdoptionDialog.tsx';

type RecordAdoptionButtonProps = {
  /** The pet whose adopter is recorded: opens the form at once. */
  petId: string;
  onClose: () => void;
};

/** Records an adoption for somebody at the desk. */
export function RecordAdoptionButton({ petId, onClose }: RecordAdoptionButtonProps) {
  const [isOpen, setIsOpen] = useState(petId !== '');
  if (!useCan()('adoptions.edit')) return null;
  return (
    <>
      <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={() => setIsOpen(true)}>
        {messages.record}
      </Button>
      {isOpen && (
        <RecordAdoptionDialog
          petId={petId}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
