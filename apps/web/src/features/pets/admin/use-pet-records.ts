import type { Pet } from '@pawmatch/contract/pets/pet';
import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import { petGaps, petSorts } from '@pawmatch/contract/pets/pet-lists';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import { RECORD_PAGE_SIZE } from '../../../staff/list/PageControls.tsx';
import { setValues, useListAddress } from '../../../staff/list/use-list-address.ts';
import { useRecordPage } from '../../../staff/list/use-row-page.ts';
import { useSelection } from '../../../staff/list/use-selection.ts';
import { recordListMessages } from '../../../staff/staff-messages.ts';
import { petRecordMessages } from './pets-admin-messages.ts';
import { staffPetsQuery } from './staff-pets-api.ts';

const parameters = {
  q: null,
  status: PetStatus.options,
  species: petFacts.species.values,
  lacks: petGaps,
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
    lacks && { label: petRecordMessages.lacking[lacks], search: searchWith({ lacks: '' }) },
  ].filter((filter) => filter !== '');

  return { address, filters, activeFilters, list, selection, selected };
}
