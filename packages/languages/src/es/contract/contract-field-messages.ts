import type * as english from '../../../../contract/src/adoption-papers/contract-field-messages.ts';
import type { Translation } from '../../translation.ts';

export const contractFieldLabels: Translation<typeof english.contractFieldLabels> = {
  shelter_name: 'Nombre del refugio',
  shelter_address: 'Dirección del refugio',
  shelter_phone: 'Teléfono del refugio',
  shelter_email: 'Correo del refugio',
  adopter_name: 'Nombre de quien adopta',
  adopter_email: 'Correo de quien adopta',
  adopter_phone: 'Teléfono de quien adopta',
  second_adopter_name: 'Nombre de la segunda persona que adopta',
  pet_name: 'Nombre de la mascota, o de las dos',
  pet_description: 'Especie, raza y sexo',
  birth_date: 'Fecha de nacimiento',
  color: 'Color',
  microchip: 'Número del microchip',
  shelter_number: 'Número de la mascota en el refugio',
  fee: 'Cuota',
  date: 'Fecha en que se hace el contrato',
};

export const exampleValues: Translation<typeof english.exampleValues> = {
  shelter_name: 'Willow Street Animal Shelter',
  shelter_address: '12 Willow Street, Springfield',
  shelter_phone: '(555) 010-0100',
  shelter_email: 'hello@shelter.example',
  adopter_name: 'Ada Lovelace',
  adopter_email: 'ada@example.org',
  adopter_phone: '(555) 010-0199',
  second_adopter_name: 'Grace Hopper',
  pet_name: 'Biscuit',
  pet_description: 'Perra, mezcla de Beagle, hembra',
  birth_date: 'alrededor del 1 de marzo de 2023',
  color: 'Café y blanco',
  microchip: '985112003456789',
  shelter_number: 'W-2026-118',
  fee: '$150.00',
  date: '20 de noviembre de 2026',
};
