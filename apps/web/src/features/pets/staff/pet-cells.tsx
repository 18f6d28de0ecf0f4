import { expectedFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { waitingDays } from '@pawmatch/contract/pets/waiting-time';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../../components/ui/icons/secondary.tsx';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { petStatusName } from '../../../lib/text/pet-status-name.ts';
import { useCan } from '../../../lib/use-can.ts';
import type { RowActions } from '../../../staff/edit/RowDialogs.tsx';
import { StatusDropdown } from '../../../staff/edit/StatusDropdown.tsx';
import { useAdoptionQuestion } from '../../visits/staff/outcome/adoption.tsx';
import { focalPointClasses } from '../photos/photo-sources.ts';
import { askAboutPartners } from './ask-about-partners.ts';
import { petResource } from './pet-resource.ts';
import { useChangePet } from './staff-pets-api.ts';
import { petDashboardMessages, petRecordMessages } from './staff-pets-messages.ts';
import { warnOfHold } from './warn-of-hold.ts';

type PetThumbnailProps = {
  pet: Pick<Pet, 'primary_photo_url' | 'image_url' | 'photos'>;
  className?: string;
};

/** The pet's picture in a list. */
export function PetThumbnail({ pet, className = 'size-10 rounded-md' }: PetThumbnailProps) {
  return (
    <Thumbnail
      src={pet.primary_photo_url?.small ?? pet.image_url}
      fallback={
        <span className="text-center text-[0.625rem] leading-tight">
          {petDashboardMessages.noImage}
        </span>
      }
      className={className}
      imageClassName={focalPointClasses(pet)}
    />
  );
}

/** How many facts of a pet are not known. */
export const countMissingFacts = (pet: Pet): number =>
  expectedFactNames.filter((name) => pet[name] === null).length;

/** Whole days since a pet was added; null once it is adopted. */
export const daysWaiting = (pet: Pick<Pet, 'status' | 'listed_at'>, now: Date): number | null =>
  pet.status === 'Adopted' ? null : waitingDays(pet, now.getTime());

export function waitingText(pet: Pet): string {
  const days = daysWaiting(pet, new Date());
  return days === null ? petRecordMessages.notWaiting : petRecordMessages.waiting(days);
}

export const missingText = (pet: Pet): string =>
  petRecordMessages.missing({
    count: countMissingFacts(pet),
    hasPhoto: pet.image_url !== null,
  });

/** Colours of the badge, also for the statuses of other systems, in any case. */
const tones: Readonly<Record<string, StatusTone>> = {
  available: 'positive',
  pending: 'pending',
  adopted: 'progress',
  'adoption pending': 'pending',
  'adoption approved': 'positive',
  'adoption rejected': 'negative',
  'adoption in progress': 'progress',
  confirmed: 'positive',
  cancelled: 'negative',
  'pending approval': 'pending',
};

export const petStatusTone = (status: string): StatusTone =>
  tones[status.trim().toLowerCase()] ?? 'neutral';

type PetStatusDropdownProps = { pet: Pet; timeZone: string };

/** The status of a pet in its row; any may follow any other. */
export function PetStatusDropdown({ pet, timeZone }: PetStatusDropdownProps) {
  const can = useCan();
  const changePet = useChangePet();
  const adoption = useAdoptionQuestion(timeZone);

  const handleChange = async (status: PetStatus) => {
    const changed = await changePet(pet, { status });
    askAboutPartners([changed]);
    warnOfHold(pet, changed, timeZone);
    return true;
  };

  if (!can(petResource.needs.status)) {
    return (
      <StatusBadge tone={petStatusTone(pet.status)}>
        {petStatusName(pet.status, pet.sex)}
      </StatusBadge>
    );
  }
  return (
    <>
      <StatusDropdown
        current={pet.status}
        tone={petStatusTone(pet.status)}
        choices={PetStatus.options}
        labelOf={(status) => petStatusName(status, pet.sex)}
        name={pet.name}
        confirm={async (status) => status !== 'Adopted' || adoption.ask([pet])}
        onChange={handleChange}
      />
      {adoption.dialog}
    </>
  );
}

export type PetActions = Pick<RowActions<Pet>, 'onEdit' | 'onDelete'>;

type PetRowActionsProps = PetActions & { pet: Pet };

/** Edit and Delete. */
export function PetRowActions({ pet, onEdit, onDelete }: PetRowActionsProps) {
  return (
    <div className="flex">
      {onEdit && (
        <IconButton
          size="sm"
          label={petRecordMessages.editPet({ name: pet.name })}
          icon={<PencilIcon />}
          onClick={() => onEdit(pet)}
        />
      )}
      {onDelete && (
        <IconButton
          size="sm"
          label={petRecordMessages.removePet({ name: pet.name })}
          icon={<TrashIcon />}
          onClick={() => onDelete(pet)}
          className="text-danger"
        />
      )}
    </div>
  );
}
