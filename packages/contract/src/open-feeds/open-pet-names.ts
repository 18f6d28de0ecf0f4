import { searchFilterNames } from '../search/pets-address.ts';

/** In which order the open feeds have pets; the newest first unless said otherwise. */
export const openPetSorts = ['newest', 'waiting', 'name'] as const;

export const OPEN_PETS_PATH = '/open/pets.json';

/** What the open feeds of pets can be asked for. Apart from the schemas, which are too much for other sites. */
export const openPetNames = ['shelter', ...searchFilterNames, 'sort', 'limit'] as const;
export type OpenPetName = (typeof openPetNames)[number];
