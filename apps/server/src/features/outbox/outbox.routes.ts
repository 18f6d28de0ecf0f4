import * as endpoints from '@pawmatch/contract/outbox/outbox-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createOutboxService } from './outbox.service.ts';

/** Only pages of this server may frame the document, and nothing in it may run. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** The mails, for staff. */
export function registerOutbox({
  registerEndpoint,
  dependencies,
  mailComposers,
}: FeatureContext): void {
  const outbox = createOutboxService(dependencies, mailComposers);
  registerEndpoint(endpoints.listOutbox, ({ caller, query }) => outbox.list(caller, query));
  registerEndpoint(endpoints.listRefusedMails, ({ caller, query }) =>
    outbox.listRefused(caller, query),
  );
  registerEndpoint(endpoints.openMail, ({ caller, params }) => outbox.open(caller, params.id));
  registerEndpoint(endpoints.sendMailAgain, async ({ params, caller, request }) => {
    const mail = await outbox.sendAgain(caller, params.id);
    request.log.info({ mail: mail.id, by: caller.userId }, 'mail sent again');
    return mail;
  });
  registerEndpoint(endpoints.readMailDocument, async ({ query, reply }) =>
    reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': DOCUMENT_POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'no-referrer',
      })
      .send(await outbox.readDocument(query.token)),
  );
}
