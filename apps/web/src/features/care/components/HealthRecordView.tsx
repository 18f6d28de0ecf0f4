import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import { healthRecordKinds } from '@pawmatch/contract/care/care-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { titleWithResult } from '@pawmatch/contract/care/result-label';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { Fact, FactList } from '../../../staff/page/RecordPage.tsx';
import { readinessMessages as messages } from '../readiness-messages.ts';
import { WeightChart } from './WeightChart.tsx';

const dayText = (day: string) => longDate(day, 'UTC');

/** The health record of a pet, on the screen and on paper. */
export function HealthRecordView({ record }: { record: HealthRecord }) {
  const { pet, done, weights, medicines, next } = record;
  const born = pet.birth_date && dayText(pet.birth_date);
  const isEmpty = [done, weights, medicines, next].every((list) => list.length === 0);
  return (
    <article className="grid gap-6 print:gap-4">
      <header className="grid gap-1">
        <h1 className="text-2xl wrap-anywhere">{messages.recordOf({ pet: pet.name })}</h1>
        <p className="text-sm text-pretty text-text-muted">
          {messages.asOf({
            day: longDate(record.as_of, record.time_zone),
            shelter: record.shelter_name,
          })}
        </p>
      </header>
      <FactList>
        <Fact label={messages.breed}>{pet.breed}</Fact>
        <Fact label={messages.sex}>{factLabel('sex', pet.sex)}</Fact>
        <Fact label={messages.born}>
          {born
            ? pet.is_birth_date_estimated
              ? messages.bornAbout({ day: born })
              : born
            : messages.unknown}
        </Fact>
        <Fact label={messages.color}>{pet.color ?? messages.unknown}</Fact>
        <Fact label={messages.microchip}>{pet.microchip ?? messages.unknown}</Fact>
      </FactList>
      {isEmpty && <p>{messages.recordEmpty}</p>}
      <Part title={messages.medicines} isEmpty={medicines.length === 0}>
        {medicines.map(({ product, dose, times_a_day, ends_on, left }) => (
          <Row key={`${product} ${ends_on}`} name={product} details={[dose]}>
            {messages.medicine({ times: times_a_day, until: dayText(ends_on) })}
            {' · '}
            {messages.dosesLeft(left)}
          </Row>
        ))}
      </Part>
      <Part title={messages.next} isEmpty={next.length === 0}>
        {next.map(({ title, due_on }) => (
          <Row key={`${title} ${due_on}`} name={title}>
            <time dateTime={due_on}>{dayText(due_on)}</time>
          </Row>
        ))}
      </Part>
      {healthRecordKinds.map((kind) => {
        const ofKind = done.filter((each) => each.kind === kind);
        return (
          <Part key={kind} title={careKindLabels[kind]} isEmpty={ofKind.length === 0}>
            {ofKind.map(({ product, lot, dose, result_note = null, done_on, by, ...care }) => (
              <Row
                key={`${done_on} ${care.title} ${lot}`}
                name={titleWithResult(care)}
                details={[
                  result_note,
                  product,
                  lot && messages.lot({ lot }),
                  dose,
                  messages.by({ shelter: by }),
                ]}
              >
                <time dateTime={done_on}>{dayText(done_on)}</time>
              </Row>
            ))}
          </Part>
        );
      })}
      {weights.length > 0 && (
        <section className="grid gap-2 break-inside-avoid">
          <h2 className="text-lg">{messages.weights}</h2>
          <WeightChart
            weights={weights.map(({ grams, measured_on }) => ({ grams, at: measured_on }))}
          />
          <ul className="divide-y divide-line border-y border-line">
            {weights.map(({ grams, measured_on }) => (
              <Row key={`${measured_on} ${grams}`} name={formatWeight(grams)}>
                <time dateTime={measured_on}>{dayText(measured_on)}</time>
              </Row>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Part({
  title,
  isEmpty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  if (isEmpty) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg break-after-avoid">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

interface RowProps {
  name: string;
  details?: readonly (string | null)[];
  /** When, at the end of the line. */
  children: ReactNode;
}

function Row({ name, details = [], children }: RowProps) {
  const known = details.filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2 break-inside-avoid">
      <span className="grid min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {known && <span className="text-sm text-text-muted">{known}</span>}
      </span>
      <span className="text-sm tabular-nums">{children}</span>
    </li>
  );
}
