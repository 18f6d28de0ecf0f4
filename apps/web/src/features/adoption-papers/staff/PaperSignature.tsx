import type { AdoptionContract, ContractCase } from '@pawmatch/contract/adoption-papers/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { recordPaper } from '../adoption-papers-api.ts';
import { contractMessages as messages, signMessages } from '../adoption-papers-messages.ts';

interface PaperSignatureProps {
  contract: AdoptionContract;
  onSigned: (next: ContractCase) => void;
}

/** Records a signature on paper, which needs its photo. */
export function PaperSignature({ contract, onSigned }: PaperSignatureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<{ name: string; photo: FileList | null }>({
    defaultValues: { name: '', photo: null },
  });
  const { errors, isSubmitting } = formState;

  const record = handleSubmit(async ({ name, photo }) => {
    const [image] = photo ?? [];
    if (!image) return;
    setFailure(null);
    try {
      const { adoption_id: id, digest } = contract;
      onSigned(await recordPaper(id, { name: name.trim(), digest }, image));
      adminToast.success(messages.recorded);
    } catch (error) {
      setFailure(failureReason(error, messages.recordFailed));
    }
  });

  if (!isOpen) {
    return (
      <div className="grid gap-1.5">
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setIsOpen(true)}
        >
          {messages.paper}
        </Button>
        <p className="text-sm text-text-muted">{messages.paperHint}</p>
      </div>
    );
  }
  return (
    <form
      noValidate
      aria-label={messages.paper}
      className="grid gap-4"
      onSubmit={(event) => void record(event)}
    >
      <FormFailure>{failure}</FormFailure>
      <TextField
        {...register('name', {
          validate: (name) => name.trim() !== '' || signMessages.nameMissing,
        })}
        label={messages.paperName}
        error={errors.name?.message}
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...register('photo', {
          validate: (photo) => Boolean(photo?.length) || messages.paperMissing,
        })}
        label={messages.paperPhoto}
        hint={messages.paperPhotoHint}
        error={errors.photo?.message}
        type="file"
        accept="image/*"
      />
      <SubmitButton isSending={isSubmitting} sending={messages.recording} size="sm">
        {messages.record}
      </SubmitButton>
    </form>
  );
}
