import { petFacts } from '../pets/facts/pet-facts.ts';
import { intakeLabels, outcomeLabels } from '../stays/stay-messages.ts';
import { intakeKinds, outcomeKinds } from '../stays/stay-values.ts';
import { matrixTexts } from './number-messages.ts';
import { YOUNG_MONTHS } from './number-values.ts';
import type { MatrixCell, PeriodNumbers } from './numbers-endpoints.ts';

/*
 * The Basic Animal Data Matrix of Shelter Animals Count, https://www.shelteranimalscount.org: what shelters of the USA
 * report.
 */

/** Each species under and over five months. */
export const matrixColumns = petFacts.species.values.flatMap((species) =>
  [true, false].map((isYoung) => ({ species, isYoung })),
);

type MatrixColumn = (typeof matrixColumns)[number];

export const matrixColumnLabel = ({ species, isYoung }: MatrixColumn): string =>
  matrixTexts[isYoung ? 'young' : 'grown'][species]({ months: YOUNG_MONTHS });

const rows: readonly (Pick<MatrixCell, 'section' | 'kind'> & { label: () => string })[] = [
  { section: 'began', kind: null, label: () => matrixTexts.began },
  ...intakeKinds.map((kind) => ({
    section: 'intake' as const,
    kind,
    label: () => matrixTexts.intake({ kind: intakeLabels[kind] }),
  })),
  ...outcomeKinds.map((kind) => ({
    section: 'outcome' as const,
    kind,
    label: () => matrixTexts.outcome({ kind: outcomeLabels[kind] }),
  })),
  { section: 'ended', kind: null, label: () => matrixTexts.ended },
];

/** The rows of the matrix with a count for each of {@link matrixColumns}. */
export const matrixRows = ({ matrix }: Pick<PeriodNumbers, 'matrix'>) =>
  rows.map(({ section, kind, label }) => ({
    label: label(),
    counts: matrixColumns.map(
      ({ species, isYoung }) =>
        matrix.find(
          (cell) =>
            cell.section === section &&
            cell.kind === kind &&
            cell.species === species &&
            cell.is_young === isYoung,
        )?.count ?? 0,
    ),
  }));
