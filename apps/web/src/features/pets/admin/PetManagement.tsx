import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { BulkOutcome } from '../../../staff/bulk/BulkOutcome.tsx';
import { BulkTools } from '../../../staff/bulk/BulkTools.tsx';
import { ListFilter } from '../../../staff/list/ListFilter.tsx';
import { ListPanel } from '../../../staff/list/ListPanel.tsx';
import { AdminSection, LoadMorePanel } from '../../../staff/list/ListSection.tsx';
import { RowList } from '../../../staff/list/RowList.tsx';
import { useListFilter } from '../../../staff/list/use-list-filter.ts';
import { AdoptionConsequences } from './AdoptionConsequences.tsx';
import { PetDialogs, usePetDialogs } from './PetDialogs.tsx';
import { PetRowCard } from './PetRowCard.tsx';
import { petBulkActions } from './pet-bulk-action.ts';
import { petOverviewColumns } from './pet-columns.tsx';
import {
  petBulkMessages,
  petListLabels,
  petListMessages,
  petOverviewMessages,
} from './pets-admin-messages.ts';
import { useBulkPetAction } from './use-bulk-pet-action.ts';
import { usePetOverview } from './use-pet-overview.ts';

const statuses = PetStatus.options.map((status) => ({ value: status, label: status }));

/** R2.49: the pets of the shelter, which staff add, edit and delete, one or many at a time. */
export function PetManagement({ timeZone }: { timeZone: string }) {
  const { filter, setFilter, filterKey } = useListFilter('pets', PetStatus.options);
  const { list, total, listKey, isFiltered, count, selection, selected } = usePetOverview(filter);
  const { dialog, actions, close } = usePetDialogs();
  const bulk = useBulkPetAction(selected, selection.clear);
  const columns = useMemo(() => petOverviewColumns(timeZone, actions), [timeZone, actions]);

  return (
    <AdminSection
      id="pets"
      title={petOverviewMessages.title}
      count={list.isPending ? null : count}
      action={
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<PlusIcon className="size-4.5" />}
          onClick={actions.onAdd}
        >
          {petOverviewMessages.add}
        </Button>
      }
      filter={
        <ListFilter
          key={filterKey}
          label={petOverviewMessages.search}
          placeholder={petOverviewMessages.searchHint}
          filter={filter}
          statuses={statuses}
          onChange={setFilter}
        />
      }
    >
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <ListPanel
        list={list}
        isFiltered={isFiltered}
        messages={petListMessages}
        emptyPicture={noPetsPicture}
        onClearFilter={() => setFilter({ text: '', status: '' })}
      >
        <LoadMorePanel
          list={list}
          total={total}
          listKey={listKey}
          label={petListLabels.scrollArea}
          hasBulkBar={selection.count > 0}
        >
          <RowList
            total={total}
            selection={selection}
            columns={columns}
            rows={list.rows}
            labels={petListLabels}
            renderCard={(pet) => <PetRowCard pet={pet} timeZone={timeZone} actions={actions} />}
          />
        </LoadMorePanel>
      </ListPanel>
      <BulkTools
        messages={petBulkMessages}
        choices={petBulkActions}
        bulk={bulk}
        selection={selection}
        consequences={
          bulk.action === 'Adopted' && (
            <AdoptionConsequences pets={selected.shown} timeZone={timeZone} />
          )
        }
      />
      <PetDialogs dialog={dialog} timeZone={timeZone} onClose={close} />
    </AdminSection>
  );
}
