import * as z from 'zod/mini';

/**
 * A backup is a gzipped tar file: `manifest.json`, then the rows of each table as PostgreSQL's COPY
 * writes them (`tables/pets/0`, `tables/pets/1` and so on), then the files of the photos
 * (`photos/HASH/small.webp`), then `end.json` with the number of entries and their hash.
 */
const FORMAT = 'pawmatch-backup-1';

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const TABLES = 'tables';
export const PHOTOS = 'photos';

export const Manifest = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  /** The applied migrations of the exported database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Each table comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

export const newManifest = (createdAt: Date, rest: Pick<Manifest, 'migrations' | 'tables'>) =>
  ({ format: FORMAT, created_at: createdAt.toISOString(), ...rest }) satisfies Manifest;

export const End = z.object({ entries: z.number(), sha256: z.string() });

/** An error that the person who runs the command can fix. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupEntry {
  name: string;
  bytes: Buffer;
}
