import { Button } from '../../../../components/ui/Button.tsx';
import { petFormMessages as messages } from '../staff-pets-messages.ts';

type PetFormButtonsProps = {
  /** The form that the last button submits. */
  formId: string;
  isEditing: boolean;
  isSaving: boolean;
  isDeleting: boolean;
  onCancel: () => void;
  /** Undefined for who may not. */
  onDelete: (() => void) | undefined;
};

const COMPACT = 'whitespace-nowrap max-sm:px-2 max-sm:text-sm';

/** The buttons under the pet form. */
export function PetFormButtons({
  formId,
  isEditing,
  isSaving,
  isDeleting,
  onCancel,
  onDelete,
}: PetFormButtonsProps) {
  const isBusy = isSaving || isDeleting;
  return (
    <>
      {isEditing && onDelete && (
        <Button
          variant="quiet"
          busy={isDeleting}
          disabled={isBusy}
          onClick={onDelete}
          className={`me-auto text-danger not-disabled:hover:bg-danger-soft ${COMPACT}`}
        >
          {messages.delete}
        </Button>
      )}
      <Button variant="secondary" disabled={isBusy} onClick={onCancel} className={COMPACT}>
        {messages.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={isSaving}
        busyLabel={messages.saving}
        disabled={isBusy}
        className={COMPACT}
      >
        {isEditing ? messages.update : messages.add}
      </Button>
    </>
  );
}
