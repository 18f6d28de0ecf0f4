/** Under which the pages of staff are. */
export const STAFF_ROOT = '/admin';

/**
 * The address of a page of staff.
 * @param slug that of the shelter; null where the installation or the reader has only one
 * @param path such as `/visits?view=to_answer`
 */
export const staffPath = (slug: string | null, path: string): string =>
  `${STAFF_ROOT}${slug ? `/${slug}` : ''}${path}`;
