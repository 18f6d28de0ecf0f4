import type { Pet } from '../pets/pet.ts';
import type { PetFacets } from '../pets/pet-query.ts';
import type { ListedShelter } from '../shelter/listed-shelter-endpoints.ts';
import type { PublicShelter } from '../shelter/shelter-endpoints.ts';

/** The id of the element that holds the {@link PageState} of a page as JSON. */
export const INITIAL_STATE_ID = 'initial-state';

/** The id of the element that holds the {@link PublicShelter} as JSON, on every page. */
export const SHELTER_ID = 'shelter';

/** The pet in the URL of the pets page. */
export interface RequestedPet {
  /** Null when there is no such pet. */
  pet: Pet | null;
  /** Similar pets that can be visited. */
  others: Pet[];
}

/** The data that a public page is first rendered from, on the server and in the browser. */
export type InitialState =
  | { page: 'home'; newest: Pet[]; longestWaiting: Pet[] }
  | {
      page: 'pets';
      pets: Pet[];
      total: number;
      /** Of a search for words. */
      counts: PetFacets | null;
      requested: RequestedPet | null;
    }
  /** Several shelters. */
  | { page: 'shelters'; shelters: ListedShelter[] }
  | { page: 'shelter'; shelter: ListedShelter; pets: Pet[] }
  | {
      page: 'pet';
      shortId: string;
      requested: RequestedPet;
    };

/** Passed in the page to the browser. */
export interface PageState {
  /** The origin of the pages, for shared links. */
  origin: string;
  initialState: InitialState;
}

/** Passed from the server to the renderer. A page of mere words has no state. */
export type RenderedState = Pick<PageState, 'origin'> & { initialState: InitialState | null };

/** A picture to preload, as the attributes of its `<link rel="preload">`. */
export interface PicturePreload {
  href: string;
  /** MIME type, for pictures that not every browser can show. */
  type?: string;
  srcSet?: string;
  sizes?: string;
  /** Media query of the windows that show the picture. */
  media?: string;
}

/** The result of rendering a {@link RenderedState}. */
export interface RenderedPage {
  title: string;
  description: string;
  /** The content of the root element, which the script hydrates. */
  markup: string;
  preloads: PicturePreload[];
  /** Source files of the page, by their names in the build's manifest. */
  modules: string[];
}

/** The description of a page without its data. */
export interface PageDescription {
  /** False for unknown paths. */
  exists: boolean;
  title: string;
  modules: string[];
}

/** The part of the web application that runs on the server. */
export interface PageRenderer {
  /**
   * @param path with query
   * @param shelter the shelter in the page
   */
  renderPage: (path: string, page: RenderedState, shelter?: PublicShelter) => Promise<RenderedPage>;
  /** @param path without query */
  describePage: (path: string) => PageDescription;
}
