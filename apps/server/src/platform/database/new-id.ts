import { uuidv7 } from 'uuidv7';

/** Ids grow with time, so that new rows lie together in an index. */
export const newId: () => string = uuidv7;
