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

/** What is said of a test beside its title; null where nothing was written down. */
export const resultLabel = ({
  result = null,
  awaits_result = false,
}: {
  result?: TestResult | null | undefined;
  awaits_result?: boolean | undefined;
}): string | null => {
  const said = result ?? (awaits_result ? 'awaited' : null);
  return said && testResultLabels[said];
};

/** What was done, of a test with what it has shown. */
export const titleWithResult = ({
  title,
  ...shown
}: { title: string } & Parameters<typeof resultLabel>[0]): string =>
  [title, resultLabel(shown)].filter(Boolean).join(': ');

/** Names of vaccinations that rules ask for. */
export const vaccinationTitles = localized('vaccinationTitles', {
  rabies: 'Rabies',
  dogs: 'DAPP',
  cats: 'FVRCP',
});
