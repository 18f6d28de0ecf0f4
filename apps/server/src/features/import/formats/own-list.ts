import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { readCsvText } from '../../../platform/files/csv.ts';
import { layoutLabels } from '../import-messages.ts';
import { type Layout, same } from './layout.ts';

/** Facts that other software does not export. */
const ownFacts = petFactNames.filter((name) => !('imported' in petFacts[name]));

/**
 * The list of pets that staff download here (`export-tables.ts`). Its ids are those of pets here. The zip file of
 * everything has more: photos, pairs, stays and texts in other languages.
 */
export const ownList: Layout = {
  format: 'pawmatch',
  get label() {
    return layoutLabels.pawmatch;
  },
  source: 'pawmatch',
  required: ['id', 'name', 'breed', 'species', 'age_group', 'training_traits', 'is_listed'],
  columns: {
    ...same('id', 'name', 'species', 'sex', 'size', 'special_needs', 'status', ...ownFacts),
    ...same('training_traits', 'is_birth_date_estimated', 'color'),
    ...same('microchip', 'shelter_number', 'shelter_notes', 'summary', 'description'),
    breed_primary: 'breed',
    age: 'age_group',
    born: 'birth_date',
    coat: 'hair_length',
    env_children: 'kid_friendly',
    env_dogs: 'dog_friendly',
    env_cats: 'cat_friendly',
    posted: 'listed_at',
    photo: 'external_photo',
  },
  convert: ({ breed = '', ...cells }) => ({
    breed_primary: readCsvText(breed),
    ...Object.fromEntries(texts.map((name) => [name, readCsvText(cells[name] ?? '')])),
  }),
  statuses: { available: 'Available', pending: 'Pending', adopted: 'Adopted' },
};

const texts = ['name', 'color', 'shelter_number', 'shelter_notes', 'summary', 'description'];
