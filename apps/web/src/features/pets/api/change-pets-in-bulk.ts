import { BulkLine, type BulkPets, type BulkReport } from '@pawmatch/contract/pets/bulk-pets';
import { changePetsInBulk as endpoint } from '@pawmatch/contract/pets/pets-endpoints';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../../lib/api/error-message.ts';
import { openStream, splitStream } from '../../../lib/api/open-stream.ts';

/**
 * B4.02: changes all pets that match, or those of the ids.
 * @param onProgress how many of the pets are done
 * @throws ApiError also when the response ends before the report
 */
export async function changePetsInBulk(
  change: z.input<typeof BulkPets>,
  onProgress?: (done: number) => void,
): Promise<BulkReport> {
  const stream = await openStream(endpoint, { accept: 'application/x-ndjson', body: change });
  for await (const text of splitStream(stream, '\n')) {
    const line = BulkLine.parse(JSON.parse(text));
    if (line.type === 'report') return line;
    onProgress?.(line.done);
  }
  throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
}
