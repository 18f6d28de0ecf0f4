import type * as english from '../../../../contract/src/pets/care/care-need-messages.ts';
import type { Translation } from '../../translation.ts';

export const careNeedLabels: Translation<typeof english.careNeedLabels> = {
  hold: 'Fin de la retención legal',
  exam: 'Examen veterinario',
  neutered: 'Esterilización',
  microchip: 'Colocación del microchip',
  rabies: 'Vacuna contra la rabia',
  core: 'Vacuna básica',
  medicine: 'Fin de su tratamiento',
  other: 'Cuidados',
};
