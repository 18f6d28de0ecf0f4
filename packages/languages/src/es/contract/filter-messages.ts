import type * as english from '../../../../contract/src/search/filters/filter-messages.ts';
import type { Translation } from '../../translation.ts';

export const filterMessages: Translation<typeof english.filterMessages> = {
  training: 'Hábitos',
  goodWith: 'Se lleva bien con',
  companions: {
    children: { choice: 'Niños', chip: 'Se lleva bien con niños' },
    dogs: { choice: 'Perros', chip: 'Se lleva bien con perros' },
    cats: { choice: 'Gatos', chip: 'Se lleva bien con gatos' },
  },
  babyOfAnySpecies: 'Cachorro o gatito',
  named: ({ fact, choice }) => `${fact}: ${choice.charAt(0).toLowerCase() + choice.slice(1)}`,
  words: ({ words }) => `“${words}”`,
  distance: ({ miles, zip }) => `A ${miles} millas o menos de ${zip}`,
  shelter: ({ name }) => `Refugio: ${name}`,
};
