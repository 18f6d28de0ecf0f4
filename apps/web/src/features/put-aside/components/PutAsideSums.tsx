import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { putAsideSumsQuery } from '../put-aside-api.ts';
import { putAsideTexts } from '../put-aside-messages.ts';

/** B2.07: how many adopters put a pet aside and why, for staff; nobody is named. */
export function PutAsideSums({ petId }: { petId: string }) {
  const titleId = useId();
  const { data } = useQuery(putAsideSumsQuery(petId));
  if (!data) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {putAsideTexts.sums}
      </h2>
      <p className="mt-1 text-sm text-text-muted">
        {data.length > 0 ? putAsideTexts.sumsHint : putAsideTexts.nobody}
      </p>
      {data.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {data.map(({ reason, count }) => (
            <li key={reason ?? 'none'} className="flex justify-between gap-4">
              {putAsideTexts.reason(reason)}
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
