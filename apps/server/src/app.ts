import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createMailComposers } from './create-jobs.ts';
import type { Dependencies } from './dependencies.ts';
import type { RegisterFeature } from './feature-context.ts';
import { registerAccount } from './features/account/account.routes.ts';
import { registerAdoptionChecks } from './features/adoption-checks/adoption-checks.routes.ts';
import { registerAdoptionPapers } from './features/adoption-papers/register.ts';
import { registerAdoptionQuestions } from './features/adoption-questions/adoption-questions.routes.ts';
import { registerAdoptions } from './features/adoptions/adoptions.routes.ts';
import {
  onPetStatusChange,
  onPetUnavailable,
} from './features/adoptions/closing/on-pet-status-change.ts';
import { createOnVisitOutcome } from './features/adoptions/on-visit-outcome.ts';
import { registerAlerts } from './features/alerts/alerts.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { registerSecondFactor } from './features/auth/second-factor/second-factor.routes.ts';
import { registerCare } from './features/care/care.routes.ts';
import { registerClientErrors } from './features/client-errors/client-errors.routes.ts';
import { registerColleagues } from './features/colleagues/colleagues.routes.ts';
import { registerDoctor } from './features/doctor/doctor.routes.ts';
import { registerEmbed } from './features/embed/embed.routes.ts';
import { registerExport } from './features/export/export.routes.ts';
import { registerFactSuggestions } from './features/fact-suggestions/fact-suggestions.routes.ts';
import { registerFavorites } from './features/favorites/favorites.routes.ts';
import { registerFeeds } from './features/feeds/feeds.routes.ts';
import { registerFollowUps } from './features/follow-ups/follow-ups.routes.ts';
import { registerFosterHomes } from './features/fosters/homes/foster-homes.routes.ts';
import { registerFosterOffers } from './features/fosters/offers/foster-offers.routes.ts';
import { registerOwnFosters } from './features/fosters/own/own-fosters.routes.ts';
import { registerFosterReports } from './features/fosters/reports/foster-reports.routes.ts';
import { registerHiddenPets } from './features/hidden-pets/hidden-pets.routes.ts';
import { registerHistory } from './features/history/history.routes.ts';
import { registerHousehold } from './features/household/household.routes.ts';
import { registerImports } from './features/import/page/imports.routes.ts';
import { registerInternalNotes } from './features/internal-notes/internal-notes.routes.ts';
import { registerJournal } from './features/journal/journal.routes.ts';
import { createReadRecorder } from './features/journal/record-read.ts';
import { createAuthenticateKey } from './features/keys/authenticate-key.ts';
import { registerKeys } from './features/keys/keys.routes.ts';
import { registerLetterWords } from './features/letter-words/letter-words.routes.ts';
import { createMatchingService } from './features/matching/matching.service.ts';
import { registerMatching } from './features/matching/register.ts';
import { registerNetwork } from './features/network/network.routes.ts';
import { registerNewPets } from './features/new-pets/new-pets.routes.ts';
import { createNewPetsService } from './features/new-pets/new-pets.service.ts';
import { registerNumbers } from './features/numbers/numbers.routes.ts';
import { registerOpenFeeds } from './features/open-feeds/open-feeds.routes.ts';
import { registerOutbox } from './features/outbox/outbox.routes.ts';
import { readInlineHashes } from './features/pages/html/inline-hashes.ts';
import { registerPages } from './features/pages/register.ts';
import { registerPersonJoins } from './features/person-joins/person-joins.routes.ts';
import { registerPersonMarks } from './features/person-marks/person-marks.routes.ts';
import { registerPetLetters } from './features/pet-letters/pet-letters.routes.ts';
import { registerPetMoves } from './features/pet-moves/pet-moves.routes.ts';
import { registerPets } from './features/pets/register.ts';
import { registerPlaces } from './features/places/places.routes.ts';
import { registerPreferences } from './features/preferences/preferences.routes.ts';
import { registerReturns } from './features/returns/returns.routes.ts';
import { registerSettings } from './features/settings/settings.routes.ts';
import { registerDesk } from './features/staff-overview/staff-overview.routes.ts';
import { registerStays } from './features/stays/stays.routes.ts';
import { registerTasks } from './features/tasks/tasks.routes.ts';
import { registerVisits } from './features/visits/register.ts';
import { describeApi } from './platform/http/description/api-description.ts';
import { createDrain, type Drain } from './platform/http/drain.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createRegisterEndpoint } from './platform/http/register-endpoint.ts';
import { allowOrigins } from './platform/http/requests/allow-origins.ts';
import { readBodies } from './platform/http/requests/bodies.ts';
import { createBodyBudget } from './platform/http/requests/body-budget.ts';
import { createAddressOf } from './platform/http/requests/client-address.ts';
import { readMultipartBodies } from './platform/http/requests/multipart-body.ts';
import {
  createRefusalCounter,
  logRejectedRequest,
  logRequests,
} from './platform/http/requests/request-log.ts';
import { createHttpServer, sendConnectionError } from './platform/http/requests/server-limits.ts';
import { sendError, sendNotFound } from './platform/http/responses/error-handler.ts';
import { createResponseCache } from './platform/http/responses/response-cache.ts';
import { setSecurityHeaders } from './platform/http/responses/security-headers.ts';
import { securityTxtRoute } from './platform/http/responses/security-txt.ts';
import { webFiles } from './platform/http/responses/web-files.ts';
import { speakLanguage } from './platform/language/speak-language.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';
import { observeRequests } from './platform/metrics/observe-requests.ts';
import { createAddressLimit } from './platform/security/address-limit.ts';
import { checkCsrf } from './platform/security/csrf.ts';
import { createRequireOwnRows } from './require-own-rows.ts';

