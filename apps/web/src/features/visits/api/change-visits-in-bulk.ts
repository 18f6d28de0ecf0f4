import type { BulkVisits } from '@pawmatch/contract/visits/bulk-visits';
import {
  BulkVisitsLine,
  type BulkVisitsReport,
} from '@pawmatch/contract/visits/bulk-visits-report';
import { changeVisitsInBulk as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../../lib/api/error-message.ts';
import { openStream, splitStream } from '../../../lib/api/open-stream.ts';

/**
 * B4.02: changes all visits that match.
 * @param onProgress how many of the visits are done
 * @throws ApiError also when the response ends before the report
 */
export async function changeVisitsInBulk(
  change: z.input<typeof BulkVisits>,
  onProgress: (done: number) => void,
): Promise<BulkVisitsReport> {
  const stream = await openStream(endpoint, { accept: 'application/x-ndjson', body: change });
  for await (const text of splitStream(stream, '\n')) {
    const line = BulkVisitsLine.parse(JSON.parse(text));
    if (line.type === 'report') return line;
    onProgress(line.done);
  }
  throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
}
