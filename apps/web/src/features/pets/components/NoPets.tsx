import noPets from '../../../artwork/no-pets.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';

interface NoPetsProps {
  isFiltered: boolean;
  onClear: () => void;
}

/** Shown when no pet matches the filters, or when every pet has found a home. */
export function NoPets({ isFiltered, onClear }: NoPetsProps) {
  const picture = <img src={noPets} alt="" className="h-48" />;
  return isFiltered ? (
    <EmptyState
      picture={picture}
      title="No pets fit these filters"
      action={<Button onClick={onClear}>Show all pets</Button>}
    >
      Try fewer of them, or another spelling of the name.
    </EmptyState>
  ) : (
    <EmptyState picture={picture} title="Every pet has found a home">
      New ones arrive all the time. Please look in again soon.
    </EmptyState>
  );
}
