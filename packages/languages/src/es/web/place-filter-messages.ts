import type * as english from '../../../../../apps/web/src/features/pets/search/place-filter-messages.ts';
import { inThousands } from '../../../../../apps/web/src/lib/text/in-thousands.ts';
import type { Translation } from '../../translation.ts';

export const placeFilterMessages: Translation<typeof english.placeFilterMessages> = {
  title: 'Dónde viven',
  zip: 'Código postal',
  zipHint:
    'Las distancias se cuentan desde aquí. No se muestran para un código postal que no conocemos.',
  within: 'A menos de',
  anyDistance: 'Cualquier distancia',
  miles: (miles) => `${miles} millas`,
  unknown:
    'Los refugios cuyo lugar no se conoce siguen en la lista; al ordenar por distancia van al final.',
  shelter: 'Refugio',
  anyShelter: 'Todos los refugios',
  counted: (name, count) => `${name} (${inThousands(count)})`,
};
