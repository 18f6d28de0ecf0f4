import type { Pet } from '@pawmatch/contract/pets/pet';
import { intakeLabels, outcomeLabels } from '@pawmatch/contract/stays/stay-messages';
import type { UnlistedPet } from '@pawmatch/contract/stays/stays-endpoints';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { PetNeeds } from '../../care/components/PetNeeds.tsx';
import { PetThumbnail } from '../../pets/staff/pet-cells.tsx';
import { missingDetails } from '../missing-details.ts';
import { setPhoto, useShowChangedPet } from '../stays-api.ts';
import { unlistedMessages as messages, stayMessages } from '../stays-messages.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useSetListed } from './use-set-listed.ts';

interface UnlistedPetsProps {
  pets: readonly UnlistedPet[];
  timeZone: string;
  /** Opens the form of a pet; undefined for who may not change it. */
  onEdit: ((pet: Pet) => void) | undefined;
}

/** Pets that adopters do not see, each with what is missing before it can be shown. */
export function UnlistedPets({ pets, timeZone, onEdit }: UnlistedPetsProps) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {pets.map(({ pet, stay }) => (
        <li
          key={pet.id}
          className="grid content-start gap-3 rounded-2xl border border-line bg-surface p-4"
        >
          <div className="flex items-center gap-3">
            <PetThumbnail pet={pet} className="size-14 rounded-xl" />
            <div className="grid min-w-0 gap-0.5">
              <Link to={`/admin/pets/${pet.id}`} className="link font-semibold wrap-anywhere">
                {pet.name}
              </Link>
              <p className="text-sm text-text-muted">{stay && stayText(stay, timeZone)}</p>
            </div>
          </div>
          {stay?.outcome === null && <Readiness pet={pet} onEdit={onEdit} />}
        </li>
      ))}
    </ul>
  );
}

function stayText(stay: NonNullable<UnlistedPet['stay']>, timeZone: string): string {
  if (stay.outcome === null) {
    const day = longDate(stay.came_at, timeZone);
    return messages.came({ intake: intakeLabels[stay.intake], day });
  }
  const outcome = outcomeLabels[stay.outcome];
  return stay.left_at
    ? messages.left({ outcome, day: longDate(stay.left_at, timeZone) })
    : stayMessages.dayUnknown({ what: outcome });
}

function Readiness({ pet, onEdit }: { pet: Pet; onEdit: UnlistedPetsProps['onEdit'] }) {
  const mayShow = useCan()('pets.edit');
  const listing = useSetListed(pet);
  const showChanged = useShowChangedPet();
  const missing = missingDetails(pet);
  const handlePhoto = (file: File) =>
    void setPhoto(pet.id, file).then(showChanged, () => adminToast.error(messages.photoFailed));
  return (
    <>
      {pet.care_blocks && pet.care_blocks.length > 0 && <PetNeeds pet={pet} />}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-text-muted">
          {missing.length > 0 ? messages.missing : messages.nothingMissing}
        </span>
        {missing.map((what) => {
          if (what === stayMessages.photo && mayShow) {
            return (
              <PhotoPicker
                key={what}
                label={messages.addPhotoOf({ pet: pet.name })}
                onPick={handlePhoto}
              >
                {what}
              </PhotoPicker>
            );
          }
          return onEdit ? (
            <Button
              key={what}
              size="sm"
              variant="secondary"
              aria-label={messages.add({ what, pet: pet.name })}
              onClick={() => onEdit(pet)}
            >
              {what}
            </Button>
          ) : (
            <span key={what}>{what}</span>
          );
        })}
      </div>
      {mayShow && (
        <Button
          size="sm"
          variant={missing.length > 0 ? 'secondary' : 'primary'}
          className="justify-self-start"
          busy={listing.isPending}
          onClick={() => listing.mutate(true)}
        >
          {stayMessages.show}
        </Button>
      )}
    </>
  );
}
