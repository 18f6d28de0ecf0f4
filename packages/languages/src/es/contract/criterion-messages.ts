import type * as english from '../../../../contract/src/preferences/criterion-messages.ts';
import type { Translation } from '../../translation.ts';

export const criterionMessages: Translation<typeof english.criterionMessages> = {
  age_group: {
    legend: 'Edad preferida',
    message: 'Elige una edad preferida',
    summary: 'Edad preferida',
  },
  sex: {
    legend: 'Sexo preferido',
    message: 'Elige un sexo preferido',
    summary: 'Sexo preferido',
  },
  size: {
    legend: 'Tamaño',
    message: 'Elige un tamaño preferido',
    summary: 'Tamaño',
  },
  energy_level: {
    legend: 'Nivel de actividad',
    message: 'Elige un nivel de actividad',
    summary: 'Nivel de actividad',
  },
  hair_length: {
    legend: 'Largo del pelaje',
    message: 'Elige un largo del pelaje',
    summary: 'Largo del pelaje',
  },
};
