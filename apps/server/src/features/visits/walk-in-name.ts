import { visitMessages } from './visit-messages.ts';

/** Stored for somebody at the desk without a name. */
export const WALK_IN_NAME = 'Walk-in';

/** The name of a visitor or adopter without an account, for who reads it. */
export const readVisitorName = (name: string | null): string | null =>
  name === WALK_IN_NAME ? visitMessages.walkIn : name;
