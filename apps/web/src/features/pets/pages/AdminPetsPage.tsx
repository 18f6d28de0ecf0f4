import { useMemo } from 'react';
import noPetsPicture from '../../../artwork/no-pets.svg';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { StaffListPage, useListBulk } from '../../../staff/page/StaffListPage.tsx';
import { useStaffList } from '../../../staff/page/use-staff-list.ts';
import { ListDownload } from '../../export/components/ListDownload.tsx';
import { kennelCardMessages } from '../../kennel-cards/kennel-card-messages.ts';
import { MostWantedFacts } from '../../most-wanted-facts/components/MostWantedFacts.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { AdoptionConsequences } from '../../visits/staff/outcome/adoption.tsx';
import { ReceivedPets } from '../staff/moves/ReceivedPets.tsx';
import { PetDialogs, usePetDialogs } from '../staff/PetDialogs.tsx';
import { PetRecordCard } from '../staff/PetRowCards.tsx';
import { petRecordColumns } from '../staff/pet-columns.tsx';
import { petList, petResource } from '../staff/pet-resource.ts';
import { useChangePet } from '../staff/staff-pets-api.ts';
import { petRecordMessages, petStaffMessages } from '../staff/staff-pets-messages.ts';

/** All pets of the shelter, page by page. */
export function AdminPetsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const state = useStaffList(petList);
  const dialogs = usePetDialogs();
  const { actions } = dialogs;
  const changePet = useChangePet();
  const columns = useMemo(() => petRecordColumns(timeZone, actions), [timeZone, actions]);
  const bulk = useListBulk(
    petResource,
    state,
    (change, pets) =>
      change === 'Adopted' && <AdoptionConsequences pets={pets} timeZone={timeZone} />,
    !state.extended.isExtended && (
      <ButtonLink
        variant="quiet"
        size="sm"
        to={`/admin/cards?ids=${state.selected.map(({ id }) => id).join(',')}`}
      >
        {kennelCardMessages.ofSelection}
      </ButtonLink>
    ),
  );
  const addButton = actions.onAdd && (
    <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={actions.onAdd}>
      {petRecordMessages.add}
    </Button>
  );
  return (
    <StaffListPage
      declared={petList}
      state={state}
      labels={petResource.messages.labels}
      messages={petStaffMessages.list}
      columns={columns}
      renderCard={(pet) => (
        <PetRecordCard pet={pet} timeZone={timeZone} actions={actions} columns={columns} />
      )}
      action={addButton}
      intro={
        <>
          <ReceivedPets timeZone={timeZone} />
          <MostWantedFacts
            onAnswer={({ asked: { pet_id, version, fact }, value }) =>
              changePet({ id: pet_id, version }, { [fact]: value })
            }
          />
        </>
      }
      tool={<ListDownload what="pets" query={{ ...state.filters, sort: state.sort }} />}
      empty={
        <ListEmpty picture={noPetsPicture} action={addButton}>
          {petStaffMessages.list[actions.onAdd ? 'empty' : 'emptyForReaders']}
        </ListEmpty>
      }
      bulk={bulk}
    >
      <PetDialogs dialogs={dialogs} timeZone={timeZone} />
    </StaffListPage>
  );
}
