import type * as english from '../../../../../apps/web/src/features/pets/search/search-messages.ts';
import { eitherInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import { inThousands } from '../../../../../apps/web/src/lib/text/in-thousands.ts';
import type { Translation } from '../../translation.ts';

const maybe = (count: number) =>
  count === 1 ? '1 más podría coincidir' : `${inThousands(count)} más podrían coincidir`;

export const searchMessages: Translation<typeof english.searchMessages> = {
  title: 'Mascotas disponibles',
  listLoading: 'Cargando mascotas...',
  looking: 'Buscando mascotas...',
  total: (count) =>
    count === 1 ? '1 mascota busca un hogar' : `${inThousands(count)} mascotas buscan un hogar`,
  found: (count) =>
    count === 1
      ? '1 mascota coincide con tu búsqueda'
      : `${inThousands(count)} mascotas coinciden con tu búsqueda`,
  foundPart: (count) =>
    count === 1
      ? '1 coincide con lo que entendimos'
      : `${inThousands(count)} coinciden con lo que entendimos`,
  partly: (known, unknown) => {
    if (known === 0) {
      return unknown === 1
        ? '1 podría coincidir: pregunta al refugio'
        : `${inThousands(unknown)} podrían coincidir: pregunta al refugio`;
    }
    return known === 1
      ? `1 coincide; ${maybe(unknown)}: pregunta al refugio`
      : `${inThousands(known)} coinciden; ${maybe(unknown)}: pregunta al refugio`;
  },
  partlyPart: (known, unknown) => {
    if (known === 0) {
      return unknown === 1
        ? '1 podría coincidir con lo que entendimos: pregunta al refugio'
        : `${inThousands(unknown)} podrían coincidir con lo que entendimos: pregunta al refugio`;
    }
    return known === 1
      ? `1 coincide con lo que entendimos; ${maybe(unknown)}: pregunta al refugio`
      : `${inThousands(known)} coinciden con lo que entendimos; ${maybe(unknown)}: pregunta al refugio`;
  },
  formLabel: 'Encuentra una mascota',
  searchLabel: 'Buscar mascotas',
  searchPlaceholder: 'Prueba “perro chico y tranquilo”',
  filters: 'Filtros',
  filtersChosen: (count) => `Filtros: ${count}`,
  sortLabel: 'Ordenar por',
  bestMatch: 'Más compatibles',
  newest: 'Las más nuevas',
  waiting: 'Las que más esperan',
  name: 'Nombre',
  distance: 'Las más cercanas',
  chosen: 'Filtros elegidos',
  removeChip: (label) => `Quitar ${label}`,
  clearAll: 'Borrar todo',
  corrected: (words) => `Resultados para ${words}.`,
  unused: (phrases) => `No tenemos un filtro para ${phrases}.`,
  nothingUsed: (phrases) => `No tenemos un filtro para ${phrases}; estas son todas.`,
  onlyMentioned: (phrases, isFirst) =>
    isFirst
      ? `No tenemos un filtro para ${phrases}; las que lo mencionan van primero.`
      : `No tenemos un filtro para ${phrases}; estas son todas.`,
  searchLiterally: (words) => `Buscar ${words}`,
  askTitle: 'Pregunta al refugio',
  askText: 'Aún no sabemos si cumplen todo.',
  noneTitle: 'Ninguna coincide con tu búsqueda',
  noneText: 'Prueba con estos cambios:',
  noneHopeless: 'Prueba otras palabras o filtros.',
  without: (label, count) =>
    count === 1 ? `Sin ${label}: 1 mascota` : `Sin ${label}: ${inThousands(count)} mascotas`,
  showAll: 'Mostrar todas las mascotas',
  nobodyTitle: 'Todas encontraron un hogar',
  nobodyText: 'Siempre llegan otras. Vuelve pronto.',
  loadFailedTitle: 'No se pudieron cargar las mascotas',
  loadFailed: 'No se pudieron cargar las mascotas. Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  species: 'Especie',
  allSpecies: 'Todas',
  dogs: 'Perros',
  cats: 'Gatos',
  either: (labels) => eitherInWords(labels),
};
