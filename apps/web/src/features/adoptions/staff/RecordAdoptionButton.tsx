import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';

const dialog = lazyComponent(
  async () => (await import('./RecordAdoptionDialog.tsx')).RecordAdoptionDialog,
);

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
      <Button
        size="sm"
        icon={<PlusIcon className="size-4.5" />}
        onPointerEnter={() => void dialog.preload().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {messages.record}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Lazy
            petId={petId}
            onClose={() => {
              setIsOpen(false);
              onClose();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
