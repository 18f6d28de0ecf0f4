import * as endpoints from '@pawmatch/contract/household/household-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { bringBackForBoth, readHousehold } from './household.service.ts';

export function registerHousehold({ registerEndpoint, dependencies }: FeatureContext): void {
  registerEndpoint(endpoints.getHousehold, async ({ caller }) => ({
    household: await readHousehold(dependencies, caller.userId),
  }));
  registerEndpoint(endpoints.bringBackForBoth, ({ caller, params }) =>
    bringBackForBoth(dependencies, caller.userId, params.petId),
  );
}
