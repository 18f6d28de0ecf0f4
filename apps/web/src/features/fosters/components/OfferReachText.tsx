import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { listInWords } from '../../../lib/text/format-text.ts';
import { offerReachQuery } from '../fosters-api.ts';
import { offerMessages as messages } from '../fosters-messages.ts';

/** Whom an offer of these pets reaches, and why the others do not fit. */
export function OfferReachText({ petIds }: { petIds: readonly string[] }) {
  const query = useQuery({
    ...offerReachQuery([...petIds].sort()),
    enabled: petIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const reach = petIds.length > 0 ? query.data : undefined;
  return (
    <section aria-label={messages.reach} className="grid gap-1 rounded-xl bg-sunken p-4 text-sm">
      <p aria-live="polite" className="font-semibold wrap-anywhere">
        {petIds.length === 0 && messages.chooseFirst}
        {reach &&
          (reach.reached.length === 0
            ? messages.reachesNobody
            : messages.reached({ names: listInWords(reach.reached) }))}
      </p>
      {!query.data && <LoadFailure query={query} message={messages.reachFailed} />}
      {reach && reach.others.length > 0 && (
        <ul className="grid gap-1 text-text-muted">
          {reach.others.map(({ name, reasons }) => (
            <li key={name} className="wrap-anywhere">
              {messages.misfit({
                name,
                reasons: listInWords(reasons.map((reason) => messages.misfits[reason])),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
