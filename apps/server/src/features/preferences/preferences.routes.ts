import * as endpoints from '@pawmatch/contract/preferences/preferences-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentPreferences } from './preferences.presenter.ts';
import { createPreferencesService } from './preferences.service.ts';

export function registerPreferences({ registerEndpoint, dependencies }: FeatureContext): void {
  const preferences = createPreferencesService(dependencies);

  registerEndpoint(endpoints.getPreferences, async ({ caller }) =>
    presentPreferences(await preferences.get(caller.userId)),
  );
  registerEndpoint(endpoints.createPreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.create(caller.userId, body)),
  );
  registerEndpoint(endpoints.replacePreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.change(caller.userId, body)),
  );
  registerEndpoint(endpoints.changePreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.change(caller.userId, body)),
  );
  registerEndpoint(endpoints.listRequiredTraits, async ({ caller }) => {
    const traits = await preferences.listRequiredTraits(caller.userId);
    return traits.map((trait) => ({ trait }));
  });
  registerEndpoint(endpoints.addRequiredTrait, async ({ caller, body }) => {
    await preferences.addRequiredTrait(caller.userId, body.trait);
    return { trait: body.trait };
  });
  registerEndpoint(endpoints.removeRequiredTrait, ({ caller, params }) =>
    preferences.removeRequiredTrait(caller.userId, params.trait),
  );
}
