import { LANGUAGES } from '@pawmatch/contract/languages';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { type PetFactName, petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { petStatusName } from '../../../../lib/text/pet-status-name.ts';
import { type ConflictField, conflictFields } from '../../../../staff/edit/EditConflict.tsx';
import type { RowConflict } from '../../../../staff/edit/use-edited-row.ts';
import { fieldIn } from '../../../../staff/InOtherLanguages.tsx';
import { petFormMessages as messages } from '../staff-pets-messages.ts';
import {
  answerOptions,
  type ChangedPetFields,
  type PetFormValues,
  toPetForm,
  translatedField,
} from './pet-form-values.ts';

type FieldName = keyof PetFormValues;

const fields: readonly { name: FieldName; label: string }[] = [
  { name: 'name', label: messages.name },
  { name: 'breed', label: messages.breed },
  { name: 'status', label: messages.status },
  ...petFactNames.map((name) => ({ name, label: petFactMessages[name].label })),
  { name: 'house_trained', label: messages.houseTrained },
  { name: 'litter_trained', label: messages.litterTrained },
  { name: 'summary', label: messages.summary },
  { name: 'description', label: messages.description },
  ...LANGUAGES.flatMap((language) => [
    { name: translatedField('summary', language), label: fieldIn(language, messages.summary) },
    {
      name: translatedField('description', language),
      label: fieldIn(language, messages.description),
    },
  ]),
  { name: 'shelter_notes', label: messages.shelterNotes },
  { name: 'birth_date', label: messages.birthDate },
  { name: 'is_birth_date_estimated', label: messages.birthDateEstimated },
  { name: 'color', label: messages.color },
];

const isFact = (name: FieldName): name is PetFactName => name in petFacts;

function textOf(name: FieldName, values: PetFormValues): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (name === 'status') return petStatusName(value, values.sex);
  if (!isFact(name)) return value;
  const fact = petFacts[name];
  if (fact.kind === 'choice')
    return value && factLabel(name as never, value, values.species, values.sex);
  return answerOptions.find((option) => option.value === value)?.label ?? value;
}

/** The differing fields of two versions of a pet, with the labels of the form; photos only as text. */
export function petConflictFields(
  { base, current }: RowConflict<Pet>,
  mine: PetFormValues,
  changed: ChangedPetFields,
  image: File | null,
): ConflictField[] {
  const versions = { base: toPetForm(base), current: toPetForm(current), mine };
  const differing = conflictFields(fields, versions, changed, textOf);
  const isOtherPhoto = current.image_url !== base.image_url;
  if (!isOtherPhoto && !image) return differing;
  const photo = {
    label: messages.photo,
    now: isOtherPhoto ? messages.otherPhoto : messages.samePhoto,
    yours: image ? messages.yourPhoto({ file: image.name }) : null,
    before: messages.shownPhoto,
  };
  return [photo, ...differing];
}
