import { numberIds } from '@pawmatch/contract/numbers/number-values';
import type { NumberRow } from '@pawmatch/contract/numbers/numbers-endpoints';
import { MatrixTable } from '../features/numbers/components/MatrixTable.tsx';
import { NumberCard } from '../features/numbers/components/NumberCard.tsx';
import { NumberCharts } from '../features/numbers/components/NumberCharts.tsx';
import { NumberRowItem } from '../features/numbers/components/NumberRowItem.tsx';
import { PeriodChooser } from '../features/numbers/components/PeriodChooser.tsx';
import { buildNumbers } from '../features/numbers/testing/build-numbers.ts';
import { Section } from './Section.tsx';
import { pets, timeZone } from './samples.ts';

const numbers = buildNumbers();

const row: NumberRow = {
  ...{ id: pets[0].id, subject: 'visit', pet_id: pets[0].id, pet_name: pets[0].name },
  ...{ intake: null, outcome: null },
  ...{ began_at: '2026-03-01T15:00:00.000Z', ended_at: '2026-03-01T16:30:00.000Z' },
};

/** The numbers of the shelter. */
export function NumbersSection() {
  return (
    <Section title="Numbers">
      <PeriodChooser
        {...{ name: 'this_year', period: null }}
        {...{ from: '2026-01-01', to: '2026-11-20' }}
        searchOf={() => ''}
        setDays={() => undefined}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {numberIds.map((id) => (
          <NumberCard key={id} id={id} numbers={numbers} />
        ))}
      </div>
      <NumberCharts numbers={numbers} />
      <MatrixTable numbers={numbers.current} />
      <ul>
        <NumberRowItem number="answers" row={row} timeZone={timeZone} />
      </ul>
    </Section>
  );
}
