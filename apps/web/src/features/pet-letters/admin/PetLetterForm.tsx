import { PetLetterText } from '@pawmatch/contract/pet-letters/pet-letter-text';
import type { PetLetterDraft } from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { PetLetterCard } from '../components/PetLetterCard.tsx';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';
import { petLetterDraftKey, sendLetter } from '../pet-letters-api.ts';

type PetLetterFormProps = {
  visitId: string;
  petName: string;
  photos: PetLetterDraft['photos'];
};

/** Staff write the letter, look at it as its reader will, and send it. */
export function PetLetterForm({ visitId, petName, photos }: PetLetterFormProps) {
  const client = useQueryClient();
  const [isPreview, setIsPreview] = useState(false);
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { text: '', photo: photos[0]?.id ?? '' },
  });

  const preview = handleSubmit(({ text }) => {
    const checked = z.safeParse(PetLetterText, text);
    if (checked.success) setIsPreview(true);
    else setError('text', { message: checked.error.issues[0]?.message ?? messages.sendFailed });
  });

  const send = handleSubmit(async ({ text, photo }) => {
    try {
      await sendLetter(visitId, { text, photo_id: photo || null });
      adminToast.success(messages.sent);
    } catch (error) {
      adminToast.error(messages.sendFailed, reasonBelow(error, messages.sendFailed));
    }
    // A colleague may have been faster.
    await client.invalidateQueries({ queryKey: petLetterDraftKey });
  });

  if (isPreview) {
    const { text, photo } = getValues();
    const photo_url = photos.find(({ id }) => id === photo)?.url ?? null;
    return (
      <div className="grid gap-4">
        <PetLetterCard letter={{ pet_name: petName, text: text.trim(), photo_url }} />
        <div className="flex flex-wrap gap-3">
          <Button
            busy={formState.isSubmitting}
            busyLabel={messages.sending}
            onClick={() => void send()}
          >
            {messages.send}
          </Button>
          <Button
            variant="secondary"
            disabled={formState.isSubmitting}
            onClick={() => setIsPreview(false)}
          >
            {messages.change}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void preview(event)}>
      <TextAreaField
        {...register('text')}
        label={messages.text}
        hint={messages.textHint({ pet: petName })}
        error={formState.errors.text?.message}
      />
      {photos.length > 0 && (
        <SelectField
          {...register('photo')}
          label={messages.photo}
          options={[
            ...photos.map(({ id, alt_text }, index) => ({
              value: id,
              label: alt_text ?? messages.photoNumber({ number: index + 1 }),
            })),
            { value: '', label: messages.noPhoto },
          ]}
        />
      )}
      <Button type="submit" className="justify-self-start">
        {messages.preview}
      </Button>
    </form>
  );
}
