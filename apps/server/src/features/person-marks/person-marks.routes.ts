import * as endpoints from '@pawmatch/contract/person-marks/person-marks-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { createContactDigests } from './contact-digests.ts';
import * as repository from './person-marks.repository.ts';

/** To whom a shelter does not adopt: for staff, never for the person. */
export function registerPersonMarks({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock, sessionSecret } = dependencies;
  const digestsOf = createContactDigests(sessionSecret);

  const list = async (
    caller: Caller,
    contact: repository.Contact,
  ): Promise<endpoints.PersonMark[]> => {
    const { userId } = contact;
    const found = await repository.listMarks(database, shelterOf(caller), {
      userId,
      ...digestsOf(contact),
    });
    return found.map(({ mark, setByName }) => ({
      id: mark.id,
      reason: mark.reason,
      set_by: setByName,
      set_at: mark.setAt.toISOString(),
      is_own: userId !== null && mark.userId === userId,
    }));
  };

  const findPerson = async (id: string) => {
    const contact = await repository.findContactOfPerson(database, id);
    if (!contact) throw new AppError('USER_NOT_FOUND');
    return contact;
  };

  registerEndpoint(endpoints.listMarksOfPerson, async ({ caller, params }) =>
    list(caller, await findPerson(params.id)),
  );
  registerEndpoint(endpoints.listMarksOfAdoption, async ({ caller, params }) => {
    const of = { id: params.id, shelterId: shelterOf(caller) };
    const contact = await repository.findContactOfAdoption(database, of);
    if (!contact) throw new AppError('ADOPTION_NOT_FOUND');
    return list(caller, contact);
  });
  registerEndpoint(endpoints.markPerson, async ({ caller, params, body }) => {
    const contact = await findPerson(params.id);
    const { mailboxDigest, phoneDigest } = digestsOf(contact);
    if (!mailboxDigest) throw new AppError('USER_NOT_FOUND');
    await repository.saveMark(database, {
      id: newId(),
      shelterId: shelterOf(caller),
      userId: params.id,
      mailboxDigest,
      phoneDigest,
      reason: body.reason,
      setBy: caller.userId,
      setAt: clock(),
    });
    return list(caller, contact);
  });
  registerEndpoint(endpoints.removeMark, async ({ caller, params }) => {
    const mark = { id: params.id, shelterId: shelterOf(caller) };
    if (!(await repository.deleteMark(database, mark))) throw new AppError('MARK_NOT_FOUND');
  });
}
