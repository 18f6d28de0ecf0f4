/** Short enough to be written at the desk, and to be read on a phone at one glance. */
export const MAX_SENTENCES = 3;

/** Characters of a letter. */
export const MAX_TEXT = 400;