/** In the order of the API description. */
const features: RegisterFeature[] = [
  registerAuth,
  registerSecondFactor,
  registerPets,
  registerVisits,
  registerAdoptions,
  registerPetMoves,
  registerStays,
  registerCare,
  registerPlaces,
  registerOwnFosters,
  registerFosterReports,
  registerFosterHomes,
  registerFosterOffers,
  registerAdoptionPapers,
  registerDesk,
  registerTasks,
  registerNumbers,
  registerHistory,
  registerJournal,
  registerExport,
  registerPreferences,
  registerMatching,
  registerHousehold,
  registerNewPets,
  registerAccount,
  registerColleagues,
  registerHiddenPets,
  registerFavorites,
  registerAlerts,
  registerFactSuggestions,
  registerPetLetters,
  registerAdoptionQuestions,
  registerAdoptionChecks,
  registerLetterWords,
  registerPersonMarks,
  registerPersonJoins,
  registerInternalNotes,
  registerFollowUps,
  registerReturns,
  registerImports,
  registerFeeds,
  registerKeys,
  registerOutbox,
  registerDoctor,
  registerSettings,
  registerNetwork,
  registerOpenFeeds,
  registerEmbed,
  registerClientErrors,
  registerPages,
];

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
  const limit = createAddressLimit(dependencies, addressOf);
  const refusal = createRefusalCounter(dependencies.clock);
  const connectionRefusal = createRefusalCounter(dependencies.clock);
  const responses = createResponseCache({
    admit: limit.admit,
    countMore: limit.countMore,
    drain,
    metrics,
    logger,
    logsReads: config.logsRepeatedReads,
  });
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(responses.before(handle)),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    // Requests are still served while the application closes.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) =>
      sendConnectionError(logger, connectionRefusal, error, socket),
    async frameworkErrors(error, request, reply) {
      logRejectedRequest(request, reply, refusal);
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
  logRequests(app, refusal);
  drain.attach(app);
  const inline = webFolder ? await readInlineHashes(webFolder) : { script: [], style: [] };
  setSecurityHeaders(app, publicUrl.startsWith('https:'), inline);
  speakLanguage(app);
  app.addHook('onRequest', limit.count);
  // Before requests are rejected, so that pages of allowed origins can read the response.
  if (config.corsOrigins.length > 0) {
    await allowOrigins(app, config.corsOrigins, { exposedHeaders: [TOTAL_COUNT_HEADER] });
  }
  app.addHook('onRequest', limit.rejectExcess);
  responses.attach(app);
  await app.register(cookie);
  const bodyBudget = createBodyBudget();
  readBodies(app, bodyBudget);
  await readMultipartBodies(app, bodyBudget, { imageField: PET_IMAGE_FIELD });
  const sendUnchanging = responses.until();
  await describeApi(app, publicUrl, sendUnchanging);

  const auth = createAuthService(dependencies);
  checkCsrf(app, dependencies, auth);
  const matching = createMatchingService(dependencies);
  const context = {
    app,
    registerEndpoint: createRegisterEndpoint(app, {
      ...auth,
      ...dependencies,
      authenticateKey: createAuthenticateKey(dependencies),
      addressLimit: limit,
      readRecorder: createReadRecorder(dependencies),
      requireOwnRows: createRequireOwnRows(dependencies),
    }),
    dependencies,
    sendCached: responses.until(dependencies.petChanges),
    webFolder,
    auth,
    onPetUnavailable,
    onPetStatusChange,
    onVisitOutcome: createOnVisitOutcome(dependencies),
    matching,
    newPets: createNewPetsService(dependencies, matching),
    mailComposers: createMailComposers(dependencies),
  };
  for (const register of features) await register(context);

  healthRoutes(app, dependencies, drain);
  securityTxtRoute(app, { ...dependencies, contact: config.securityContact });
  metricsRoutes(app, metrics, config.metricsToken);
  dependencies.imageStore.registerRoutes(app);
  if (webFolder) await webFiles(app, webFolder, sendUnchanging);
  else app.setNotFoundHandler(sendNotFound);
  return app;
}
