import { Button } from '../../../components/ui/Button.tsx';
import { usePutAside } from '../put-aside-api.ts';
import { putAsideTexts } from '../put-aside-messages.ts';

interface NotForMeButtonProps {
  pet: { id: string; name: string };
  /** Id of the element with the pet's name. */
  nameId: string;
}

/** B2.07: leaves the pet out of the matches. */
export function NotForMeButton({ pet, nameId }: NotForMeButtonProps) {
  const putAside = usePutAside();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="w-full"
      busy={putAside.isPending}
      aria-describedby={nameId}
      onClick={() => putAside.mutate(pet)}
    >
      {putAsideTexts.notForMe}
    </Button>
  );
}
