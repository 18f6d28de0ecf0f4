import type { Pet } from '@pawmatch/contract/pets/pet';
import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import { petGaps as gaps, type petGaps, petSorts } from '@pawmatch/contract/pets/pet-lists';
import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { type StaffList, textFilter } from '../../../staff/list/use-staff-list.ts';
import { petRecordMessages as messages } from './pets-admin-messages.ts';
import { petRows } from './staff-pets-api.ts';

/** B4.01: all pets of the shelter, page by page. */
export const petList: StaffList<Pet, PetFacets> = {
  name: 'pets',
  source: petRows,
  filters: {
    q: textFilter,
    status: {
      control: { label: messages.status, any: messages.anyStatus },
      values: PetStatus.options,
    },
    species: {
      control: { label: messages.species, any: messages.anySpecies },
      values: petFacts.species.values,
      textOf: (species) => `${species}s`,
      shownAs: (species) => species,
    },
    lacks: {
      control: { label: messages.lacks, any: messages.anyGap },
      values: gaps,
      textOf: (gap: (typeof petGaps)[number]) => messages.lacking[gap],
    },
  },
  sorts: {
    values: petSorts,
    first: 'newest',
    textOf: (sort: (typeof petSorts)[number]) => messages.sorts[sort],
  },
  texts: messages,
};
