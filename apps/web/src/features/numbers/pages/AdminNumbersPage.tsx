import { numberIds } from '@pawmatch/contract/numbers/number-values';
import { getNumbersFile, type Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { periodLabels } from '@pawmatch/contract/numbers/periods';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { DayFilter } from '../../../staff/list/ListFilter.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { ChartFigure } from '../components/ChartFigure.tsx';
import { MatrixTable } from '../components/MatrixTable.tsx';
import { NumberCard } from '../components/NumberCard.tsx';
import { numbersQuery } from '../numbers-api.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { periodNames, usePeriod } from '../use-period.ts';

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

/** Intake and outcomes, by kind and in their course. */
function NumberCharts({ numbers: { charts, current } }: { numbers: Numbers }) {
  return (
    <section aria-labelledby="charts" className="grid gap-3 print:break-before-page">
      <h2 id="charts" className="text-xl">
        {messages.charts}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} chart={chart} periods={periodLabels(current)} />
        ))}
      </div>
    </section>
  );
}

/** The period whose numbers are shown: one of those that people choose most, or any days. */
function PeriodChooser({ name, from, to, searchOf, setDays }: ReturnType<typeof usePeriod>) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <nav aria-label={messages.periods}>
        <ul className="flex flex-wrap gap-1">
          {periodNames.map((each) => (
            <li key={each}>
              <Link
                to={searchOf(each)}
                aria-current={each === name || undefined}
                className="flex min-h-9 items-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11"
              >
                {messages.named[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap gap-3 max-md:grid max-md:w-full max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
        <DayFilter
          label={messages.from}
          value={from}
          onChange={(day) => day && setDays({ from: day })}
        />
        <DayFilter label={messages.to} value={to} onChange={(day) => day && setDays({ to: day })} />
      </div>
    </div>
  );
}
