import { matrixColumnLabel, matrixColumns, matrixRows } from '@pawmatch/contract/numbers/matrix';
import { figuresOf } from '@pawmatch/contract/numbers/number-figures';
import { numberTexts } from '@pawmatch/contract/numbers/number-messages';
import { numberIds } from '@pawmatch/contract/numbers/number-values';
import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { writeCsv } from '../../platform/files/csv.ts';

/** The eight numbers of a period beside the year before, their course, and the matrix of Shelter Animals Count. */
export function numbersFile(shelterName: string, numbers: Numbers): string {
  const { current, year_before: before } = numbers;
  const period = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
  return writeCsv([
    ['Shelter', shelterName],
    [],
    ['Number', 'Figure', 'Unit', period(current), period(before), 'Formula'],
    ...numberIds.flatMap((id) => {
      const { label, formula } = numberTexts[id];
      const earlier = figuresOf[id](before);
      return figuresOf[id](current).map((figure, index) => [
        ...[label, figure.label, figure.unit, figure.value],
        ...[earlier[index]?.value ?? null, formula],
      ]);
    }),
    [],
    [
      `First day of the ${numbers.course_unit}`,
      'Came',
      'Left',
      'Came a year before',
      'Left a year before',
    ],
    ...current.course.map(({ from, came, left }, index) => [
      ...[from, came, left],
      ...[before.course[index]?.came ?? 0, before.course[index]?.left ?? 0],
    ]),
    [],
    ['Matrix', ...matrixColumns.map(matrixColumnLabel)],
    ...matrixRows(current).map(({ label, counts }) => [label, ...counts]),
  ]);
}
