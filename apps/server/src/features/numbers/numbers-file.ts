import { matrixColumns, matrixRows } from '@pawmatch/contract/numbers/matrix';
import { figuresOf } from '@pawmatch/contract/numbers/number-figures';
import { numberIds, shelterNumbers } from '@pawmatch/contract/numbers/number-values';
import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';

type Cell = string | number | null;

/** Spreadsheets run a cell that begins so as a formula. */
const BEGINS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = BEGINS_LIKE_A_FORMULA.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table for spreadsheets: UTF-8 with a mark by which they know it. */
export const writeTable = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;

/** The eight numbers of a period beside the year before, their course, and the matrix of Shelter Animals Count. */
export function numbersFile(shelterName: string, numbers: Numbers): string {
  const { current, year_before: before } = numbers;
  const period = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
  return writeTable([
    ['Shelter', shelterName],
    [],
    ['Number', 'Figure', 'Unit', period(current), period(before), 'Formula'],
    ...numberIds.flatMap((id) => {
      const { label, formula } = shelterNumbers[id];
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
    ['Matrix', ...matrixColumns.map(({ label }) => label)],
    ...matrixRows(current).map(({ label, counts }) => [label, ...counts]),
  ]);
}
