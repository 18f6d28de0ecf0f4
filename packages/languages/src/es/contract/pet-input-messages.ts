import type * as english from '../../../../contract/src/pets/staff/pet-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const petInputMessages: Translation<typeof english.petInputMessages> = {
  answer: 'Debe ser true, false o quedar vacío.',
  choice: 'Esta no es una de las opciones.',
  trait: 'Este no es uno de los hábitos aprendidos.',
  traits: 'Debe ser una lista de hábitos aprendidos.',
  jsonList: 'Debe ser una lista en JSON.',
  translations: 'Deben ser textos por idioma, por ejemplo {"es": {"summary": "…"}}.',
  date: 'Escribe una fecha como 2026-11-23.',
  birthYear: 'Revisa el año de nacimiento.',
  chipIsText: 'El número de microchip debe ser un texto.',
  chip: 'Un número de microchip tiene 15 dígitos. Los antiguos tienen 9 o 10 dígitos y letras de la A a la F.',
  imageAddressTooLong: 'La dirección de esta imagen es demasiado larga.',
  imageAddress:
    'La dirección de una imagen debe empezar con http:// o https:// y nombrar un servidor público.',
  tooManyPhotos: ({ max }) => `Una mascota puede tener ${max} fotos como máximo.`,
  photosTwice: 'Debe nombrar cada foto una sola vez.',
  careNeed: 'Elige qué se debe cumplir para una mascota.',
  careStep: 'Di qué impide: showing, booking o leaving.',
  careStepTwice: 'Nombra cada uno una sola vez.',
  filter: 'Ese filtro no existe.',
  tooManyPets: ({ max }) => `Elige ${max} mascotas como máximo.`,
  filtersOrIds: 'Elige las mascotas por filtros o por identificadores.',
  newStatus: 'Elige el nuevo estado.',
};
