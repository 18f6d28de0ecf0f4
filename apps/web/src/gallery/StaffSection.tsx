import { useState } from 'react';
import noPetsPicture from '../artwork/no-pets.svg';
import { BulkActionBar } from '../components/admin/BulkActionBar.tsx';
import { BulkOutcome } from '../components/admin/BulkOutcome.tsx';
import { Combobox } from '../components/admin/Combobox.tsx';
import { EditConflict } from '../components/admin/EditConflict.tsx';
import { ListEmpty } from '../components/admin/ListEmpty.tsx';
import { ListFilter } from '../components/admin/ListFilter.tsx';
import { ListSkeleton } from '../components/admin/ListSkeleton.tsx';
import { useSelection } from '../components/admin/use-selection.ts';
import { PetTable } from '../features/pets/admin/PetTable.tsx';
import { petBulkActions } from '../features/pets/admin/pet-bulk-action.ts';
import { petBulkMessages, petFormMessages } from '../features/pets/admin/pets-admin-messages.ts';
import { VisitTable } from '../features/visits/admin/VisitTable.tsx';
import { Section } from './Section.tsx';
import { pets, timeZone, visits } from './samples.ts';

const doNothing = () => undefined;

/** Components of the staff's pages. */
export function StaffSection() {
  const [petId, setPetId] = useState('');
  const petSelection = useSelection(pets.map(({ id }) => id));
  const visitSelection = useSelection(visits.map(({ id }) => id));
  return (
    <Section title="Lists and forms for staff">
      <ListFilter
        label="Search pets"
        placeholder="Name or breed"
        filter={{ text: '', status: '' }}
        statuses={[{ value: 'Available', label: 'Available' }]}
        onChange={doNothing}
      />
      <div className="relative">
        <PetTable
          pets={pets}
          listKey="all"
          timeZone={timeZone}
          selection={petSelection}
          onEdit={doNothing}
          onDelete={doNothing}
        />
        <BulkActionBar
          count={petSelection.count}
          label={petBulkMessages.selected(petSelection.count)}
          choices={petBulkActions}
          onChoose={doNothing}
          onClear={petSelection.clear}
        />
      </div>
      <VisitTable
        visits={visits}
        listKey="all"
        headingOf={({ status }) => status}
        timeZone={timeZone}
        selection={visitSelection}
        actions={{ onView: doNothing, onEdit: doNothing, onDelete: doNothing }}
        onStatusChange={async () => true}
      />
      <BulkOutcome
        failures={[{ id: '1', name: 'Biscuit', reason: 'The pet was not found.' }]}
        onDismiss={doNothing}
      />
      <EditConflict
        title={petFormMessages.changedByOther}
        fields={[{ label: 'Status', now: 'Adopted', yours: 'Pending', before: 'Available' }]}
        isBusy={false}
        onUseTheirs={doNothing}
        onSaveMine={doNothing}
      />
      <Combobox
        label="Pet"
        placeholder="Search by name or breed"
        options={pets.map(({ id, name, breed }) => ({ value: id, label: name, hint: breed }))}
        value={petId}
        onChange={setPetId}
      />
      <ListEmpty picture={noPetsPicture}>No pets found. Add your first pet!</ListEmpty>
      <ListSkeleton label="Loading pets..." />
    </Section>
  );
}
