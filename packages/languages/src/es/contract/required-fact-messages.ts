import type * as english from '../../../../contract/src/pets/facts/required-fact-messages.ts';
import type { Translation } from '../../translation.ts';

export const requiredFactMessages: Translation<typeof english.requiredFactMessages> = {
  species: { required: 'Elige una especie.', placeholder: 'Elegir especie' },
  age_group: { required: 'Elige un grupo de edad.', placeholder: 'Elegir grupo de edad' },
  sex: { required: 'Elige el sexo.', placeholder: 'Elegir sexo' },
  size: { required: 'Elige un tamaño.', placeholder: 'Elegir tamaño' },
};
