import { localized } from '../localized.ts';
import type { ContractFieldName } from './contract-fields.ts';

export const contractFieldLabels = localized('contractFieldLabels', {
  shelter_name: 'Name of the shelter',
  shelter_address: 'Address of the shelter',
  shelter_phone: 'Telephone of the shelter',
  shelter_email: 'Email of the shelter',
  adopter_name: 'Name of the adopter',
  adopter_email: 'Email of the adopter',
  adopter_phone: 'Telephone of the adopter',
  second_adopter_name: 'Name of the second adopter',
  pet_name: 'Name of the pet, or of both',
  pet_description: 'Species, breed and sex',
  birth_date: 'Birth date',
  color: 'Color',
  microchip: 'Number of the microchip',
  shelter_number: 'The shelter’s number of the pet',
  fee: 'Fee',
  date: 'Date on which the contract is made',
} satisfies Record<ContractFieldName, string>);

/** For the preview of a contract. */
export const exampleValues = localized('exampleValues', {
  shelter_name: 'Willow Street Animal Shelter',
  shelter_address: '12 Willow Street, Springfield',
  shelter_phone: '(555) 010-0100',
  shelter_email: 'hello@shelter.example',
  adopter_name: 'Ada Lovelace',
  adopter_email: 'ada@example.org',
  adopter_phone: '(555) 010-0199',
  second_adopter_name: 'Grace Hopper',
  pet_name: 'Biscuit',
  pet_description: 'Dog, Beagle mix, Female',
  birth_date: 'about March 1, 2023',
  color: 'Brown and white',
  microchip: '985112003456789',
  shelter_number: 'W-2026-118',
  fee: '$150.00',
  date: 'November 20, 2026',
} satisfies Record<ContractFieldName, string>);
