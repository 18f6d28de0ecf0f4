import { errorTable } from '@pawmatch/contract/errors';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languagePrefix,
  readLanguagePath,
} from '@pawmatch/contract/languages';
import type { InitialState } from '@pawmatch/contract/pages/initial-state';
import { petPath, readPetPath } from '@pawmatch/contract/pets/pet-address';
import { requestCosts } from '@pawmatch/contract/rate-limits';
import { applySearchText } from '@pawmatch/contract/search/parse-search-text';
import {
  type PetSearch,
  readPetsAddress,
  writePetsAddress,
} from '@pawmatch/contract/search/pets-address';
import { shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { sendNotFound, toAppError } from '../../platform/http/responses/error-handler.ts';
import type { SendCached } from '../../platform/http/responses/response-cache.ts';
import { createPageDescriptions } from './describe-pages.ts';
import { findKnownLanguage } from './find-known-language.ts';
import type { PageWriters } from './html/page-writer.ts';
import {
  publicShelterFacts,
  type Site,
  shelterFacts,
  shelterListFacts,
} from './html/structured-data.ts';
import type { PagesService } from './pages.service.ts';
import type { PreviewPictures } from './previews/preview-pictures.ts';
import { pathnameOf, pathOf, queryOf } from './request-path.ts';
import { writeRobots } from './site-files.ts';

const HTML = 'text/html; charset=utf-8';

/** Paths without pages. */
const NO_PAGE = /^\/(api|images|previews|assets|metrics)(\/|\?|$)/;

interface Pages {
  service: PagesService;
  writers: PageWriters;
  previews: PreviewPictures;
  sendCached: SendCached;
  site: Site;
}

const hidden = { schema: { hide: true } };

/** The pages in all languages; public pages are server-rendered. */
export function pagesRoutes(app: FastifyInstance, pages: Pages): void {
  const { service, writers, sendCached, site } = pages;
  const shells = new Map(
    LANGUAGES.map((language) => [language, languagePages(app, pages, language)]),
  );

  app.get('/sitemap.xml', hidden, (request, reply) =>
    sendCached(request, reply, 'sitemap', async () => ({
      type: 'application/xml; charset=utf-8',
      body: await service.sitemap(),
    })),
  );

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(site.origin)),
  );

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || NO_PAGE.test(request.url)) return sendNotFound(request, reply);
    const known = findKnownLanguage(request.url, (path) => writers[DEFAULT_LANGUAGE].hasPage(path));
    if (known !== undefined) return reply.redirect(known, 302);
    const { language } = readLanguagePath(pathnameOf(request));
    return shells.get(language)?.(request, reply);
  });
}

