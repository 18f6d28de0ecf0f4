import { NewShelter as NewShelterSchema } from '@pawmatch/contract/network/shelter-input';
import { slugOf } from '@pawmatch/contract/shelter-slug';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { timeZoneOptions } from '../../shelter/admin/time-zone-options.ts';
import { createShelter, type NewShelter } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';
import { SlugField } from './SlugField.tsx';

const resolver = formResolver(NewShelterSchema, { onlyFirst: true });

const EMPTY = { name: '', slug: '', address: '', email: '', manager_email: '' };

/** Most shelters are near who adds them, and a list has hundreds of zones. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type CreateShelterDialogProps = { onDone: (message: string) => void; onClose: () => void };

/** Creates a shelter; its name in addresses follows its name until it is changed. */
export function CreateShelterDialog({ onDone, onClose }: CreateShelterDialogProps) {
  const form = useForm<NewShelter>({
    resolver,
    defaultValues: { ...EMPTY, time_zone: ownZone() },
  });
  const { register, setValue } = form;
  const { errors, dirtyFields } = form.formState;

  const create = async (shelter: NewShelter) => {
    await createShelter(shelter);
    onDone(messages.created({ name: shelter.name, email: shelter.manager_email }));
  };

  return (
    <FormDialog
      size="sm"
      title={messages.add}
      description={messages.addText}
      submit={messages.create}
      busyLabel={messages.creating}
      form={form}
      failed={messages.failed}
      onSave={create}
      onClose={onClose}
    >
      <TextField
        {...register('name', {
          onChange: (event) => {
            if (!dirtyFields.slug) setValue('slug', slugOf(event.target.value) ?? '');
          },
        })}
        data-autofocus
        label={messages.name}
        error={errors.name?.message}
      />
      <SlugField {...register('slug')} error={errors.slug?.message} />
      <TextField
        {...register('address')}
        label={messages.address}
        hint={messages.addressHint}
        autoComplete="off"
        error={errors.address?.message}
      />
      <SelectField
        {...register('time_zone')}
        label={messages.timeZone}
        options={timeZoneOptions(ownZone())}
        error={errors.time_zone?.message}
      />
      <TextField
        {...register('email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
      />
      <TextField
        {...register('manager_email')}
        label={messages.managerEmail}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.manager_email?.message}
      />
    </FormDialog>
  );
}
