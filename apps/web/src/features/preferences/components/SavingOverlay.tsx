import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useModal } from '../../../components/ui/use-modal.ts';
import { questionnaireMessages as messages } from '../preferences-messages.ts';

/** R2.27: a modal overlay while the questionnaire is saved. */
export function SavingOverlay() {
  const { ref, handlers } = useModal(undefined);
  return (
    <dialog
      ref={ref}
      {...handlers}
      tabIndex={-1}
      data-read-out
      aria-label={messages.saving}
      className="m-auto rounded-2xl bg-raised px-10 py-8 text-text shadow-dialog backdrop:bg-backdrop"
    >
      <Spinner label={messages.saving} showLabel />
    </dialog>
  );
}
