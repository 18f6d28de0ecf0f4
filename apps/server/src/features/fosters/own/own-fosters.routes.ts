import * as endpoints from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { isInUse } from '@pawmatch/contract/staff/capabilities';
import type { FeatureContext } from '../../../feature-context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import { type Caller, shelterOf } from '../../../platform/http/requests/caller.ts';
import { getUploadedImage } from '../../../platform/http/requests/multipart-body.ts';
import { createPetCareService } from '../../care/pet-care.service.ts';
import { careColumnsOf, createTickCareService } from '../../care/tick-care.service.ts';
import { createPetPhotosService } from '../../pets/photos/pet-photos.service.ts';
import { type Carer, createOwnFostersService } from './own-fosters.service.ts';

const carerOf = ({ caller, received }: { caller: Caller } & Pick<Carer, 'received'>): Carer => ({
  userId: caller.userId,
  shelterId: shelterOf(caller),
  // Here, also staff act for their own pets alone.
  isStaff: false,
  received,
});

const usesCare = ({ careParts }: Caller) => isInUse('care.do', careParts);

/** @throws AppError FORBIDDEN where the shelter does not plan care */
function requireCareInUse(caller: Caller): void {
  if (!usesCare(caller)) throw new AppError('FORBIDDEN');
}

/** The page of a foster carer. Care and photos go through the services of care and of photos. */
export function registerOwnFosters({ app, registerEndpoint, dependencies }: FeatureContext): void {
  const fosters = createOwnFostersService(dependencies);
  const tick = createTickCareService(dependencies);
  const careOfPet = createPetCareService(dependencies);
  const photos = createPetPhotosService(dependencies);
  app.addHook('onClose', photos.waitForBackgroundWork);

  registerEndpoint(endpoints.getOwnFosters, (call) =>
    fosters.of(carerOf(call), { withCare: usesCare(call.caller) }),
  );
  registerEndpoint(endpoints.doOwnCare, async ({ body, ...call }) => {
    requireCareInUse(call.caller);
    const carer = carerOf(call);
    const { ids, ...done } = body;
    return fosters.changeCare(carer, ids, (own) => tick.do(carer, own, careColumnsOf(done)));
  });
  registerEndpoint(endpoints.undoOwnCare, async ({ body, ...call }) => {
    requireCareInUse(call.caller);
    const carer = carerOf(call);
    return fosters.changeCare(carer, body.ids, (own) => tick.undo(carer, own));
  });
  registerEndpoint(endpoints.skipOwnCare, async ({ body, ...call }) => {
    requireCareInUse(call.caller);
    const carer = carerOf(call);
    return fosters.changeCare(carer, body.ids, (own) => tick.skip(carer, own, body.reason));
  });
  registerEndpoint(endpoints.addOwnWeight, async ({ params, body, ...call }) => {
    requireCareInUse(call.caller);
    const carer = carerOf(call);
    await fosters.requireOwn(carer, params.id);
    const { weight: grams, at, note } = body;
    return careOfPet.addWeight(carer, params.id, { grams, at, note });
  });
  registerEndpoint(endpoints.addOwnPhoto, async ({ params, request, ...call }) => {
    await fosters.requireOwn(carerOf(call), params.id);
    await photos.add(actorOf(call.caller), params.id, getUploadedImage(request), call.received);
  });
  registerEndpoint(endpoints.addOwnNote, ({ params, body, ...call }) =>
    fosters.addNote(carerOf(call), params.id, body),
  );
  registerEndpoint(endpoints.addOwnReport, ({ params, body, ...call }) =>
    fosters.addReport(carerOf(call), params.id, body.answers),
  );
}
