import { buildPet } from '../testing/build-pet.ts';
import { buildVisit } from '../testing/build-visit.ts';

export const sizeOptions = [
  { value: 'Small', label: 'Small', hint: 'Up to 25 lb' },
  { value: 'Medium', label: 'Medium', hint: '26 to 60 lb' },
  { value: 'Large', label: 'Large' },
  { value: 'ExtraLarge', label: 'Extra large' },
];

export const pets = [
  buildPet({ name: 'Biscuit', special_needs: true }),
  buildPet({ name: 'Juno', species: 'Cat', breed: 'Domestic Shorthair', status: 'Pending' }),
  buildPet({ name: 'Rex', breed: 'Labrador Retriever', status: 'Adopted' }),
] as const;

export const visits = [
  buildVisit(),
  buildVisit({ status: 'confirmed' }),
  buildVisit({ status: 'cancelled' }),
] as const;

export const timeZone = 'America/New_York';
