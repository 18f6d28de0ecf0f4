import { Link } from 'react-router';
import { DayFilter } from '../../../staff/list/ListFilter.tsx';
import { numbersMessages as messages } from '../numbers-messages.ts';
import { periodNames, type usePeriod } from '../use-period.ts';

/** The period whose numbers are shown: one of those that people choose most, or any days. */
export function PeriodChooser({ name, from, to, searchOf, setDays }: ReturnType<typeof usePeriod>) {
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
