import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { ShelterName as ShelterNameSchema } from '@pawmatch/contract/network/shelter-input';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { renameShelter, type ShelterName } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';
import { SlugField } from './SlugField.tsx';

const resolver = formResolver(ShelterNameSchema, { onlyFirst: true });

type RenameShelterDialogProps = {
  shelter: NetworkShelter;
  onDone: (message: string) => void;
  onClose: () => void;
};

export function RenameShelterDialog({ shelter, onDone, onClose }: RenameShelterDialogProps) {
  const { id, name, slug } = shelter;
  const form = useForm<ShelterName>({ resolver, defaultValues: { name, slug } });
  const { register, formState } = form;
  const { errors } = formState;
  const rename = async (names: ShelterName) => {
    await renameShelter(id, names);
    onDone(messages.renamed(names));
  };
  return (
    <FormDialog
      size="sm"
      title={messages.renameTitle({ name })}
      description={messages.renameText}
      submit={messages.saveName}
      busyLabel={messages.saving}
      form={form}
      failed={messages.failed}
      onSave={rename}
      onClose={onClose}
    >
      <TextField
        {...register('name')}
        data-autofocus
        label={messages.name}
        error={errors.name?.message}
      />
      <SlugField {...register('slug')} error={errors.slug?.message} />
    </FormDialog>
  );
}
