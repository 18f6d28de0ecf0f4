import { localized } from '../localized.ts';
import type { CareKind, TestResult } from './care-values.ts';

export const careKindLabels = localized('careKindLabels', {
  exam: 'Veterinary examination',
  vaccination: 'Vaccination',
  worming: 'Worming',
  test: 'Test',
  neutering: 'Spaying or neutering',
  microchip: 'Microchip',
  weight: 'Weight',
  medicine: 'Medicine',
  other: 'Other care',
} satisfies Record<CareKind, string>);

export const testResultLabels = localized('testResultLabels', {
  negative: 'Negative',
  positive: 'Positive',
  unclear: 'Not clear',
  /** Instead of a result that comes later. */
  awaited: 'Result awaited',
} satisfies Record<TestResult | 'awaited', string>);

/** Names of vaccinations that rules ask for. */
export const vaccinationTitles = localized('vaccinationTitles', {
  rabies: 'Rabies',
  dogs: 'DAPP',
  cats: 'FVRCP',
});

/** What is due because of what was found. */
export const careFindings = localized('careFindings', {
  weightFell: ({ percent }: { percent: number }) =>
    `Look at the weight, which fell by ${percent} %`,
});
