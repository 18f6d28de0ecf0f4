import { languagePrefix } from '@pawmatch/contract/languages';
import type {
  PageRenderer,
  PicturePreload,
  RenderedState,
} from '@pawmatch/contract/pages/initial-state';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { fillQueries, fillShelter } from './app/initial-state.ts';
import { pageDescriptions } from './app/page-descriptions-messages.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { findPage, notFoundPage } from './app/routes/lazy-page.ts';
import { pageRoutes, preloadPage } from './app/routes/page-routes.ts';
import { AppRoutes } from './app/routes/router.tsx';
import { findStaffPage } from './app/routes/staff-routes.ts';
import { heroPreload } from './components/HeroPicture.tsx';
import { HERO_SIZES } from './features/home/components/Hero.tsx';
import { DIALOG_PHOTO_SIZES } from './features/pets/dialog/PetDialogPicture.tsx';
import { petDescription, petTitle } from './features/pets/page-text.ts';
import { CARD_PHOTO_SIZES, photoSources } from './features/pets/photos/photo-sources.ts';
import { privacyMessages } from './features/privacy/privacy-messages.ts';
import { sheltersMessages } from './features/shelters/shelters-messages.ts';
import { LANGUAGE } from './lib/text/language.ts';

const NAME = 'Pawmatch';

/** As the build's manifest names them. */
const PET_DIALOG_SOURCE = 'src/features/pets/components/PetDialog.tsx';
const STAFF_AREA_SOURCE = 'src/app/routes/StaffArea.tsx';

/** The media query from which each card is in the first row. */
const FIRST_ROW = [undefined, '(min-width: 40rem)', '(min-width: 64rem)'];

/** Loads the code and data of a page, and renders it. */
export const renderPage: PageRenderer['renderPage'] = async (path, page, shelter) => {
  const { pathname, search, searchParams } = new URL(path, page.origin);
  await preloadPage(pathname, search);
  const queries = createQueryClient();
  const { origin, initialState } = page;
  if (initialState) fillQueries(queries, { origin, initialState }, searchParams, Date.now());
  if (shelter) fillShelter(queries, shelter);
  const router = ({ basename, children }: { basename: string; children: ReactNode }) => (
    <StaticRouter basename={basename} location={languagePrefix(LANGUAGE) + path}>
      {children}
    </StaticRouter>
  );
  const markup = renderToString(
    <StrictMode>
      <Providers queries={queries} router={router} serverOrigin={origin}>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  );
  return { ...describe(pathname, page), markup: withoutPreloads(markup) };
};

export const describePage: PageRenderer['describePage'] = (path) => {
  // /admin leads there.
  const staffRoute = findStaffPage(path.replace(/^\/admin\/?$/, '/admin/dashboard'));
  const route = findPage(path, pageRoutes) ?? staffRoute;
  const { title, page } = route ?? notFoundPage;
  const modules = [page.source, ...(staffRoute ? [STAFF_AREA_SOURCE] : [])];
  return { exists: Boolean(route), title: `${title} – ${NAME}`, modules };
};

/** Removes React's own preloads, which ignore the rows of the grid; ours are in the head. */
const withoutPreloads = (markup: string) => markup.replace(/^(<link rel="preload"[^>]*>)+/, '');

function describe(pathname: string, { initialState }: RenderedState) {
  const { title, modules } = describePage(pathname);
  if (!initialState) return { title, modules, description: privacyMessages.about, preloads: [] };
  if (initialState.page === 'home') {
    return {
      title,
      modules,
      description: pageDescriptions.home,
      preloads: [heroPreload(HERO_SIZES)],
    };
  }
  if (initialState.page === 'shelters') {
    return { title, modules, description: sheltersMessages.intro, preloads: [] };
  }
  if (initialState.page === 'shelter') {
    const { name } = initialState.shelter;
    const description = sheltersMessages.description(name);
    return { title: `${name} – ${NAME}`, modules, description, preloads: [] };
  }
  const { requested } = initialState;
  if (initialState.page === 'pets' && !requested) {
    const preloads = initialState.pets
      .slice(0, FIRST_ROW.length)
      .flatMap((pet, place) => photoPreload(pet, CARD_PHOTO_SIZES, FIRST_ROW[place]));
    return { title, modules, description: pageDescriptions.pets, preloads };
  }
  const pet = requested?.pet;
  return {
    title: pet ? `${petTitle(pet)} – ${NAME}` : `${pageDescriptions.unknownPetTitle} – ${NAME}`,
    modules: initialState.page === 'pets' ? [...modules, PET_DIALOG_SOURCE] : modules,
    description: pet ? petDescription(pet) : pageDescriptions.unknownPet,
    preloads: pet ? photoPreload(pet, DIALOG_PHOTO_SIZES) : [],
  };
}

function photoPreload(pet: Pet, sizes: string, media?: string): PicturePreload[] {
  const sources = photoSources(pet);
  return sources ? [{ href: sources.src, srcSet: sources.srcSet, sizes, media }] : [];
}
