import { testResultLabels } from './care-kind-messages.ts';
import type { TestResult } from './care-values.ts';

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
