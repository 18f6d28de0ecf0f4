import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import { missingPetDetails, petSorts } from '@pawmatch/contract/pets/pet-lists';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { BulkOutcome } from '../../../components/admin/BulkOutcome.tsx';
import { BulkTools } from '../../../components/admin/BulkTools.tsx';
import { ColumnChooser } from '../../../components/admin/ColumnChooser.tsx';
import { ListEmpty } from '../../../components/admin/ListEmpty.tsx';
import { ListSelect } from '../../../components/admin/ListFilter.tsx';
import { RecordList } from '../../../components/admin/RecordList.tsx';
import { RecordToolbar } from '../../../components/admin/RecordToolbar.tsx';
import { StaffPage } from '../../../components/admin/StaffPage.tsx';
import { UndoNotice } from '../../../components/admin/UndoNotice.tsx';
import { useChosenColumns } from '../../../components/admin/use-chosen-columns.ts';
import { useExtendedSelection } from '../../../components/admin/use-extended-selection.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { MostWantedFacts } from '../../most-wanted-facts/components/MostWantedFacts.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { AdoptionConsequences } from '../admin/AdoptionConsequences.tsx';
import { PetDialogs, usePetDialogs } from '../admin/PetDialogs.tsx';
import { PetRecordCard } from '../admin/PetRecordCard.tsx';
import { petBulkActions } from '../admin/pet-bulk-action.ts';
import { petRecordColumns } from '../admin/pet-columns.tsx';
import {
  petBulkMessages,
  petListLabels,
  petListMessages,
  petMatchesMessages,
  petRecordMessages,
} from '../admin/pets-admin-messages.ts';
import { useBulkChangeOfFiltered } from '../admin/use-bulk-change-of-filtered.ts';
import { useBulkPetAction } from '../admin/use-bulk-pet-action.ts';
import { useChangePet } from '../admin/use-change-pet.ts';
import { usePetRecords } from '../admin/use-pet-records.ts';

const toChoices = <Value extends string>(values: readonly Value[], label: (v: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const statuses = [
  { value: '', label: 'Any status' },
  ...toChoices(PetStatus.options, (status) => status),
] as const;
const species = [
  { value: '', label: 'Dogs and cats' },
  ...toChoices(petFacts.species.values, (one) => `${one}s`),
] as const;
const missing = [
  { value: '', label: 'Complete or not' },
  ...toChoices(missingPetDetails, (detail) => petRecordMessages.missingDetails[detail]),
] as const;
const sorts = toChoices(petSorts, (sort) => petRecordMessages.sorts[sort]);

/** B4.01: all pets of the shelter, page by page. */
export function AdminPetsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { address, filters, activeFilters, list, selection, selected } = usePetRecords();
  const { values, set } = address;
  const { dialog, actions, close } = usePetDialogs();
  const changePet = useChangePet();
  const columns = useMemo(() => petRecordColumns(timeZone, actions), [timeZone, actions]);
  const chosen = useChosenColumns('pets', columns);
  const ofPage = useBulkPetAction(
    { count: selected.length, load: async () => selected },
    selection.clear,
  );
  const total = list.total ?? 0;
  const extended = useExtendedSelection(selection, list.rows.length, total);
  const matches = useBulkChangeOfFiltered(filters, total, extended.clear);
  const bulk = extended.isExtended ? matches : ofPage;
  const sort = values.sort || 'newest';
  const addButton = (
    <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={actions.onAdd}>
      {petRecordMessages.add}
    </Button>
  );

  return (
    <StaffPage
      title={petRecordMessages.title}
      count={list.total === null ? null : petRecordMessages.count(list.total)}
      action={addButton}
    >
      <MostWantedFacts
        onAnswer={({ asked: { pet_id, version, fact }, value }) =>
          changePet({ id: pet_id, version }, { [fact]: value })
        }
      />
      <RecordToolbar
        label={petRecordMessages.search}
        placeholder={petRecordMessages.searchHint}
        text={values.q}
        onSearch={(q) => set({ q }, { replace: true })}
        filters={activeFilters}
      >
        <ListSelect
          label={petRecordMessages.status}
          value={values.status}
          choices={statuses}
          onChange={(status) => set({ status })}
        />
        <ListSelect
          label={petRecordMessages.species}
          value={values.species}
          choices={species}
          onChange={(value) => set({ species: value })}
        />
        <ListSelect
          label={petRecordMessages.lacks}
          value={values.lacks}
          choices={missing}
          onChange={(lacks) => set({ lacks })}
        />
        <ListSelect
          label={petRecordMessages.sort}
          value={sort}
          choices={sorts}
          onChange={(value) => set({ sort: value === 'newest' ? '' : value })}
        />
        <ColumnChooser columns={chosen.optional} onToggle={chosen.toggle} />
      </RecordToolbar>
      {matches.undo && <UndoNotice text={matches.undo.text} onUndo={matches.undo.run} />}
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <RecordList
        list={list}
        page={address.page}
        searchOfPage={address.searchOfPage}
        labels={petListLabels}
        selection={selection}
        columns={chosen.shown}
        sort={{
          current: sort,
          searchOf: (order) =>
            address.searchWith({ sort: order === 'newest' ? '' : (order as 'name') }),
        }}
        renderCard={(pet) => <PetRecordCard pet={pet} timeZone={timeZone} actions={actions} />}
        filters={activeFilters}
        messages={petListMessages}
        empty={
          <ListEmpty picture={noPetsPicture} action={addButton}>
            {petRecordMessages.noPets}
          </ListEmpty>
        }
      >
        <BulkTools
          messages={
            extended.isExtended
              ? { ...petBulkMessages, selected: petMatchesMessages.allSelected }
              : petBulkMessages
          }
          choices={petBulkActions}
          bulk={bulk}
          selection={extended.selection}
          extension={
            extended.canExtend && (
              <Button variant="quiet" size="sm" onClick={extended.extend}>
                {petMatchesMessages.selectAll(total)}
              </Button>
            )
          }
          consequences={
            extended.isExtended ? (
              <p>{petMatchesMessages.consequences}</p>
            ) : (
              bulk.action === 'Adopted' && (
                <AdoptionConsequences pets={selected} timeZone={timeZone} />
              )
            )
          }
        />
      </RecordList>
      <PetDialogs dialog={dialog} timeZone={timeZone} onClose={close} />
    </StaffPage>
  );
}
