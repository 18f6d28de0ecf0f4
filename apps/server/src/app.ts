import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/pet-form-data';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createAccountDataService } from './features/account/account-data.service.ts';
import { alertsRoutes } from './features/alerts/alerts.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { clientErrorsRoutes } from './features/client-errors/client-errors.routes.ts';
import { createClientErrorsService } from './features/client-errors/client-errors.service.ts';
import { createChangeStreams } from './features/desk/change-streams.ts';
import { deskRoutes } from './features/desk/desk.routes.ts';
import { createDeskService } from './features/desk/desk.service.ts';
import { doctorRoutes } from './features/doctor/doctor.routes.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { hiddenPetsRoutes } from './features/hidden-pets/hidden-pets.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { homeDetailsRoutes } from './features/matching/home-details.routes.ts';
import { matchingRoutes } from './features/matching/matching.routes.ts';
import { createMatchingService } from './features/matching/matching.service.ts';
import { suitableAdoptersRoutes } from './features/matching/suitable-adopters.routes.ts';
import { matchTogetherRoutes } from './features/matching/together/match-together.routes.ts';
import { newPetsRoutes } from './features/new-pets/new-pets.routes.ts';
import { createNewPetsService } from './features/new-pets/new-pets.service.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { openPages } from './features/pages/open-pages.ts';
import { petLettersRoutes } from './features/pet-letters/pet-letters.routes.ts';
import { bondedPairsRoutes } from './features/pets/bonded-pairs.routes.ts';
import { createBondedPairsService } from './features/pets/bonded-pairs.service.ts';
import { createPetCache } from './features/pets/pet-cache.ts';
import { petPhotosRoutes } from './features/pets/pet-photos.routes.ts';
import { createPetPhotosService } from './features/pets/pet-photos.service.ts';
import { petsRoutes } from './features/pets/pets.routes.ts';
import { createPetsService } from './features/pets/pets.service.ts';
import { preferencesRoutes } from './features/preferences/preferences.routes.ts';
import { createPreferencesService } from './features/preferences/preferences.service.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import { suggestedFactsRoutes } from './features/suggested-facts/suggested-facts.routes.ts';
import { createBulkVisitChange } from './features/visits/bulk-visits.service.ts';
import { calendarAddressRoutes } from './features/visits/calendar-address/calendar-address.routes.ts';
import { cancelVisitsOfPet } from './features/visits/cancel-visits.service.ts';
import { countBookings } from './features/visits/count-bookings.ts';
import { createOutcomesService } from './features/visits/outcomes.service.ts';
import { createOwnVisitsService } from './features/visits/own-visits.service.ts';
import { requestMailsRoutes } from './features/visits/request-mails/request-mails.routes.ts';
import { visitLinksRoutes } from './features/visits/visit-links.routes.ts';
import { createVisitorChanges } from './features/visits/visitor-changes.service.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { createVisitsService } from './features/visits/visits.service.ts';
import { heldTimeLinksRoutes } from './features/visits/waiting-list/held-time-links.routes.ts';
import { waitingListRoutes } from './features/visits/waiting-list/waiting-list.routes.ts';
import { createMailComposers } from './open-jobs.ts';
import { allowOrigins } from './platform/http/allow-origins.ts';
import { describeApi } from './platform/http/api-description.ts';
import { createBodyBudget, readBodies } from './platform/http/bodies.ts';
import { createAddressOf } from './platform/http/client-address.ts';
import { createDrain, type Drain } from './platform/http/drain.ts';
import { sendError, sendNotFound } from './platform/http/error-handler.ts';
import { createFastPath } from './platform/http/fast-path.ts';
import { healthRoutes } from './platform/http/health.ts';
import { readMultipartBodies } from './platform/http/multipart-body.ts';
import { logRejectedRequest, logRequests } from './platform/http/request-log.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { securityTxtRoute } from './platform/http/security-txt.ts';
import { createServe } from './platform/http/serve.ts';
import { createHttpServer, sendConnectionError } from './platform/http/server-limits.ts';
import { webFiles } from './platform/http/web-files.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';
import { observeRequests } from './platform/metrics/observe-requests.ts';
import { checkCsrf } from './platform/security/csrf.ts';
import { createAddressLimit } from './platform/security/rate-limits.ts';

export interface AppOptions {
  /** Folder of the built web application; without it, only the API is served. */
  webFolder?: string;
  /** The caller runs it before it closes the application. */
  drain?: Drain;
}

