/**
 * In which a call of staff names its shelter, by the slug; who works at one alone leaves it out. Apart from
 * `shelter-slug.ts`, because every page has it.
 */
export const SHELTER_HEADER = 'x-shelter';

/** The name of a shelter in addresses, such as `springfield-cats`. */
export const SHELTER_SLUG = /^(?=.{1,60}$)[a-z\d]+(-[a-z\d]+)*$/;
