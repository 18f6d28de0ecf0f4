import { useQuery } from '@tanstack/react-query';
import { putAsideQuery, useBringBack, useChangeReason } from '../put-aside-api.ts';
import { PutAsideList } from './PutAsideList.tsx';

/** The pets that the user put aside; failures show nothing, since the matches are there without them. */
export function MyPutAside() {
  const { data = [] } = useQuery(putAsideQuery);
  const changeReason = useChangeReason();
  const bringBack = useBringBack();
  return (
    <PutAsideList
      pets={data}
      isBusy={changeReason.isPending || bringBack.isPending}
      onReason={(petId, reason) => changeReason.mutate({ petId, reason })}
      onBringBack={bringBack.mutate}
    />
  );
}
