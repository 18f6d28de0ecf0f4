import type * as english from '../../../../contract/src/numbers/number-messages.ts';
import type { Translation } from '../../translation.ts';

export const numberTexts: Translation<typeof english.numberTexts> = {
  intake: {
    label: 'Ingresos',
    formula: 'Estancias que empezaron en el período, según cómo llegó la mascota.',
  },
  outcomes: {
    label: 'Salidas',
    formula:
      'Estancias que terminaron en el período, según cómo se fue la mascota; no se cuentan las que no tienen último día conocido.',
  },
  live_release: {
    label: 'Tasa de salidas con vida',
    formula:
      'Mascotas adoptadas, devueltas a su dueño o llevadas a otro refugio, entre todas las salidas del período menos los registros eliminados.',
  },
  length_of_stay: {
    label: 'Duración de la estancia',
    formula:
      'Días enteros desde la llegada hasta la salida de las estancias que terminaron en el período, menos los registros eliminados: la mitad duró la mediana como máximo.',
  },
  in_care: {
    label: 'A cargo del refugio',
    formula:
      'Estancias que habían empezado y no habían terminado al final del período, o ahora si todavía no termina.',
  },
  adoptions: {
    label: 'Adopciones y devoluciones',
    formula:
      'Estancias que terminaron con una adopción en el período, y cuántas de esas mascotas regresaron en 30 y en 90 días, según lo que se sabe hoy.',
  },
  answers: {
    label: 'Primera respuesta',
    formula:
      'Horas desde una solicitud de visita del período hasta lo primero que el personal hizo con ella: la mitad de las solicitudes respondidas esperó la mediana como máximo.',
  },
  visits: {
    label: 'De visitas a adopciones',
    formula:
      'Visitas del período que tuvieron lugar, y la parte de ellas tras la cual esa persona adoptó a esa mascota, según lo que se sabe hoy.',
  },
};

export const numberPartLabels: Translation<typeof english.numberPartLabels> = {
  live: 'Salieron con vida',
  deaths: 'Muertes y eutanasias',
  back_30: 'Regresaron en 30 días',
  back_90: 'Regresaron en 90 días',
};

export const figureLabels: Translation<typeof english.figureLabels> = {
  allIntake: 'Todos los ingresos',
  allOutcomes: 'Todas las salidas',
  liveReleaseRate: 'Tasa de salidas con vida',
  allKept: 'Todas, sin registros eliminados',
  median: 'Mediana',
  ninetyPercent: 'Nueve de cada diez, como máximo',
  stays: 'Estancias',
  inCare: 'Mascotas a cargo',
  adoptions: 'Adopciones',
  answered: 'Solicitudes respondidas',
  adoptedShare: 'Terminaron en adopción',
  tookPlace: 'Visitas que tuvieron lugar',
};

export const figureTexts: Translation<typeof english.figureTexts> = {
  nothing: '–',
  days: ({ value }) => (value === '1' ? '1 día' : `${value} días`),
  hours: ({ value }) => (value === '1' ? '1 hora' : `${value} horas`),
};

export const periodTexts: Translation<typeof english.periodTexts> = {
  now: 'Este período',
  before: 'Año anterior',
};

export const matrixTexts: Translation<typeof english.matrixTexts> = {
  young: {
    Dog: ({ months }) => `Perros de menos de ${months} meses`,
    Cat: ({ months }) => `Gatos de menos de ${months} meses`,
  },
  grown: {
    Dog: ({ months }) => `Perros de más de ${months} meses`,
    Cat: ({ months }) => `Gatos de más de ${months} meses`,
  },
  began: 'A cargo antes',
  intake: ({ kind }) => `Ingreso: ${kind}`,
  outcome: ({ kind }) => `Salida: ${kind}`,
  ended: 'A cargo después',
};

export const numberInputMessages: Translation<typeof english.numberInputMessages> = {
  chooseNumber: 'Elige una de las cifras.',
  noSuchPart: 'Esta cifra no tiene esa parte.',
};
