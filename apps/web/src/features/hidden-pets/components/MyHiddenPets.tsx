import { useQuery } from '@tanstack/react-query';
import { hiddenPetsQuery, useBringBack, useChangeReason } from '../hidden-pets-api.ts';
import { HiddenPetList } from './HiddenPetList.tsx';

/** The pets that the user has hidden; failures show nothing, since the matches are there without them. */
export function MyHiddenPets() {
  const { data = [] } = useQuery(hiddenPetsQuery);
  const changeReason = useChangeReason();
  const bringBack = useBringBack();
  return (
    <HiddenPetList
      pets={data}
      isBusy={changeReason.isPending || bringBack.isPending}
      onReason={(petId, reason) => changeReason.mutate({ petId, reason })}
      onBringBack={bringBack.mutate}
    />
  );
}
