import type * as english from '../../../../contract/src/care/first-plan-messages.ts';
import type { Translation } from '../../translation.ts';

const AAHA =
  '2022 AAHA Canine Vaccination Guidelines, perros en refugios (J Am Anim Hosp Assoc 58:213–230)';
const AAFP =
  '2020 AAHA/AAFP Feline Vaccination Guidelines, gatos en refugios (J Feline Med Surg 22:813–830)';

const RHYTHM =
  'al ingresar y cada 2 o 3 semanas desde las 4 hasta las 20 semanas de edad; los adultos, al ingresar y otra vez 2 o 3 semanas después.';
const RABIES = 'desde los 3 meses de edad, antes de la salida, según la ley local.';

export const firstPlanNames: Translation<typeof english.firstPlanNames> = {
  'dog-dapp': 'DAPP',
  'dog-bordetella': 'Bordetella, por la nariz',
  'dog-rabies': 'Rabia',
  'cat-fvrcp': 'FVRCP',
  'cat-rabies': 'Rabia',
};

export const firstPlanSources: Translation<typeof english.firstPlanSources> = {
  'dog-dapp': `${AAHA}: ${RHYTHM}`,
  'dog-bordetella': `${AAHA}: una vez al ingresar, desde las 3 semanas de edad.`,
  'dog-rabies': `${AAHA}: ${RABIES}`,
  'cat-fvrcp': `${AAFP}: ${RHYTHM}`,
  'cat-rabies': `${AAFP}: ${RABIES}`,
};
