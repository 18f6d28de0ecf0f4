import type { Pet } from '@pawmatch/contract/pets/pet';
import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import { missingPetDetails, petSorts } from '@pawmatch/contract/pets/pet-lists';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import { RECORD_PAGE_SIZE } from '../../../components/admin/PageControls.tsx';
import { recordListMessages } from '../../../components/admin/record-list-messages.ts';
import { setValues, useListAddress } from '../../../components/admin/use-list-address.ts';
import { useRecordPage } from '../../../components/admin/use-record-page.ts';
import { useSelection } from '../../../components/admin/use-selection.ts';
import { petRecordMessages } from './pets-admin-messages.ts';
import { staffPetsQuery } from './staff-pets-api.ts';

const parameters = {
  q: null,
  status: PetStatus.options,
  species: petFacts.species.values,
  lacks: missingPetDetails,
  sort: petSorts,
} as const;

/**
 * B4.01: the pets that the address asks for, and those of them that are selected. `filters` are as
 * `GET /pets` takes them, and match pets of other pages too.
 */
export function usePetRecords() {
  const address = useListAddress(parameters);
  const { sort, ...filters } = setValues(address.values);
  const list = useRecordPage<Pet>(
    staffPetsQuery({
      ...filters,
      sort,
      offset: (address.page - 1) * RECORD_PAGE_SIZE,
      limit: RECORD_PAGE_SIZE,
    }),
  );
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  const selection = useSelection(ids);
  const selected = list.rows.filter(({ id }) => selection.ids.has(id));

  const { q, status, species, lacks } = address.values;
  const { searchWith } = address;
  const activeFilters = [
    q.trim() && { label: recordListMessages.searchFor(q.trim()), search: searchWith({ q: '' }) },
    status && { label: status, search: searchWith({ status: '' }) },
    species && { label: species, search: searchWith({ species: '' }) },
    lacks && { label: petRecordMessages.missingDetails[lacks], search: searchWith({ lacks: '' }) },
  ].filter((filter) => filter !== '');

  return { address, filters, activeFilters, list, selection, selected };
}
