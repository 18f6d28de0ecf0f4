import type { NewIntake } from '@pawmatch/contract/stays/stay-input';
import { intakeLabels } from '@pawmatch/contract/stays/stay-messages';
import { intakeKinds, LITTER_MAX } from '@pawmatch/contract/stays/stay-values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, useFieldArray, useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { choiceOptions } from '../../pets/staff/form/pet-form-values.ts';
import { setPhoto, takeIn, useShowChangedPet } from '../stays-api.ts';
import { intakeMessages as messages } from '../stays-messages.ts';
import { emptyIntake, type IntakeValues, intakeResolver, resizeLitter } from './intake-values.ts';
import { LitterFields } from './LitterFields.tsx';

const toOption = (value: string) => ({ value, label: value });
const counts = Array.from({ length: LITTER_MAX }, (_, index) => toOption(String(index + 1)));
const kinds = intakeKinds
  .filter((kind) => kind !== 'returned')
  .map((value) => ({ value, label: intakeLabels[value] }));
const units = (['months', 'years'] as const).map((value) => ({
  value,
  label: messages.units[value],
}));

/** Takes in a pet or a litter in a minute, also on a phone. @param today at the shelter */
export function IntakeForm({ today }: { today: string }) {
  const showChanged = useShowChangedPet();
  const form = useForm({ defaultValues: emptyIntake(today), resolver: intakeResolver });
  const { register, control, formState, watch, setValue } = form;
  const { fields, replace } = useFieldArray({ control, name: 'pets' });
  const [photos, setPhotos] = useState<readonly (File | undefined)[]>([]);

  const send = useMutation({
    async mutationFn(input: NewIntake) {
      const added = await takeIn(input);
      const failed: string[] = [];
      for (const [index, { id, name }] of added.entries()) {
        const photo = photos[index];
        if (photo) await setPhoto(id, photo).catch(() => failed.push(name));
      }
      return { added, failed };
    },
    onSuccess({ added, failed }) {
      if (failed.length > 0) {
        adminToast.warning(messages.photosFailed({ names: failed.join(', ') }));
      } else {
        adminToast.success(messages.done(added.length));
      }
      form.reset(emptyIntake(today));
      setPhotos([]);
      return showChanged();
    },
  });

  const field = (name: Exclude<FieldPath<IntakeValues>, 'pets'>) => ({
    ...register(name),
    error: form.getFieldState(name, formState).error?.message,
  });
  const handleCount = (count: number) => replace(resizeLitter(form.getValues('pets'), count));
  /** Kittens and puppies are small; who is not is changed by hand. */
  const handleSpecies = (species: string) => {
    if (watch('size') === '') setValue('size', species === 'Cat' ? 'Small' : 'Medium');
  };

  return (
    <TitledCard id="intake-title" title={messages.formTitle} titleSize="text-lg">
      <form
        noValidate
        className="@container grid gap-4"
        onSubmit={(event) => void form.handleSubmit((input) => send.mutate(input))(event)}
      >
        <FormFailure>{send.error && failureReason(send.error, messages.failed)}</FormFailure>
        <div className="grid grid-cols-2 gap-4 @max-[17rem]:grid-cols-1 md:grid-cols-4">
          <SelectField
            {...field('species')}
            {...register('species', { onChange: ({ target }) => handleSpecies(target.value) })}
            label={messages.species}
            placeholder={messages.choose}
            options={choiceOptions('species', '')}
            marked
          />
          <SelectField
            label={messages.number}
            value={String(fields.length)}
            onChange={({ currentTarget }) => handleCount(Number(currentTarget.value))}
            options={counts}
          />
          <TextField {...field('age')} label={messages.ageNumber} inputMode="numeric" marked />
          <SelectField {...field('unit')} label={messages.ageUnit} options={units} />
          <SelectField
            {...field('size')}
            label={messages.size}
            placeholder={messages.choose}
            options={choiceOptions('size', watch('species'))}
            marked
          />
          <SelectField
            {...field('intake')}
            label={messages.intake}
            placeholder={messages.choose}
            options={kinds}
            marked
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField {...field('came_from')} label={messages.cameFrom} autoComplete="off" />
          <TextField {...field('came_on')} type="date" max={today} label={messages.cameOn} />
          <TextField
            {...field('hold_until')}
            type="date"
            label={messages.holdUntil}
            hint={messages.holdHint}
          />
        </div>
        <LitterFields
          form={form}
          keys={fields.map(({ id }) => id)}
          photos={photos}
          onPhoto={(index, file) => {
            const next = [...photos];
            next[index] = file;
            setPhotos(next);
          }}
        />
        <SubmitButton isSending={send.isPending} sending={messages.sending}>
          {messages.submit(fields.length)}
        </SubmitButton>
      </form>
    </TitledCard>
  );
}
