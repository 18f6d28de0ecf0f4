import type * as english from '../../../../contract/src/pets/care/care-need-messages.ts';
import type { Translation } from '../../translation.ts';

export const careNeedLabels: Translation<typeof english.careNeedLabels> = {
  hold: 'Fin de la retención legal',
  exam: 'Revisión veterinaria',
  neutered: 'Esterilización',
  microchip: 'Microchip',
  rabies: 'Vacuna contra la rabia',
  core: 'Vacuna básica',
  medicine: 'Fin de su tratamiento',
  other: 'Cuidados',
};
