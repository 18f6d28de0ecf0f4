import type * as english from '../../../../contract/src/stays/stay-messages.ts';
import type { Translation } from '../../translation.ts';

export const intakeLabels: Translation<typeof english.intakeLabels> = {
  stray: 'De la calle',
  surrendered: 'Entrega de su dueño',
  transferred_in: 'De otro refugio',
  seized: 'Decomiso oficial',
  born_here: 'Nació aquí',
  returned: 'Regresó',
  unknown: 'No se sabe',
};

export const outcomeLabels: Translation<typeof english.outcomeLabels> = {
  adopted: 'Adopción',
  returned_to_owner: 'Volvió con su dueño',
  transferred_out: 'A otro refugio',
  died: 'Murió',
  euthanized: 'Eutanasia',
  removed: 'Registro eliminado',
};

export const stayInputMessages: Translation<typeof english.stayInputMessages> = {
  chooseIntake: 'Indica cómo llegaron.',
  age: 'Escribe la edad en meses.',
  ageTooLow: 'La edad no puede ser menor que 0.',
  ageTooHigh: 'Revisa la edad.',
  noPets: 'Agrega una mascota.',
  tooManyPets: ({ max }) => `Ingresan ${max} mascotas juntas como máximo.`,
  chooseOutcome: 'Indica cómo se fue.',
  reason: 'Escribe el motivo.',
};
