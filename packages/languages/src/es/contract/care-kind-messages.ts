import type * as english from '../../../../contract/src/care/care-kind-messages.ts';
import type { Translation } from '../../translation.ts';

export const careKindLabels: Translation<typeof english.careKindLabels> = {
  exam: 'Revisión veterinaria',
  vaccination: 'Vacuna',
  worming: 'Desparasitación',
  test: 'Prueba',
  neutering: 'Esterilización',
  microchip: 'Microchip',
  weight: 'Peso',
  medicine: 'Medicamento',
  other: 'Otros cuidados',
};

export const testResultLabels: Translation<typeof english.testResultLabels> = {
  negative: 'Negativo',
  positive: 'Positivo',
  unclear: 'No concluyente',
  awaited: 'Resultado pendiente',
};

export const vaccinationTitles: Translation<typeof english.vaccinationTitles> = {
  rabies: 'Rabia',
  dogs: 'DAPP',
  cats: 'FVRCP',
};

export const careFindings: Translation<typeof english.careFindings> = {
  weightFell: ({ percent }) => `Revisar el peso, que bajó un ${percent} %`,
};