/** Assembles the HTTP application; nothing listens yet. */
export async function buildApp(
  dependencies: Dependencies,
  { webFolder, drain = createDrain() }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, publicUrl } = dependencies;
  const { metrics, logger } = dependencies;
  const addressOf = createAddressOf(config.trustProxy);
  const limit = createAddressLimit(config.rateLimits, addressOf);
  const fastPath = createFastPath({
    admit: limit.admit,
    drain,
    metrics,
    logger,
    logsReads: config.logsRepeatedReads,
  });
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(fastPath.before(handle)),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    // Requests are still served while the application closes.
    return503OnClosing: false,
    clientErrorHandler: sendConnectionError,
    async frameworkErrors(error, request, reply) {
      logRejectedRequest(request, reply);
      await limit.count(request);
      const rejection = await limit.rejectExcess(request).catch((excess: unknown) => excess);
      return sendError(rejection ?? error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  observeRequests(app, metrics);
  countBookings(app, metrics);
  logRequests(app);
  drain.attach(app);
  setSecurityHeaders(app, publicUrl.startsWith('https:'));
  app.addHook('onRequest', limit.count);
  // Before requests are rejected, so that pages of allowed origins can read the response.
  if (config.corsOrigins.length > 0) {
    await allowOrigins(app, config.corsOrigins, { exposedHeaders: [TOTAL_COUNT_HEADER] });
  }
  app.addHook('onRequest', limit.rejectExcess);
  await app.register(cookie);
  const bodyBudget = createBodyBudget();
  readBodies(app, bodyBudget);
  await readMultipartBodies(app, bodyBudget, { imageField: PET_IMAGE_FIELD });
  await describeApi(app);

  const auth = createAuthService(dependencies);
  checkCsrf(app, dependencies, auth);
  const serve = createServe(app, auth.authenticate);
  authRoutes(serve, auth);
  const finder = dependencies.petFinder;
  // Without the database, the first request tries again.
  app.addHook('onListen', async () => void finder.prepare().catch(() => undefined));
  const petCache = createPetCache(dependencies, finder);
  const responseCache = createResponseCache(petCache.changes, fastPath);
  const publicPets = { petCache, responseCache };
  const petsService = createPetsService(dependencies, { onDeparture: cancelVisitsOfPet, finder });
  app.addHook('onClose', petsService.settled);
  petsRoutes(serve, petsService, publicPets);
  const petPhotosService = createPetPhotosService(dependencies);
  app.addHook('onClose', petPhotosService.settled);
  petPhotosRoutes(serve, petPhotosService);
  bondedPairsRoutes(serve, createBondedPairsService(dependencies));
  const visitorChanges = createVisitorChanges(dependencies);
  visitLinksRoutes(serve, visitorChanges, dependencies);
  calendarAddressRoutes(serve, dependencies);
  waitingListRoutes(serve, dependencies);
  const ownVisits = createOwnVisitsService(dependencies);
  heldTimeLinksRoutes(serve, ownVisits, dependencies);
  requestMailsRoutes(serve, dependencies);
  const visits = createVisitsService(dependencies);
  const bulkVisits = createBulkVisitChange(dependencies, visits);
  app.addHook('onClose', bulkVisits.settled);
  visitsRoutes(serve, {
    visits,
    bulkVisits,
    ownVisits,
    outcomes: createOutcomesService(dependencies),
    visitorChanges,
    shelter: dependencies.shelter,
    clock: dependencies.clock,
  });
  const changeStreams = createChangeStreams(dependencies);
  app.addHook('preClose', changeStreams.close);
  deskRoutes(serve, createDeskService(dependencies, finder), changeStreams);
  historyRoutes(serve, dependencies.database);
  preferencesRoutes(serve, createPreferencesService(dependencies));
  const matching = createMatchingService(dependencies, petCache);
  matchingRoutes(serve, matching);
  const newPets = createNewPetsService(dependencies, matching);
  newPetsRoutes(serve, newPets);
  accountRoutes(serve, {
    accounts: createAccountService(dependencies, newPets),
    accountData: createAccountDataService(dependencies),
    cookies: auth.cookies,
  });
  homeDetailsRoutes(serve, dependencies);
  matchTogetherRoutes(serve, dependencies);
  suitableAdoptersRoutes(serve, dependencies);
  hiddenPetsRoutes(serve, dependencies);
  favoritesRoutes(serve, dependencies, petCache);
  alertsRoutes(app, serve, dependencies);
  suggestedFactsRoutes(serve, dependencies);
  petLettersRoutes(serve, dependencies);
  outboxRoutes(serve, dependencies, createMailComposers(dependencies));
  doctorRoutes(serve, dependencies);
  settingsRoutes(serve, createSettingsService(dependencies), dependencies);
  clientErrorsRoutes(serve, createClientErrorsService(dependencies, webFolder));
  healthRoutes(app, dependencies, drain);
  securityTxtRoute(app, { ...dependencies, contact: config.securityContact });
  metricsRoutes(app, metrics, config.metricsToken);
  dependencies.imageStore.serve(app);
  if (webFolder) {
    await webFiles(app, webFolder, fastPath);
    await openPages(app, dependencies, { petCache, finder, fastPath, webFolder });
  } else app.setNotFoundHandler(sendNotFound);
  return app;
}
