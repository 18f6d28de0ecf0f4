import { Button } from '../../../components/ui/Button.tsx';
import { useHidePet } from '../hidden-pets-api.ts';
import { hiddenPetTexts } from '../hidden-pets-messages.ts';

interface NotForMeButtonProps {
  pet: { id: string; name: string };
  /** Id of the element with the pet's name. */
  nameId: string;
}

/** Leaves the pet out of the matches. */
export function NotForMeButton({ pet, nameId }: NotForMeButtonProps) {
  const hidePet = useHidePet();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="w-full"
      busy={hidePet.isPending}
      aria-describedby={nameId}
      onClick={() => hidePet.mutate(pet)}
    >
      {hiddenPetTexts.notForMe}
    </Button>
  );
}
