import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import { healthRecordKinds } from '@pawmatch/contract/care/care-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { longDateIn, longDateOf } from '../../platform/language/long-date.ts';
import { presentHealthRecord } from '../care/care.presenter.ts';
import { healthRecordMessages as messages } from './paper-messages.ts';
import { heading, type PaperBlock, paragraph } from './pdf/paper.ts';

const facts = (title: string, rows: { label: string; value: string }[]): PaperBlock[] =>
  rows.length === 0 ? [] : [heading(3, title), { kind: 'facts', facts: rows }];

/** What a new home gets to know of the health of a pet, on paper. */
export function healthRecordBlocks(record: HealthRecord): PaperBlock[] {
  const { done, weights, medicines, next, as_of, time_zone } = presentHealthRecord(record);
  const isEmpty = [done, weights, medicines, next].every((list) => list.length === 0);
  return [
    heading(2, messages.title),
    paragraph(
      isEmpty ? messages.nothing : messages.asOf({ date: longDateIn(new Date(as_of), time_zone) }),
    ),
    ...facts(
      messages.medicines,
      medicines.map(({ product, dose, times_a_day, ends_on, left }) => ({
        label: product,
        value: messages.medicine({ dose, times: times_a_day, until: longDateOf(ends_on), left }),
      })),
    ),
    ...facts(
      messages.next,
      next.map(({ title, due_on }) => ({ label: longDateOf(due_on), value: title })),
    ),
    ...healthRecordKinds.flatMap((kind) =>
      facts(
        careKindLabels[kind],
        done
          .filter((each) => each.kind === kind)
          .map((each) => ({ label: longDateOf(each.done_on), value: messages.done(each) })),
      ),
    ),
    ...facts(
      careKindLabels.weight,
      weights.map(({ grams, measured_on }) => ({
        label: longDateOf(measured_on),
        value: formatWeight(grams),
      })),
    ),
  ];
}
