import * as endpoints from '@pawmatch/contract/outbox/outbox-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { MailComposer } from '../../platform/mail/mail-queues.ts';
import { createOutboxService } from './outbox.service.ts';

/** Only pages of this server may frame the document, and nothing in it may run. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** The mails, for staff (B3.12). */
export function outboxRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'sessionSecret'>,
  composers: readonly MailComposer[],
): void {
  const outbox = createOutboxService(dependencies, composers);
  serve(endpoints.listOutbox, ({ query }) => outbox.list(query));
  serve(endpoints.openMail, ({ params }) => outbox.open(params.id));
  serve(endpoints.sendMailAgain, async ({ params, caller, request }) => {
    const mail = await outbox.sendAgain(params.id);
    request.log.info({ mail: mail.id, by: caller.userId }, 'mail sent again');
    return mail;
  });
  serve(endpoints.readMailDocument, async ({ query, reply }) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': DOCUMENT_POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'no-referrer',
      })
      .send(await outbox.readDocument(query.token)),
  );
}
