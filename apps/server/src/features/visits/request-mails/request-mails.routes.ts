import * as endpoints from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import type { Uses } from '../../../dependencies.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { colleagueOf, requireCapability } from '../../../platform/http/requests/caller.ts';
import { createRequestMailsService } from './request-mails.service.ts';

export function requestMailsRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Uses<'database' | 'clock' | 'shelters'>,
): void {
  const requestMails = createRequestMailsService(dependencies);
  registerEndpoint(endpoints.getRequestMailSettings, ({ caller }) =>
    requestMails.get(colleagueOf(caller)),
  );
  registerEndpoint(endpoints.updateRequestMailSettings, ({ caller, body }) => {
    // They reach other people than the caller.
    if (body.addresses) requireCapability(caller, 'settings.edit');
    return requestMails.update(colleagueOf(caller), body);
  });
}
