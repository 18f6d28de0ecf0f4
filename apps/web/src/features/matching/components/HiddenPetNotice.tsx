import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Button } from '../../../components/ui/Button.tsx';
import { useBringBack } from '../../hidden-pets/hidden-pets-api.ts';
import { hiddenPetTexts } from '../../hidden-pets/hidden-pets-messages.ts';
import { changeTexts as texts } from '../matching-messages.ts';

interface HiddenPetNoticeProps {
  pet: Pet;
  hidden: NonNullable<PetVerdict['put_aside']>;
  partner: string | null;
}

/** B2.07: the referred pet, or the other one of its pair, is hidden, with the way back. */
export function HiddenPetNotice({ pet, hidden, partner }: HiddenPetNoticeProps) {
  const bringBack = useBringBack();
  const { pet_id: id, name, by_partner } = hidden;
  if (by_partner) return <p className="mb-3">{texts.hiddenByPartner(partner ?? '', name)}</p>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{id === pet.id ? texts.hidden : texts.otherHidden(name)}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={bringBack.isPending}
        aria-label={hiddenPetTexts.bringBackNamed(name)}
        onClick={() => bringBack.mutate({ id, name })}
      >
        {hiddenPetTexts.bringBack}
      </Button>
    </div>
  );
}
