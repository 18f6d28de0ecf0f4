import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { adoptionChecksQuery } from '../adoption-checks-api.ts';
import { adoptionCheckMessages as messages } from '../adoption-checks-messages.ts';
import { CheckItem } from './CheckItem.tsx';

type ChecksPanelProps = { adoptionId: string; timeZone: string };

/** What staff check before an adoption, with who and when. */
export function ChecksPanel({ adoptionId, timeZone }: ChecksPanelProps) {
  const { data, error, refetch } = useQuery(adoptionChecksQuery(adoptionId));
  return (
    <Card as="section" aria-labelledby="adoption-checks" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="adoption-checks" className="text-xl">
          {messages.title}
        </h2>
        <p className="text-sm text-text-muted">{messages.about}</p>
      </div>
      {error && !data && (
        <LoadFailure
          message={messages.loadFailed}
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && (
        <ul className="grid divide-y divide-line">
          {data.map((check) => (
            <CheckItem
              key={`${check.check} ${check.at}`}
              adoptionId={adoptionId}
              check={check}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
