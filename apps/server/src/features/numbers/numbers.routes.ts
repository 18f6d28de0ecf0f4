import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import * as endpoints from '@pawmatch/contract/numbers/numbers-endpoints';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { inLanguage } from '../../platform/language/language.ts';
import { presentNumberRow } from './numbers.presenter.ts';
import { createNumbersService } from './numbers.service.ts';
import { numbersFile } from './numbers-file.ts';

export function registerNumbers({ registerEndpoint, dependencies }: FeatureContext): void {
  const numbers = createNumbersService(dependencies);
  registerEndpoint(endpoints.getNumbers, ({ caller, query }) =>
    numbers.get(shelterOf(caller), query),
  );
  registerEndpoint(endpoints.getNumbersFile, async ({ caller, query, reply }) => {
    const shelterId = shelterOf(caller);
    const counted = await numbers.get(shelterId, query);
    const { from, to } = counted.current;
    reply.header('Content-Disposition', `attachment; filename="numbers-${from}-${to}.csv"`);
    const { name } = dependencies.shelters.of(shelterId);
    // For other programs, which know the English names.
    return Buffer.from(inLanguage(DEFAULT_LANGUAGE, () => numbersFile(name, counted)));
  });
  registerEndpoint(endpoints.listNumberRows, async ({ caller, query, reply }) => {
    const { rows, total } = await numbers.listRows(shelterOf(caller), query);
    reply.header(TOTAL_COUNT_HEADER, String(total));
    return rows.map(presentNumberRow);
  });
}