/** The pages of a language. @returns sends a page that the server does not render */
function languagePages(app: FastifyInstance, pages: Pages, language: Language) {
  const { service, writers, sendCached } = pages;
  const writer = writers[language];
  const prefix = languagePrefix(language);
  const { site, describe, describePet, describeList } = createPageDescriptions(pages, language);
  const keyOf = (key: string) => `${language} ${key}`;

  /** Sends the page without markup after an error, so that its script shows the error. */
  const orShell =
    <Route extends RouteGenericInterface>(
      send: (request: FastifyRequest<Route>, reply: FastifyReply) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      try {
        return await send(request, reply);
      } catch (error) {
        const { code, retryAfter } = toAppError(error);
        const { status } = errorTable[code];
        request.log[status >= 500 ? 'error' : 'warn']({ err: error }, code);
        if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
        reply.header('Cache-Control', 'no-store').type(HTML).code(status);
        return reply.send(writer.shell(pathOf(request)));
      }
    };

  const sendShell = (request: FastifyRequest, reply: FastifyReply, path = pathOf(request)) => {
    const exists = writer.hasPage(path);
    return sendCached(request, reply, keyOf(`shell ${exists ? path : ''}`), async () => ({
      status: exists ? 200 : 404,
      type: HTML,
      body: writer.shell(path),
    }));
  };

  /** As for an unknown address. */
  const sendUnknownPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendShell(request, reply, '/unknown');

  /** One page for all, so that nobody fills the cache with made-up addresses; its script says what is missing. */
  const sendUnknownPet = (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, keyOf('unknown pet'), async () => ({
      status: 404,
      type: HTML,
      body: writer.shell('/pets/unknown'),
    }));

  const writePage = async (
    path: string,
    state: InitialState | null,
    facts: object,
    siteName?: string,
  ) => ({
    type: HTML,
    body: await writer.write(path, state, async (page) => describe(page, path, facts, siteName)),
  });

  app.get(
    prefix || '/',
    hidden,
    orShell((request, reply) =>
      sendCached(request, reply, keyOf('/'), async () =>
        writePage('/', await service.home(), shelterFacts(site)),
      ),
    ),
  );

  app.get(
    `${prefix}/privacy`,
    hidden,
    orShell((request, reply) =>
      sendCached(request, reply, keyOf('/privacy'), () =>
        writePage('/privacy', null, shelterFacts(site)),
      ),
    ),
  );

  app.get(
    `${prefix}/pets`,
    hidden,
    orShell(async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      const asked = readPetsAddress(query);
      const search = applySearchText(asked);
      // Plain words have one address, that of the filters which they stand for.
      if (search.q !== asked.q) return reply.redirect(prefix + petsPath(search, query), 302);
      const petId = query.get('petId');
      const key = writePetsAddress(search).toString();
      // All missing pets share one cache entry.
      const requestedId = petId && ((await service.findPet(petId))?.id ?? 'unknown');
      const compute = async () => {
        const initialState = await service.pets(search, petId);
        const path = petsPath(search, new URLSearchParams(petId ? { petId } : {}));
        const body = await writer.write(path, initialState, async (rendered) =>
          describeList(rendered, initialState),
        );
        return { status: initialState.requested?.pet === null ? 404 : 200, type: HTML, body };
      };
      const cost = key ? requestCosts.searchPage : 1;
      return sendCached(request, reply, keyOf(`/pets ${requestedId} ${key}`), compute, cost);
    }),
  );

  app.get<{ Params: { address: string } }>(
    `${prefix}/pets/:address`,
    hidden,
    orShell(async (request, reply) => {
      const shortId = readPetPath(request.params.address);
      const pet = shortId && (await service.findPet(shortId));
      if (!pet) return sendUnknownPet(request, reply);
      const path = petPath(pet);
      // One address for each pet: its name may have changed since it was shared.
      if (pathOf(request) !== path) {
        return reply.redirect(prefix + path + queryOf(request), 301);
      }
      return sendCached(request, reply, keyOf(path), async () => {
        const initialState = await service.pet(shortId);
        const found = initialState.requested.pet;
        const body = await writer.write(path, initialState, async (rendered) =>
          found ? describePet(rendered, found) : undefined,
        );
        return { status: found ? 200 : 404, type: HTML, body };
      });
    }),
  );

  /** With one shelter, for a name that no shelter has and for a paused one, the page is not found; its script says why. */
  const orNotFound = async <State>(state: Promise<State>): Promise<State | null> =>
    state.catch((error: unknown) => {
      if (errorTable[toAppError(error).code].status === 404) return null;
      throw error;
    });

  app.get(
    `${prefix}/shelters`,
    hidden,
    orShell(async (request, reply) => {
      const state = await orNotFound(service.shelters());
      if (!state) return sendUnknownPage(request, reply);
      return sendCached(request, reply, keyOf('/shelters'), () =>
        writePage('/shelters', state, shelterListFacts(site, state.shelters)),
      );
    }),
  );

  app.get<{ Params: { slug: string } }>(
    `${prefix}/shelters/:slug`,
    hidden,
    orShell(async (request, reply) => {
      const state = await orNotFound(service.shelter(request.params.slug));
      if (!state) return sendUnknownPage(request, reply);
      const path = shelterPath(state.shelter.slug);
      if (pathOf(request) !== path) {
        // Not kept without asking: a shelter can take its former name again.
        reply.header('Cache-Control', 'no-cache');
        return reply.redirect(prefix + path + queryOf(request), 301);
      }
      return sendCached(request, reply, keyOf(path), () =>
        writePage(path, state, publicShelterFacts(site, state.shelter), state.shelter.name),
      );
    }),
  );

  return sendShell;
}

function petsPath(search: PetSearch, others: URLSearchParams): string {
  const query = writePetsAddress(search, others).toString();
  return query ? `/pets?${query}` : '/pets';
}
