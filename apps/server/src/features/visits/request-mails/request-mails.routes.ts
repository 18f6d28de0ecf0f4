import * as endpoints from '@pawmatch/contract/visits/request-mails-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { createRequestMailsService } from './request-mails.service.ts';

/** B3.12 */
export function requestMailsRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'shelter'>,
): void {
  const requestMails = createRequestMailsService(dependencies);
  serve(endpoints.getRequestMailSettings, ({ caller }) => requestMails.get(caller.userId));
  serve(endpoints.updateRequestMailSettings, ({ caller, body }) =>
    requestMails.update(caller.userId, body),
  );
}
