import { petFacts } from '@pawmatch/contract/pets/pet-facts';
import { petGaps, petSorts } from '@pawmatch/contract/pets/pet-lists';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { BulkOutcome } from '../../../staff/bulk/BulkOutcome.tsx';
import { BulkTools } from '../../../staff/bulk/BulkTools.tsx';
import { ColumnChooser, useChosenColumns } from '../../../staff/list/ColumnChooser.tsx';
import { ListSelect } from '../../../staff/list/ListFilter.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { ListToolbar } from '../../../staff/list/ListToolbar.tsx';
import { RecordList } from '../../../staff/list/RecordList.tsx';
import { useExtendedSelection } from '../../../staff/list/use-selection.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { UndoNotice } from '../../../staff/UndoNotice.tsx';
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
const gaps = [
  { value: '', label: 'Complete or not' },
  ...toChoices(petGaps, (gap) => petRecordMessages.lacking[gap]),
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
      <ListToolbar
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
          choices={gaps}
          onChange={(lacks) => set({ lacks })}
        />
        <ListSelect
          label={petRecordMessages.sort}
          value={sort}
          choices={sorts}
          onChange={(value) => set({ sort: value === 'newest' ? '' : value })}
        />
        <ColumnChooser columns={chosen.optional} onToggle={chosen.toggle} />
      </ListToolbar>
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
