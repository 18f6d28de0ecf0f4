import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import { healthRecordKinds } from '@pawmatch/contract/care/care-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { longDateIn } from './contract-field-values.ts';
import { heading, type PaperBlock, paragraph } from './pdf/paper.ts';

type Done = HealthRecord['done'][number];

/** Noon, so that no time zone makes it another day. */
const dayText = (day: string) => longDateIn(new Date(`${day}T12:00:00Z`), 'UTC');

const doneText = ({ title, product, lot, dose, by }: Done) =>
  [title, product, lot && `lot ${lot}`, dose, `by ${by}`].filter(Boolean).join(', ');

const facts = (title: string, rows: { label: string; value: string }[]): PaperBlock[] =>
  rows.length === 0 ? [] : [heading(3, title), { kind: 'facts', facts: rows }];

const dosesText = (left: number) => (left === 1 ? '1 dose is left' : `${left} doses are left`);

/** What a new home gets to know of the health of a pet, on paper. */
export function healthRecordBlocks(record: HealthRecord): PaperBlock[] {
  const { done, weights, medicines, next, as_of, time_zone } = record;
  const isEmpty = [done, weights, medicines, next].every((list) => list.length === 0);
  return [
    heading(2, 'Health record'),
    paragraph(
      isEmpty
        ? 'The shelter has written down nothing yet.'
        : `As known on ${longDateIn(new Date(as_of), time_zone)}. Please show it to your veterinarian.`,
    ),
    ...facts(
      'Medicine to give',
      medicines.map(({ product, dose, times_a_day, ends_on, left }) => ({
        label: product,
        value: [
          dose,
          times_a_day === 1 ? 'once a day' : `${times_a_day} times a day`,
          `until ${dayText(ends_on)}`,
          dosesText(left),
        ]
          .filter(Boolean)
          .join(', '),
      })),
    ),
    ...facts(
      'Due next',
      next.map(({ title, due_on }) => ({ label: dayText(due_on), value: title })),
    ),
    ...healthRecordKinds.flatMap((kind) =>
      facts(
        careKindLabels[kind],
        done
          .filter((each) => each.kind === kind)
          .map((each) => ({ label: dayText(each.done_on), value: doneText(each) })),
      ),
    ),
    ...facts(
      careKindLabels.weight,
      weights.map(({ grams, measured_on }) => ({
        label: dayText(measured_on),
        value: formatWeight(grams),
      })),
    ),
  ];
}
