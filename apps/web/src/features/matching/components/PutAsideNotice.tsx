import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Button } from '../../../components/ui/Button.tsx';
import { useBringBack } from '../../put-aside/put-aside-api.ts';
import { putAsideTexts } from '../../put-aside/put-aside-messages.ts';
import { changeTexts as texts } from '../matching-messages.ts';

interface PutAsideNoticeProps {
  pet: Pet;
  putAside: NonNullable<PetVerdict['put_aside']>;
  partner: string | null;
}

/** B2.07: the pet in mind, or the other one of its pair, was put aside, with the way back. */
export function PutAsideNotice({ pet, putAside, partner }: PutAsideNoticeProps) {
  const bringBack = useBringBack();
  const { pet_id: id, name, by_partner } = putAside;
  if (by_partner) return <p className="mb-3">{texts.partnerPutAside(partner ?? '', name)}</p>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{id === pet.id ? texts.putAside : texts.otherPutAside(name)}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={bringBack.isPending}
        aria-label={putAsideTexts.bringBackNamed(name)}
        onClick={() => bringBack.mutate({ id, name })}
      >
        {putAsideTexts.bringBack}
      </Button>
    </div>
  );
}
