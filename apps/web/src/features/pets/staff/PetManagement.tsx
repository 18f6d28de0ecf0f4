import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useMemo } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { petStatusName } from '../../../lib/text/pet-status-name.ts';
import { DashboardList } from '../../../staff/dashboard/DashboardList.tsx';
import { useDashboardList } from '../../../staff/dashboard/use-dashboard-list.ts';
import { useListFilter } from '../../../staff/dashboard/use-list-filter.ts';
import { AdoptionConsequences } from '../../visits/staff/outcome/adoption.tsx';
import { PetDialogs, usePetDialogs } from './PetDialogs.tsx';
import { PetDashboardCard } from './PetRowCards.tsx';
import { petDashboardColumns } from './pet-columns.tsx';
import { petResource } from './pet-resource.ts';
import { petRows } from './staff-pets-api.ts';
import { petDashboardMessages } from './staff-pets-messages.ts';

const statuses = PetStatus.options.map((status) => ({
  value: status,
  label: petStatusName(status),
}));

/** The pets of the shelter, which staff add, edit and delete, one or many at a time. */
export function PetManagement({ timeZone }: { timeZone: string }) {
  const filter = useListFilter('pets', PetStatus.options);
  const list = useDashboardList(petRows, filter.filter);
  const dialogs = usePetDialogs();
  const { actions } = dialogs;
  const columns = useMemo(() => petDashboardColumns(timeZone, actions), [timeZone, actions]);
  return (
    <DashboardList
      resource={petResource}
      id="pets"
      texts={petDashboardMessages}
      addIcon={<PlusIcon className="size-4.5" />}
      onAdd={actions.onAdd}
      list={list}
      filter={filter}
      statuses={statuses}
      columns={columns}
      renderCard={(pet) => <PetDashboardCard pet={pet} timeZone={timeZone} actions={actions} />}
      emptyPicture={noPetsPicture}
      consequencesOf={(change, pets) =>
        change === 'Adopted' && <AdoptionConsequences pets={pets} timeZone={timeZone} />
      }
    >
      <PetDialogs dialogs={dialogs} timeZone={timeZone} />
    </DashboardList>
  );
}
