import * as endpoints from '@pawmatch/contract/export/export-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { endWhenStalled } from './end-when-stalled.ts';
import { createExportService } from './export.service.ts';

/** What the shelter has, as files. */
export function registerExport({
  app,
  registerEndpoint,
  dependencies,
  auth,
}: FeatureContext): void {
  const exports = createExportService(dependencies, auth.requireProof);
  // Otherwise the server would wait for downloads before it closes.
  app.addHook('preClose', async () => exports.end());

  registerEndpoint(endpoints.createExport, async ({ caller, body, request }) => {
    const token = await exports.create(caller, body);
    request.log.info({ what: body.what, by: caller.userId }, 'export');
    return { url: `/api${endpoints.downloadExport.path}?token=${token}` };
  });
  registerEndpoint(endpoints.downloadExport, async ({ query, reply, request }) => {
    const { name, type, content, ticket } = await exports.open(query.token);
    // Who has left already reads nothing, so that nothing would end the file.
    if (reply.raw.destroyed) content.destroy();
    reply.raw.once('close', () => content.destroy());
    endWhenStalled(content, reply.raw, () =>
      request.log.warn(
        { what: ticket.order.what, by: ticket.userId },
        'An export was ended, because its reader took nothing for a minute',
      ),
    );
    return reply
      .type(type)
      .headers({
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        // A proxy that collects the whole file first would fill its disk.
        'X-Accel-Buffering': 'no',
      })
      .send(content);
  });
}
