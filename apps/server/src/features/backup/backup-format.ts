import * as z from 'zod/mini';

/**
 * A backup is a gzipped tar file: `manifest.json`, then the rows of each table as PostgreSQL's COPY
 * writes them (`tables/pets/0`, `tables/pets/1` and so on), then the files of the photos
 * (`photos/HASH/small.webp`), then `end.json`, which says what all before it adds up to.
 */
const FORMAT = 'pawmatch-backup-1';

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const TABLES = 'tables';
export const PHOTOS = 'photos';

export const Manifest = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  /** Applied to the database that was exported, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which rows find those that they refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

export const newManifest = (createdAt: Date, rest: Pick<Manifest, 'migrations' | 'tables'>) =>
  ({ format: FORMAT, created_at: createdAt.toISOString(), ...rest }) satisfies Manifest;

export const End = z.object({ entries: z.number(), sha256: z.string() });

/** A file, or a database, that the person who typed the command can do something about. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupEntry {
  name: string;
  bytes: Buffer;
}
