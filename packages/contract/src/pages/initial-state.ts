import type { Pet } from '../pets/pet.ts';
import type { Shelter } from '../shelter/shelter-endpoints.ts';

/** Id of the element of a page that holds its {@link InitialState} as JSON. */
export const INITIAL_STATE_ID = 'initial-state';

/** Id of the element of every page that holds the {@link Shelter} as JSON. */
export const SHELTER_ID = 'shelter';

/** What a page of the pets opens on top of the list. */
export interface RequestedPet {
  /** Null: there is no such pet. */
  pet: Pet | null;
  /** For one that cannot be visited: others that can. */
  others: Pet[];
}

/** D29: what the first screen of a public page is made of, on the server and in the browser. */
export type InitialState =
  | { screen: 'home'; newest: Pet[] }
  | { screen: 'pets'; pets: Pet[]; total: number; asked: RequestedPet | null };

/** What the server hands to the renderer, and the page to the browser. */
export interface PageState {
  /** Where the pages come from, for links that are shared. */
  origin: string;
  first: InitialState;
}

/** A picture that the page needs at once, as the attributes of its `<link rel="preload">`. */
export interface PicturePreload {
  href: string;
  /** MIME type, for pictures that not every browser can show. */
  type?: string;
  srcSet?: string;
  sizes?: string;
  /** Where the screen is too small to show it, it is left out. */
  media?: string;
}

/** What the web application makes of a {@link PageState}. */
export interface RenderedPage {
  title: string;
  description: string;
  /** What stands in the page's root element until, and when, the script takes over. */
  markup: string;
  preloads: PicturePreload[];
  /** Source files of the screen, as the build's manifest calls them. */
  modules: string[];
}

/** What is known of a screen before anything is loaded for it. */
export interface PageDescription {
  /** R2.10: false for the screen of paths that lead nowhere. */
  exists: boolean;
  title: string;
  modules: string[];
}

/** The part of the web application that runs on the server. */
export interface PageRenderer {
  /**
   * @param path with query
   * @param shelter as it comes with the page
   */
  renderPage: (path: string, page: PageState, shelter?: Shelter) => Promise<RenderedPage>;
  /** @param path without query */
  describePage: (path: string) => PageDescription;
}
