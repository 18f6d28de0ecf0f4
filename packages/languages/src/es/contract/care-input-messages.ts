import type * as english from '../../../../contract/src/care/care-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const careInputMessages: Translation<typeof english.careInputMessages> = {
  chooseKind: 'Indica qué tipo de cuidado es.',
  dueOrDone: 'Indica cuándo toca o cuándo se hizo, solo una de las dos cosas.',
  chooseResult: 'Di qué mostró la prueba.',
  resultOrLater: 'Di qué mostró la prueba o que el resultado llega después.',
  resultOfTest: 'Solo una prueba ya hecha tiene resultado.',
  chooseCare: 'Elige de qué se trata.',
  tooManyAtOnce: ({ max }) => `${max} a la vez como máximo.`,
  cost: 'Escribe el costo como un monto.',
  costTooLow: 'El costo no puede ser menor que 0.',
  weightUnit: 'Escribe el peso con su unidad.',
  weight: 'Escribe el peso con su unidad, como 9 lb 4 oz o 4.2 kg.',
  courseEndsTooEarly: 'El tratamiento termina antes de empezar.',
  timesADay: 'Indica cuántas veces al día.',
  tooManyTimesADay: ({ max }) => `${max} veces al día como máximo.`,
  tooManyDoses: ({ max }) =>
    `Un tratamiento tiene ${max} dosis como máximo; elige un último día más cercano.`,
  tooManyRules: ({ max }) => `${max} reglas como máximo.`,
  ruleTwice: 'Pon una sola regla para cada condición.',
  ruleVersion: 'Indica qué versión cambiaste.',
};

export const carePlanMessages: Translation<typeof english.carePlanMessages> = {
  chooseStart: 'Indica desde cuándo se cuenta.',
  notWhole: ({ field }) => `${field}: escribe un número entero.`,
  tooLow: ({ field, min }) => `${field}: escribe ${min} como mínimo.`,
  tooHigh: ({ field, max }) => `${field}: escribe ${max} como máximo.`,
  agesReversed: 'La edad máxima es menor que la mínima.',
  noInterval: 'Indica cuántos días hay entre una vez y la siguiente.',
  tooOften: ({ planned, max }) =>
    `Este plan lo pide ${planned} veces en un año. Se puede ${max} veces como máximo; elige un intervalo más largo.`,
};

export const carePlanNumbers: Translation<typeof english.carePlanNumbers> = {
  first_after_days: 'Días hasta la primera vez',
  min_age_weeks: 'Edad mínima',
  max_age_weeks: 'Edad máxima',
  interval_days: 'Días entre una vez y la siguiente',
  times: 'Cuántas veces',
  adult_times: 'Cuántas veces en adultos',
};
