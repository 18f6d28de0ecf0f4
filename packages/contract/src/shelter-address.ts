/**
 * In which a call of staff names its shelter, by the slug; who works at one alone leaves it out. Apart from
 * `shelter-slug.ts`, because every page has it.
 */
export const SHELTER_HEADER = 'x-shelter';
