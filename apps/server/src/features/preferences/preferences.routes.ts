import * as endpoints from '@pawmatch/contract/preferences/preferences-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentPreferences } from './preferences.presenter.ts';
import { createPreferencesService } from './preferences.service.ts';

export function registerPreferences({ serve, dependencies }: FeatureContext): void {
  const preferences = createPreferencesService(dependencies);

  serve(endpoints.getPreferences, async ({ caller }) =>
    presentPreferences(await preferences.get(caller.userId)),
  );
  serve(endpoints.createPreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.create(caller.userId, body)),
  );
  serve(endpoints.replacePreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.change(caller.userId, body)),
  );
  serve(endpoints.changePreferences, async ({ caller, body }) =>
    presentPreferences(await preferences.change(caller.userId, body)),
  );
  serve(endpoints.listRequiredTraits, async ({ caller }) => {
    const traits = await preferences.listRequiredTraits(caller.userId);
    return traits.map((trait) => ({ trait }));
  });
  serve(endpoints.addRequiredTrait, async ({ caller, body }) => {
    await preferences.addRequiredTrait(caller.userId, body.trait);
    return { trait: body.trait };
  });
  serve(endpoints.removeRequiredTrait, async ({ caller, params }) => {
    await preferences.removeRequiredTrait(caller.userId, params.trait);
    return undefined;
  });
}
