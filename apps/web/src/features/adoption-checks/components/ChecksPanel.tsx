import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { adoptionChecksQuery } from '../adoption-checks-api.ts';
import { adoptionCheckMessages as messages } from '../adoption-checks-messages.ts';
import { CheckItem } from './CheckItem.tsx';

type ChecksPanelProps = { adoptionId: string; timeZone: string };

/** What staff check before an adoption, with who and when. */
export function ChecksPanel({ adoptionId, timeZone }: ChecksPanelProps) {
  const query = useQuery(adoptionChecksQuery(adoptionId));
  const { data } = query;
  return (
    <TitledCard id="adoption-checks" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
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
    </TitledCard>
  );
}
