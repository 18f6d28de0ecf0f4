import type { Pet } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo, useState } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { AdminSection } from '../../../components/admin/AdminSection.tsx';
import { BulkOutcome } from '../../../components/admin/BulkOutcome.tsx';
import { BulkTools } from '../../../components/admin/BulkTools.tsx';
import { ListFilter } from '../../../components/admin/ListFilter.tsx';
import { ListPanel } from '../../../components/admin/ListPanel.tsx';
import { useFilteredList } from '../../../components/admin/use-filtered-list.ts';
import { useListFilter } from '../../../components/admin/use-list-filter.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/actions.tsx';
import { readDraft } from '../../../lib/drafts.ts';
import { VisitsOfAdoptedPets } from '../../visits/admin/VisitsOfAdoptedPets.tsx';
import { useAllPets } from '../api/list-all-pets.ts';
import { DeletePetConfirm } from './DeletePetConfirm.tsx';
import { PetFormDialog } from './PetFormDialog.tsx';
import { PetTable } from './PetTable.tsx';
import { petBulkActions } from './pet-bulk-action.ts';
import { PET_DRAFT, type PetDraft } from './pet-form-draft.ts';
import { filterPetList, noPetListFilter } from './pet-list-filter.ts';
import { petBulkMessages, petListMessages } from './pets-admin-messages.ts';
import { useBulkPetAction } from './use-bulk-pet-action.ts';

const noPets: readonly Pet[] = [];
const statuses = PetStatus.options.map((status) => ({ value: status, label: status }));

/** Reopens a form that was open when the session ended. */
function petOfDraft(): Pet | 'new' | null {
  const draft = readDraft<PetDraft>(PET_DRAFT);
  return draft && (draft.pet ?? 'new');
}

/** R2.49: the pets of the shelter, which staff add, edit and delete, one or many at a time. */
export function PetManagement({ timeZone }: { timeZone: string }) {
  const list = useAllPets();
  const { filter, setFilter } = useListFilter('pets', PetStatus.options);
  /** The pet in the form; "new" to add one. */
  const [editing, setEditing] = useState<Pet | 'new' | null>(petOfDraft);
  const [deleting, setDeleting] = useState<Pet | null>(null);

  const pets = list.data?.pets ?? noPets;
  const isEdited = ({ id }: Pet) => editing !== 'new' && id === editing?.id;
  const breeds = useMemo(() => [...new Set(pets.map(({ breed }) => breed))], [pets]);
  const { listed, selection, selected, count } = useFilteredList(pets, filter, filterPetList);
  const bulk = useBulkPetAction(selected, selection.clear);

  return (
    <AdminSection
      id="pets"
      title="Pet Management"
      count={list.data?.isComplete ? count : null}
      action={
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<PlusIcon className="size-4.5" />}
          onClick={() => setEditing('new')}
        >
          Add New Pet
        </Button>
      }
      filter={
        <ListFilter
          label="Search pets"
          placeholder="Name or breed"
          filter={filter}
          statuses={statuses}
          onChange={setFilter}
        />
      }
    >
      <BulkOutcome failures={bulk.failures} onDismiss={bulk.dismissFailures} />
      <ListPanel
        query={list}
        total={pets.length}
        listed={listed.length}
        messages={petListMessages}
        emptyPicture={noPetsPicture}
        onClearFilter={() => setFilter(noPetListFilter)}
      >
        <PetTable
          pets={listed}
          listKey={`${filter.status} ${filter.text.trim()}`}
          timeZone={timeZone}
          selection={selection}
          onEdit={setEditing}
          onDelete={setDeleting}
        />
      </ListPanel>
      <BulkTools
        messages={petBulkMessages}
        choices={petBulkActions}
        bulk={bulk}
        selection={selection}
        consequences={
          bulk.action === 'Adopted' && (
            <VisitsOfAdoptedPets
              petIds={selected.filter(({ status }) => status !== 'Adopted').map(({ id }) => id)}
              timeZone={timeZone}
            />
          )
        }
      />
      {editing && (
        <PetFormDialog
          pet={editing === 'new' ? null : editing}
          isDeleted={editing !== 'new' && list.data?.isComplete && !pets.some(isEdited)}
          breeds={breeds}
          timeZone={timeZone}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && <DeletePetConfirm pet={deleting} onClose={() => setDeleting(null)} />}
    </AdminSection>
  );
}
