import { findFieldProblem } from '@pawmatch/contract/adoption-papers/contract-fields';
import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import { columnText } from '@pawmatch/contract/export/column-text';
import { findReadingProblems, OWN_LAYOUT } from '@pawmatch/contract/import/import-reading';
import { matrixColumnLabel, matrixColumns, matrixRows } from '@pawmatch/contract/numbers/matrix';
import { figureText, partLabel } from '@pawmatch/contract/numbers/number-figures';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { calendarTitles } from '@pawmatch/contract/visits/calendar/calendar-file';
import { describeOpeningHours } from '@pawmatch/contract/visits/times/describe-opening-hours';
import { visitDaysMessage } from '@pawmatch/contract/visits/times/visit-days';
import { VisitingRulesInput } from '@pawmatch/contract/visits/times/visiting-rules-input';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inLanguage } from './language.ts';

const messageOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

/** Texts that the contract makes of data. */
const texts = () => ({
  title: calendarTitles.ofVisitor({ pet: 'Biscuit', shelter: 'Willow Street', status: 'pending' }),
  days: visitDaysMessage('Biscuit', [2, 6]),
  hours: describeOpeningHours(firstVisitingRules).slice(0, 6),
  tooManyTimes: messageOf(VisitingRulesInput, {
    ...firstVisitingRules,
    visit_minutes: 5,
    days_ahead: 365,
  }),
  fee: formatCents(123_456),
  field: findFieldProblem('one\n{{adopter}}'),
  column: columnText('stays', 'outcome'),
  mapping: findReadingProblems({ layout: OWN_LAYOUT, columns: {}, words: {}, defaults: {} }, [])[0]
    ?.message,
  figures: [1, 1240.5].map((value) => figureText({ value, unit: 'days' })),
  part: partLabel('stray'),
  matrix: [matrixColumns.map(matrixColumnLabel)[0], matrixRows({ matrix: [] })[1]?.label],
});

it('B5.02 gives the texts of the contract in the language of the reader', () => {
  expect(texts()).toEqual({
    title: 'Meet Biscuit at Willow Street (not confirmed)',
    days: 'Biscuit can be met on Tuesdays and Saturdays.',
    hours: 'Monday',
    tooManyTimes: 'Please choose fewer days: these would be more than 5,000 times.',
    fee: '$1,234.56',
    field: 'Line 2: there is no field {{adopter}}.',
    column: 'How it left; empty while it is there',
    mapping: 'Please choose a column for Id.',
    figures: ['1 day', '1,240.5 days'],
    part: 'Found as a stray',
    matrix: ['Dogs under 5 months', 'Intake: Found as a stray'],
  });
  expect(inLanguage('es', texts)).toEqual({
    title: 'Conocer a Biscuit en Willow Street (sin confirmar)',
    days: 'Se puede visitar a Biscuit los martes y sábados.',
    hours: 'Lunes ',
    tooManyTimes: 'Elige menos días: serían más de 5,000 horarios.',
    fee: '$1,234.56',
    field: 'Línea 2: no existe el campo {{adopter}}.',
    column: 'Cómo se fue; vacío mientras está',
    mapping: 'Elige una columna para “Identificador”.',
    figures: ['1 día', '1,240.5 días'],
    part: 'De la calle',
    matrix: ['Perros de menos de 5 meses', 'Ingreso: De la calle'],
  });
});
