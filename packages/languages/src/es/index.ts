import type { Catalogues } from '@pawmatch/contract/localized';

/** The texts of contract and server in Spanish. Those of the pages are chosen when they are built. */
export const spanish: Catalogues = {};
