/** In characters. A longer text cannot be meant as a search. The first view needs nothing else of searches. */
export const MAX_SEARCH_LENGTH = 200;
