import sharp from 'sharp';
import type { Database } from '../../platform/database/database.ts';
import {
  MAX_HEIGHT_TO_WIDTH,
  type PhotoSize,
  photoFileName,
  photoWidths,
} from '../../platform/images/image-sizes.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { countRows, listPetPhotos } from './backup.repository.ts';
import type { ImportReport } from './import-backup.ts';

/** One line of the report of a rehearsal. */
export interface RestoredPart {
  isRight: boolean;
  text: string;
}

/** The tables that people miss first. */
const TABLES = { users: 'people', pets: 'pets', visits: 'visits' };

/** Compares the rows of a restored database with those that the backup had. */
export async function checkRows(
  { pool }: Pick<Database, 'pool'>,
  { tables, erased }: ImportReport & { erased: number },
): Promise<RestoredPart[]> {
  return Promise.all(
    Object.entries(TABLES).map(async ([table, name]) => {
      const expected = (tables[table] ?? 0) - (table === 'users' ? erased : 0);
      const found = await countRows(pool, table);
      return { isRight: found === expected, text: `${found} of ${expected} ${name} are there` };
    }),
  );
}

/** Reads the files of every photo that a pet shows, and compares their sizes with those of the photo. */
export async function checkPhotos(
  { pool }: Pick<Database, 'pool'>,
  imageStore: ImageStore,
): Promise<RestoredPart> {
  const photos = await listPetPhotos(pool);
  let complete = 0;
  for (const photo of photos) if (await isComplete(imageStore, photo)) complete += 1;
  return {
    isRight: complete === photos.length,
    text: `${complete} of ${photos.length} photos are there in all sizes`,
  };
}

interface PhotoSizeInPixels {
  hash: string;
  width: number;
  height: number;
}

async function isComplete(imageStore: ImageStore, photo: PhotoSizeInPixels): Promise<boolean> {
  if (!(await imageStore.has(photo.hash))) return false;
  for (const size of Object.keys(photoWidths) as PhotoSize[]) {
    const image = await imageStore.open(photo.hash, photoFileName(size, 'webp'));
    const bytes = image ? Buffer.concat(await image.stream.toArray()) : Buffer.alloc(0);
    const { width } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0 }));
    const limit = photoWidths[size];
    const scale = Math.min(1, limit / photo.width, (limit * MAX_HEIGHT_TO_WIDTH) / photo.height);
    if (width !== Math.max(1, Math.round(photo.width * scale))) return false;
  }
  return true;
}
