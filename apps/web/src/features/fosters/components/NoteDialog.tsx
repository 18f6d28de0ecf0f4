import { MAX_FOSTER_NOTE } from '@pawmatch/contract/fosters/foster-report-values';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';

interface NoteDialogProps {
  pet: { name: string };
  onSend: (text: string) => void;
  onClose: () => void;
}

/** A note on a pet for staff; the focus is in its field at once. */
export function NoteDialog({ pet, onSend, onClose }: NoteDialogProps) {
  const form = useForm({ defaultValues: { text: '' } });
  useEffect(() => form.setFocus('text'), [form]);
  return (
    <FormDialog
      title={messages.noteOn({ pet: pet.name })}
      form={form}
      submit={messages.sendNote}
      failed={messages.failed}
      onSave={async ({ text }) => onSend(text)}
      onClose={onClose}
    >
      <TextAreaField
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || messages.noteMissing,
        })}
        label={messages.note}
        hint={messages.noteHint}
        error={form.formState.errors.text?.message}
        maxLength={MAX_FOSTER_NOTE}
      />
    </FormDialog>
  );
}
