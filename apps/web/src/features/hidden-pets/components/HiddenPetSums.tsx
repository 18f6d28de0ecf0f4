import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { hiddenPetSumsQuery } from '../hidden-pets-api.ts';
import { hiddenPetTexts } from '../hidden-pets-messages.ts';

/** Number of adopters who have hidden a pet, by reason, for staff; without names. */
export function HiddenPetSums({ petId }: { petId: string }) {
  const titleId = useId();
  const { data } = useQuery(hiddenPetSumsQuery(petId));
  if (!data) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {hiddenPetTexts.sums}
      </h2>
      <p className="mt-1 text-sm text-text-muted">
        {data.length > 0 ? hiddenPetTexts.sumsHint : hiddenPetTexts.nobody}
      </p>
      {data.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {data.map(({ reason, count }) => (
            <li key={reason ?? 'none'} className="flex justify-between gap-4">
              {hiddenPetTexts.reason(reason)}
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
