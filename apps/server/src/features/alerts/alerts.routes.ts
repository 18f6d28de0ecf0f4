import * as endpoints from '@pawmatch/contract/alerts/alert-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findGrant } from '../grants/grants.repository.ts';
import { presentAlert, presentListedAlert } from './alerts.presenter.ts';
import { countNewByAlert, deleteAlert, findAlert, listAlertsOfUser } from './alerts.repository.ts';
import { createAlertsService } from './alerts.service.ts';
import { STOP_PATH } from './stop-path.ts';

/** The alerts of a person, and the end of one by the link of a mail, for which only a POST is enough. */
export function registerAlerts({ app, registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock } = dependencies;
  const service = createAlertsService(dependencies);

  const readLink = async (token: string): Promise<string> => {
    const grant = await findGrant(database, 'alert', token, clock());
    if (!grant?.subjectId) throw new AppError('ALERT_LINK_INVALID');
    return grant.subjectId;
  };

  registerEndpoint(endpoints.listAlerts, async ({ caller }) => {
    const [alerts, newPets] = await Promise.all([
      listAlertsOfUser(database, caller.userId),
      countNewByAlert(database, caller.userId),
    ]);
    return alerts.map((alert) => presentListedAlert(alert, caller, newPets));
  });
  registerEndpoint(endpoints.saveAlert, async ({ caller, body }) =>
    presentAlert(await service.save({ ...body, userId: caller.userId }), caller),
  );
  registerEndpoint(endpoints.changeAlert, async ({ caller, params, body }) =>
    presentAlert(await service.change({ id: params.id, userId: caller.userId }, body), caller),
  );
  registerEndpoint(endpoints.deleteAlert, ({ caller, params }) =>
    service.delete({ id: params.id, userId: caller.userId }),
  );
  registerEndpoint(endpoints.openAlertLink, async ({ body }) => {
    const found = await findAlert(database, await readLink(body.token));
    return { alert: found ? { kind: found.alert.kind, query: found.alert.query } : null };
  });
  registerEndpoint(endpoints.stopAlertByLink, async ({ body }) =>
    deleteAlert(database, await readLink(body.token)),
  );

  app.post<{ Querystring: Record<string, unknown>; Body?: Record<string, unknown> }>(
    STOP_PATH,
    { schema: { hide: true }, config: { bodyFormat: 'multipart', isOneClick: true } },
    async ({ query, body }, reply) => {
      if (body?.['List-Unsubscribe'] !== 'One-Click') throw new AppError('BAD_REQUEST');
      await deleteAlert(database, await readLink(String(query.token)));
      return reply.type('text/plain; charset=utf-8').send('You get no more of these emails.\n');
    },
  );
}
