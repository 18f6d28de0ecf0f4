import { petFacts, type Species } from '../pets/pet-facts.ts';
import { intakeKinds, intakeLabels, outcomeKinds, outcomeLabels } from '../stays/stay-values.ts';
import { YOUNG_MONTHS } from './number-values.ts';
import type { MatrixCell, PeriodNumbers } from './numbers-endpoints.ts';

/*
 * The Basic Animal Data Matrix of Shelter Animals Count, https://www.shelteranimalscount.org: what shelters of the USA
 * report.
 */

const plural: Record<Species, string> = { Dog: 'Dogs', Cat: 'Cats' };

/** Each species under and over five months. */
export const matrixColumns = petFacts.species.values.flatMap((species) =>
  [true, false].map((isYoung) => ({
    species,
    isYoung,
    label: `${plural[species]} ${isYoung ? 'under' : 'over'} ${YOUNG_MONTHS} months`,
  })),
);

const rows: readonly (Pick<MatrixCell, 'section' | 'kind'> & { label: string })[] = [
  { section: 'began', kind: null, label: 'In care before' },
  ...intakeKinds.map((kind) => ({
    section: 'intake' as const,
    kind,
    label: `Intake: ${intakeLabels[kind]}`,
  })),
  ...outcomeKinds.map((kind) => ({
    section: 'outcome' as const,
    kind,
    label: `Outcome: ${outcomeLabels[kind]}`,
  })),
  { section: 'ended', kind: null, label: 'In care afterwards' },
];

/** The rows of the matrix with a count for each of {@link matrixColumns}. */
export const matrixRows = ({ matrix }: Pick<PeriodNumbers, 'matrix'>) =>
  rows.map(({ section, kind, label }) => ({
    label,
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
