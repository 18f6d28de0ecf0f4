import * as endpoints from '@pawmatch/contract/doctor/doctor-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { findUser } from '../users/users.repository.ts';
import { examine, mailTest } from './doctor.service.ts';

/** B6.07 */
export function doctorRoutes(serve: Serve, dependencies: Dependencies): void {
  serve(endpoints.getFindings, () => examine(dependencies));
  serve(endpoints.sendTestMail, async ({ caller }) => {
    const user = await findUser(dependencies.database, caller.userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    return mailTest(dependencies, user.email);
  });
}
