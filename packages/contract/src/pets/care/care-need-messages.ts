import { localized } from '../../localized.ts';

/** What must be true of a pet in care, see `readiness.ts`. */
export const careNeedLabels = localized('careNeedLabels', {
  hold: 'End of the legal hold',
  exam: 'Veterinary examination',
  neutered: 'Spaying or neutering',
  microchip: 'Microchip',
  rabies: 'Rabies vaccination',
  core: 'Core vaccination',
  medicine: 'End of its medicine',
  other: 'Care',
});
