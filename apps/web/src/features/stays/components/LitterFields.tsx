import { PET_NAME_MAX_LENGTH } from '@pawmatch/contract/pets/staff/pet-input';
import type { NewIntake } from '@pawmatch/contract/stays/stay-input';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { choiceOptions } from '../../pets/staff/form/pet-form-values.ts';
import { intakeMessages as messages } from '../stays-messages.ts';
import type { IntakeValues } from './intake-values.ts';
import { PhotoPicker } from './PhotoPicker.tsx';

interface LitterFieldsProps {
  form: UseFormReturn<IntakeValues, unknown, NewIntake>;
  /** One of each pet. */
  keys: readonly string[];
  photos: readonly (File | undefined)[];
  onPhoto: (index: number, file: File) => void;
}

const sexes = choiceOptions('sex', '');

/** The photo, name and sex of each pet that comes in. */
export function LitterFields({ form, keys, photos, onPhoto }: LitterFieldsProps) {
  const { register, formState, watch } = form;
  const count = keys.length;
  return (
    <ol className="grid gap-4 lg:grid-cols-2">
      {keys.map((key, index) => {
        const errors = formState.errors.pets?.[index];
        const name = watch(`pets.${index}.name`);
        return (
          <li key={key} className="flex items-start gap-3">
            <PhotoPicker
              label={photos[index] ? messages.changePhotoOf({ name }) : messages.photoOf({ name })}
              onPick={(file) => onPhoto(index, file)}
              className="grid size-20 place-items-center overflow-hidden rounded-xl border border-line bg-paper text-sm text-text-muted"
            >
              {photos[index] ? <Preview file={photos[index]} /> : messages.photo}
            </PhotoPicker>
            <div className="grid grow gap-3 sm:grid-cols-2">
              <TextField
                {...register(`pets.${index}.name`)}
                label={messages.nameOf(index, count)}
                maxLength={PET_NAME_MAX_LENGTH}
                autoComplete="off"
                marked
                error={errors?.name?.message}
              />
              <SelectField
                {...register(`pets.${index}.sex`)}
                label={messages.sexOf(index, count)}
                placeholder={messages.choose}
                options={sexes}
                marked
                error={errors?.sex?.message}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Preview({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="" className="size-full object-cover" />;
}
