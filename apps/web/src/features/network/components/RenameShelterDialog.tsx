import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { ShelterName as ShelterNameSchema } from '@pawmatch/contract/network/shelter-input';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { renameShelter, type ShelterName } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';
import { showFailure } from '../show-failure.ts';
import { SlugField } from './SlugField.tsx';

const resolver = formResolver(ShelterNameSchema, { onlyFirst: true });

type RenameShelterDialogProps = {
  shelter: NetworkShelter;
  onDone: (message: string) => void;
  onClose: () => void;
};

export function RenameShelterDialog({ shelter, onDone, onClose }: RenameShelterDialogProps) {
  const { id, name, slug } = shelter;
  const { register, handleSubmit, setError, formState } = useForm<ShelterName>({
    resolver,
    defaultValues: { name, slug },
  });
  const { errors } = formState;
  const rename = handleSubmit(async (names) => {
    try {
      await renameShelter(id, names);
      onDone(messages.renamed(names));
    } catch (error) {
      showFailure(error, setError);
    }
  });
  return (
    <DialogForm
      size="sm"
      title={messages.renameTitle({ name })}
      description={messages.renameText}
      submit={messages.saveName}
      isBusy={formState.isSubmitting}
      busyLabel={messages.saving}
      hasUnsavedChanges={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        {...register('name')}
        data-autofocus
        label={messages.name}
        error={errors.name?.message}
      />
      <SlugField {...register('slug')} error={errors.slug?.message} />
    </DialogForm>
  );
}
