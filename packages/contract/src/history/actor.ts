import * as z from 'zod/mini';

/** Who made a change: `link` is the holder of a mailed link, `system` the application itself. */
export const ActorKind = z.enum(['adopter', 'staff', 'link', 'system']);
export type ActorKind = z.infer<typeof ActorKind>;
