import { numberIds } from '@pawmatch/contract/numbers/number-values';
import { getNumbersFile } from '@pawmatch/contract/numbers/numbers-endpoints';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { MatrixTable } from '../components/MatrixTable.tsx';
import { NumberCard } from '../components/NumberCard.tsx';
import { NumberCharts } from '../components/NumberCharts.tsx';
import { PeriodChooser } from '../components/PeriodChooser.tsx';
import { numbersQuery } from '../numbers-api.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { usePeriod } from '../use-period.ts';

/** The numbers of a period beside the year before; on paper two pages. */
export function AdminNumbersPage() {
  const shelter = useShelter();
  const chosen = usePeriod();
  const { period } = chosen;
  const query = useQuery(numbersQuery(period));
  const { data, isError, isPending } = query;
  const numbers = isError ? undefined : data;
  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-4 sm:px-6 print:p-0 print:[zoom:0.68]">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h1 className="text-2xl">{messages.title}</h1>
            <p className="text-sm text-text-muted">
              {shelter && numbers
                ? messages.ofShelter({ shelter: shelter.name, period: numbers.current })
                : messages.loading}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <DownloadButton endpoint={getNumbersFile} parts={{ query: period ?? {} }}>
              {messages.download}
            </DownloadButton>
            <Button variant="secondary" size="sm" onClick={() => print()}>
              {messages.print}
            </Button>
          </div>
        </header>
        <PeriodChooser {...chosen} />
        {isPending && <ListSkeleton label={messages.loading} />}
        <LoadFailure query={query} message={messages.failed} />
        {numbers && (
          <>
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4 print:grid-cols-2">
              {numberIds.map((id) => (
                <li key={id} className="grid">
                  <NumberCard id={id} numbers={numbers} />
                </li>
              ))}
            </ul>
            <NumberCharts numbers={numbers} />
            <MatrixTable numbers={numbers.current} />
          </>
        )}
      </div>
    </>
  );
}
