import type * as english from '../../../../../apps/web/src/features/numbers/numbers-messages.ts';
import { longDate } from '../../../../../apps/web/src/lib/dates/shelter-dates.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const day = (date: string) => longDate(`${date}T12:00:00Z`, 'UTC');

export const numbersMessages: Translation<typeof english.numbersMessages> = {
  title: 'Cifras',
  loading: 'Contando...',
  failed: 'No se pudieron cargar las cifras.',
  periods: 'Períodos',
  named: {
    this_month: 'Este mes',
    last_month: 'Mes pasado',
    this_year: 'Este año',
    last_year: 'Año pasado',
  },
  from: 'Desde',
  to: 'Hasta',
  print: 'Imprimir',
  download: 'Descargar en CSV',
  period: ({ from, to }) => `Del ${day(from)} al ${day(to)}`,
  ofShelter: ({ shelter, period }) => `${shelter}, del ${day(period.from)} al ${day(period.to)}`,
  numbers: 'Las ocho cifras',
  yearBeforeIs: (value) => `Un año antes: ${value}`,
  figureOf: ({ label, value }) => `${label}: ${value}`,
  part: 'Parte',

  charts: 'Ingresos y salidas en gráficos',
  asTable: 'Como tabla',

  matrix: 'Matriz de Shelter Animals Count',
  matrixIntro:
    'Lo que informan los refugios de Estados Unidos: mascotas por especie, de menos y de más de cinco meses de edad en ese día. Si no se conoce la fecha de nacimiento, las crías cuentan como menores de cinco meses.',
  row: 'Fila',

  back: 'Volver a las cifras',
  partOf: ({ label, part }) => `${label}: ${part}`,
  rowCount: {
    stay: (count) => (count === 1 ? '1 estancia' : `${formatCount(count)} estancias`),
    visit: (count) => (count === 1 ? '1 visita' : `${formatCount(count)} visitas`),
  },
  rowsFailed: 'No se pudo cargar la lista.',
  noRows: 'Nada en este período.',
  rows: 'Lo que hay detrás de la cifra',
  unknownNumber: 'Esta cifra no existe.',
  deletedPet: 'Una mascota eliminada',
  came: ({ intake, date }) => `${intake}, ${date}.`,
  left: ({ outcome, date, days }) =>
    days === 1
      ? `${outcome}, ${date}, después de 1 día.`
      : `${outcome}, ${date}, después de ${formatCount(days)} días.`,
  leftUnknown: ({ outcome }) => `${outcome}; no se conoce el día.`,
  stillHere: 'Sigue a nuestro cuidado.',
  asked: ({ time }) => sentence`Solicitada el ${time}.`,
  answered: ({ time, hours }) => `Respondida el ${time}, después de ${hours}.`,
  visited: ({ time }) => sentence`Visita el ${time}.`,
  adopted: ({ date }) => `Adopción el ${date}.`,
  notAdopted: 'Esta persona no ha adoptado hasta ahora.',
  openVisit: 'La visita',
};
